import { begun } from './beginning';
import type { FromJudge, ToJudge } from './messages';

/** The worker in which decisions of matches that are over are judged, by a Python of its own. */

let judging: Promise<(told: string) => string> | null = null;

/** Starts Python; returns `judged` of wildswing.server.machines.judging. */
async function open(base: string): Promise<(told: string) => string> {
    const { python } = await begun(base);
    return python.pyimport('wildswing.server.machines.judging').judged;
}

addEventListener('message', ({ data: { base, number, told } }: MessageEvent<ToJudge>) => {
    const say = (message: FromJudge) => postMessage(message);
    judging ??= open(base);
    judging
        .then((judged) => judged(told))
        .then(
            (found) => say({ kind: 'judged', number, found }),
            (error: unknown) => say({ kind: 'failed', number, reason: String(error) }),
        );
});
