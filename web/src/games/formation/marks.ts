import type { FormationEvent } from './wire';

/** Rounds. */
export const MARKS: FormationEvent['event'][] = ['round'];
