import type { ExceedEvent } from './wire';

/** Strikes. */
export const MARKS: ExceedEvent['event'][] = ['StrikeBegan'];
