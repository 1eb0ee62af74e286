/** What need not be on the screen at once: one thing for each picture of the screen, so that none takes long. */

import { untrack } from 'svelte';

type Task = () => void;

/** A task, and the picture of the screen from which on it may be done. */
interface Entry {
    task: Task;
    from: number;
}

/** What is waited for, and what is only likely to be wanted. */
const wanted: Entry[] = [];
const likely: Entry[] = [];
let running = false;
let picture = 0;
/** Whether a task is being done for the present picture, so that what follows from it may be done for the next. */
let within = false;

/** Does something in one of the next pictures of the screen; the returned function gives that up. */
export const soon = (task: Task): Task => enlist(wanted, task);

/** Does something when nothing else is left to do. */
export const sometime = (task: Task): Task => enlist(likely, task);

function enlist(list: Entry[], task: Task): Task {
    // What was changed just now is not drawn yet, and comes first.
    const entry = { task, from: picture + (within ? 1 : 2) };
    list.push(entry);
    if (!running) requestAnimationFrame(doNext);
    running = true;
    return () => {
        const at = list.indexOf(entry);
        if (at >= 0) list.splice(at, 1);
    };
}

function doNext(): void {
    picture += 1;
    running = wanted.length + likely.length > 0;
    if (!running) return;
    requestAnimationFrame(doNext);
    const next = due(wanted) ?? (wanted.length ? undefined : due(likely));
    if (!next) return;
    within = true;
    setTimeout(() => (within = false));
    next.task();
}

function due(list: Entry[]): Entry | undefined {
    const at = list.findIndex(({ from }) => from <= picture);
    return at < 0 ? undefined : list.splice(at, 1)[0];
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
