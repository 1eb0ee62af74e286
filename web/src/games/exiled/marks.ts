import type { ExiledEvent } from './wire';

/** Phases. */
export const MARKS: ExiledEvent['event'][] = ['phase'];
