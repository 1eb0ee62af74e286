/** Rounds. */
export const MARKS = ['round'];
