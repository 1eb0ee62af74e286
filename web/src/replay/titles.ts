import { t } from '../lib/texts.svelte';
import { calledApart } from '../lib/turns';
import { capital } from '../lib/words';
import type { Replay } from '../wire';

type Frames = Pick<Replay, 'frames' | 'seats'>;

/** Says what a frame is: who answered what. */
export function deedOf({ frames, seats }: Frames, place: number): string {
    const frame = frames[place];
    if (!frame || !place) return t('The beginning');
    const who = calledApart(seats, frame.seat);
    return frame.label ? `${who}: ${frame.label}` : who;
}

/** Says what a frame is: who answered what, and when. */
export function titleOf(replay: Frames, place: number): string {
    const frame = place ? replay.frames[place] : undefined;
    return frame ? `${capital(frame.moment)} · ${deedOf(replay, place)}` : deedOf(replay, 0);
}
