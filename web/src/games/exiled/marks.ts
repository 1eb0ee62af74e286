/** Phases. */
export const MARKS = ['phase'];
