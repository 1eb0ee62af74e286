import type { Staging } from '../../lib/playback';
import type { Seat } from '../../lib/seats';
import { NOTHING, type Pair, type ShownFormation, type ShownView } from './view';
import type { Advanced, FormationEvent, SideView } from './wire';

const PAUSES: Partial<Record<FormationEvent['event'], number>> = {
    'first player': 700,
    type: 700,
    round: 800,
    formation: 900,
    front: 1000,
    back: 500,
    led: 1100,
    answered: 1100,
    decided: 1600,
    advanced: 600,
    scored: 1400,
};

/** Formation's events one by one; the rest follows with the message's own view. */
export const FORMATION_STAGING: Staging<ShownFormation> = {
    stage,
    pause: (event) => PAUSES[event.event] ?? 0,
};

function stage(view: ShownView, event: FormationEvent): ShownView {
    switch (event.event) {
        case 'led':
            return {
                ...view,
                battle: event.battle,
                offence: event.seat,
                lead: [event.space, event.card, event.colour],
            };
        case 'answered':
            return { ...view, reply: [event.space, event.card] };
        case 'decided':
            return decided(view);
        case 'advanced':
            return withSide(view, event.seat, (side) => advanced(side, event));
        case 'front':
            return withSide(view, event.seat, (side) => ({ ...side, grid: [...event.grid, ...side.grid.slice(6)] }));
        case 'type':
            return withSide(view, event.seat, (side) => ({ ...side, type: event.type }));
        case 'formation':
            return withSide(view, event.seat, (side) => ({ ...side, formation: event.spaces }));
        default:
            return view;
    }
}

/** Both cards of a battle leave the grids. */
function decided(view: ShownView): ShownView {
    const { reply, ...rest } = view;
    const attacker = view.offence;
    const taken = withSide(rest, attacker, (side) => without(side, view.lead[0]));
    return { ...withSide(taken, 1 - attacker, (side) => without(side, reply?.[0])), lead: [] };
}

function without(side: SideView, space: number | undefined): SideView {
    return { ...side, grid: side.grid.map((card, at) => (at === space ? NOTHING : card)) };
}

function advanced(side: SideView, { origin, to, card }: Advanced): SideView {
    const grid = [...side.grid];
    if (side.spare === NOTHING) grid[origin] = NOTHING;
    grid[to] = card;
    return { ...side, grid };
}

function withSide(view: ShownView, seat: Seat, change: (side: SideView) => SideView): ShownView {
    const [one, other] = view.sides;
    const sides: Pair<SideView> = seat === 0 ? [change(one), other] : [one, change(other)];
    return { ...view, sides };
}
