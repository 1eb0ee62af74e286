import type { Staging } from '../../../lib/playback';
import type { SoloEvent, Tossed } from '../wire';
import type { ShownSolo, ShownView } from './view';

const PAUSES: Partial<Record<SoloEvent['event'], number>> = {
    'solo began': 600,
    tossed: 1900,
    'came closer': 900,
    'solo over': 600,
};

export const SOLO_STAGING: Staging<ShownSolo> = {
    stage: (view, event) => (event.event === 'tossed' ? tossed(view, event) : { ...view, flying: false }),
    pause: ({ event }) => PAUSES[event] ?? 0,
};

function tossed(view: ShownView, event: Tossed): ShownView {
    const { aim, under, where, worth, total } = event;
    const [x, y, angle] = event.place;
    const toss = { lengths: view.lengths, aim, x, y, angle, under, where, worth };
    return { ...view, thrown: [...view.thrown, toss], total, flying: true };
}
