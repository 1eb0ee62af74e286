/** Whoever is so much stronger solves a puzzle ten times as often as not. */
const SCALE = 400;

/** For how strong somebody is taken of whom nothing is known. */
export const MIDDLE = 1200;

/** The strengths of which the verdict tells: those of a novice, a fighter and a veteran. */
export const STRENGTHS = [1000, 1300, 1700] as const;

/** Returns how many of a hundred players of some strength are expected to solve a puzzle, by its rating. */
export function solversOf(rating: number, strength: number): number {
    return Math.round(100 / (1 + 10 ** ((rating - strength) / SCALE)));
}
