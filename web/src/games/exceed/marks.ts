/** Strikes. */
export const MARKS = ['StrikeBegan'];
