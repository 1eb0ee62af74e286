import type { Staging } from '../../lib/playback';
import type { GameEvent, Seat } from '../../lib/protocol';
import { NOTHING, type FormationView, type Pair, type SideView } from './view';

const PAUSES: Record<string, number> = {
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
export const FORMATION_STAGING: Staging<FormationView> = {
    stage,
    pause: (event) => PAUSES[event.event] ?? 0,
};

function stage(view: FormationView, event: GameEvent): FormationView {
    const seat = event.seat as Seat;
    switch (event.event) {
        case 'led': {
            const lead = [event.space, event.card, event.colour] as number[];
            return { ...view, battle: event.battle as number, offence: seat, lead };
        }
        case 'answered':
            return { ...view, reply: [event.space as number, event.card as number] };
        case 'decided':
            return decided(view);
        case 'advanced':
            return withSide(view, seat, (side) => advanced(side, event));
        case 'front':
            return withSide(view, seat, (side) => ({
                ...side,
                grid: [...(event.grid as number[]), ...side.grid.slice(6)],
            }));
        case 'type':
            return withSide(view, seat, (side) => ({ ...side, type: event.type as string }));
        case 'formation':
            return withSide(view, seat, (side) => ({ ...side, formation: event.spaces as string }));
        default:
            return view;
    }
}

/** Both cards of a battle leave the grids. */
function decided(view: FormationView): FormationView {
    const { reply, ...rest } = view;
    const attacker = view.offence;
    const taken = withSide(rest, attacker, (side) => without(side, view.lead[0]));
    return { ...withSide(taken, 1 - attacker, (side) => without(side, reply?.[0])), lead: [] };
}

function without(side: SideView, space: number | undefined): SideView {
    return { ...side, grid: side.grid.map((card, at) => (at === space ? NOTHING : card)) };
}

function advanced(side: SideView, event: GameEvent): SideView {
    const grid = [...side.grid];
    const origin = event.origin as number;
    if (side.spare === NOTHING) grid[origin] = NOTHING;
    grid[event.to as number] = event.card as number;
    return { ...side, grid };
}

function withSide(view: FormationView, seat: Seat, change: (side: SideView) => SideView): FormationView {
    const [one, other] = view.sides;
    const sides: Pair<SideView> = seat === 0 ? [change(one), other] : [one, change(other)];
    return { ...view, sides };
}
