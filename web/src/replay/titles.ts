import { t } from '../lib/texts.svelte';
import { calledApart } from '../lib/turns';
import { capital } from '../lib/words';
import type { Replay } from '../wire';

/** Says what a frame is: who answered what, and when. */
export function titleOf({ frames, seats }: Pick<Replay, 'frames' | 'seats'>, place: number): string {
    const frame = frames[place];
    if (!frame || !place) return t('The beginning');
    const who = calledApart(seats, frame.seat);
    return `${capital(frame.moment)} · ${frame.label ? `${who}: ${frame.label}` : who}`;
}
