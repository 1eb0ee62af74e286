import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Judges, type Judge } from '../src/inside/judges';
import type { FromJudge, ToJudge } from '../src/inside/messages';

/** A judge that notes what it is told, and whether it was sent home. */
class Listener implements Judge {
    onmessage: Judge['onmessage'] = null;
    onerror: Judge['onerror'] = null;
    told: ToJudge[] = [];
    isGone = false;

    postMessage(message: ToJudge): void {
        this.told.push(message);
    }

    terminate(): void {
        this.isGone = true;
    }

    say(message: FromJudge): void {
        this.onmessage?.(new MessageEvent('message', { data: message }));
    }
}

function bench(): { judges: Judges; hired: Listener[] } {
    const hired: Listener[] = [];
    const hire = () => {
        hired.push(new Listener());
        return hired.at(-1)!;
    };
    return { judges: new Judges(hire, 'https://table.example/'), hired };
}

describe('those who judge beside the table', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('are one, who comes with the first decision and answers each', async () => {
        const { judges, hired } = bench();
        expect(hired).toEqual([]);
        const answers = [judges.judged('one'), judges.judged('two')];
        expect(hired.length).toBe(1);
        expect(hired[0]!.told).toEqual([
            { base: 'https://table.example/', number: 1, told: 'one' },
            { base: 'https://table.example/', number: 2, told: 'two' },
        ]);
        hired[0]!.say({ kind: 'judged', number: 2, found: 'second' });
        hired[0]!.say({ kind: 'judged', number: 1, found: 'first' });
        expect(await Promise.all(answers)).toEqual(['first', 'second']);
    });

    it('go home when nothing is left to judge, and come again', async () => {
        const { judges, hired } = bench();
        const answer = judges.judged('one');
        await vi.advanceTimersByTimeAsync(600_000);
        expect(hired[0]!.isGone).toBe(false);
        hired[0]!.say({ kind: 'judged', number: 1, found: 'first' });
        await answer;
        void judges.judged('two');
        await vi.advanceTimersByTimeAsync(600_000);
        expect(hired.map((one) => one.isGone)).toEqual([false]);
        hired[0]!.say({ kind: 'judged', number: 2, found: 'second' });
        await vi.advanceTimersByTimeAsync(600_000);
        expect(hired[0]!.isGone).toBe(true);
        void judges.judged('three');
        expect(hired[1]!.told.map((one) => one.told)).toEqual(['three']);
    });

    it('are replaced after a failure, and whoever waits hears of it', async () => {
        const { judges, hired } = bench();
        const failed = [judges.judged('one'), judges.judged('two')].map((answer) =>
            answer.catch((error: Error) => error.message),
        );
        hired[0]!.say({ kind: 'failed', number: 1, reason: 'no memory' });
        expect(await Promise.all(failed)).toEqual(['no memory', 'the judge was sent home']);
        expect(hired[0]!.isGone).toBe(true);
        const crashed = judges.judged('three').catch((error: Error) => error.message);
        hired[1]!.onerror?.({ message: 'no worker' } as ErrorEvent);
        expect(await crashed).toBe('no worker');
        expect(hired[1]!.isGone).toBe(true);
    });
});
