import type { Telling } from '../src/wire';

/** Returns how a test makes the events of a game: each from its kind and those of its fields that the test is about. */
export function eventsOf<E extends Telling>() {
    return <Kind extends E['event']>(event: Kind, fields: Partial<Extract<E, { event: Kind }>> = {}): E =>
        ({ sentence: '', ...fields, event }) as unknown as E;
}
