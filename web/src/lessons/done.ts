import { remember, remembered } from '../lib/remembered';

const NAME = 'lessons';

/** Returns the lessons that were learnt in this browser. */
export function learnt(): readonly string[] {
    const { done } = remembered<{ done: unknown }>(NAME, { done: [] });
    return Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [];
}

/** Keeps that a lesson was learnt. */
export function keepLearnt(course: string): void {
    if (!learnt().includes(course)) remember(NAME, { done: [...learnt(), course] });
}
