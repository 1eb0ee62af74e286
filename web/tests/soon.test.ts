import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon, sometime } from '../src/lib/soon.svelte';

let waiting: (() => void)[] = [];

/** Draws the next picture of the screen; what follows from it comes after. */
async function draw(): Promise<void> {
    const now = waiting;
    waiting = [];
    for (const one of now) one();
    await new Promise((done) => setTimeout(done, 2));
}

beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (task: () => void) => waiting.push(task));
});

afterEach(async () => {
    while (waiting.length) await draw();
    vi.unstubAllGlobals();
});

test('what was changed just now is drawn before anything else is done, also while other things are', async () => {
    const done: string[] = [];
    soon(() => done.push('first'));
    await draw();
    expect(done).toEqual([]);
    await draw();
    expect(done).toEqual(['first']);
    soon(() => done.push('second'));
    await draw();
    expect(done).toEqual(['first']);
    await draw();
    expect(done).toEqual(['first', 'second']);
});

test('each picture of the screen has one thing to do, and what follows from it is done for the next', async () => {
    const done: string[] = [];
    soon(() => {
        done.push('face');
        soon(() => done.push('numbers'));
    });
    await draw();
    await draw();
    expect(done).toEqual(['face']);
    await draw();
    expect(done).toEqual(['face', 'numbers']);
});

test('what is only likely to be wanted waits for what is, and what is given up is not done', async () => {
    const done: string[] = [];
    sometime(() => done.push('likely'));
    soon(() => done.push('wanted'));
    const giveUp = soon(() => done.push('given up'));
    giveUp();
    await draw();
    await draw();
    expect(done).toEqual(['wanted']);
    await draw();
    expect(done).toEqual(['wanted', 'likely']);
});
