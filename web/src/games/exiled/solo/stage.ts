import type { Staging } from '../../../lib/playback';
import type { GameEvent } from '../../../lib/protocol';
import type { Point } from '../view';
import type { SoloView } from './view';

const PAUSES: Record<string, number> = { 'solo began': 600, tossed: 1900, 'came closer': 900, 'solo over': 600 };

export const SOLO_STAGING: Staging<SoloView> = {
    stage: (view, event) => (event.event === 'tossed' ? tossed(view, event) : { ...view, flying: false }),
    pause: ({ event }) => PAUSES[event] ?? 0,
};

function tossed(view: SoloView, event: GameEvent): SoloView {
    const [x, y, angle] = event.place as [number, number, number];
    const toss = {
        lengths: view.lengths,
        aim: event.aim as Point,
        x,
        y,
        angle,
        under: event.under as boolean,
        where: event.where as string,
        worth: event.worth as number,
    };
    return { ...view, thrown: [...view.thrown, toss], total: event.total as number, flying: true };
}
