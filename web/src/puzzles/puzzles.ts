import { ask, posted } from '../lib/lobby';
import { remember, remembered } from '../lib/remembered';
import type { PuzzlePosition, PuzzleShelf, PuzzleVerdict } from '../wire';

/** Asks which puzzles there are. */
export function shelves(): Promise<PuzzleShelf[]> {
    return ask<PuzzleShelf[]>('/api/puzzles');
}

/** Asks for a puzzle, as its seat sees it. */
export function positionOf(game: string, number: number): Promise<PuzzlePosition> {
    return ask<PuzzlePosition>(address(game, number));
}

/** Has an answer to a puzzle judged. */
export function judged(game: string, number: number, answer: number): Promise<PuzzleVerdict> {
    return ask<PuzzleVerdict>(address(game, number), posted({ answer }));
}

function address(game: string, number: number): string {
    return `/api/puzzles/${encodeURIComponent(game)}/${number}`;
}

const WANTED = 'puzzles wanted';

/** Returns the theme that is wanted of a game; none means all. */
export function themeOf(game: string): string {
    const theme = remembered<Record<string, unknown>>(WANTED, {})[game];
    return typeof theme === 'string' ? theme : '';
}

/** Keeps which theme is wanted of a game. */
export function keepTheme(game: string, theme: string): void {
    remember(WANTED, { ...remembered<Record<string, unknown>>(WANTED, {}), [game]: theme });
}
