/** What need not be on the screen at once: one thing for each picture of the screen, so that none takes long. */

import { untrack } from 'svelte';

type Task = () => void;

/** What is waited for, and what is only likely to be wanted. */
const wanted: Task[] = [];
const likely: Task[] = [];
let running = false;

/** Does something in one of the next pictures of the screen; the returned function gives that up. */
export const soon = (task: Task): Task => enlist(wanted, task);

/** Does something when nothing else is left to do. */
export const sometime = (task: Task): Task => enlist(likely, task);

function enlist(list: Task[], task: Task): Task {
    list.push(task);
    // What was changed just now is not drawn yet, and comes first.
    if (!running) requestAnimationFrame(() => requestAnimationFrame(doNext));
    running = true;
    return () => {
        const at = list.indexOf(task);
        if (at >= 0) list.splice(at, 1);
    };
}

function doNext(): void {
    const task = wanted.shift() ?? likely.shift();
    running = task !== undefined;
    if (!task) return;
    requestAnimationFrame(doNext);
    task();
}

/** Follows a value a little later while something else is shown, and else at once. */
export function trailing<T>(read: () => T, busy: () => boolean): { readonly value: T } {
    let value = $state.raw(untrack(read));
    $effect.pre(() => {
        const next = read();
        if (next !== untrack(() => value) && untrack(busy)) return soon(() => (value = next));
        value = next;
        return undefined;
    });
    return {
        get value() {
            return value;
        },
    };
}
