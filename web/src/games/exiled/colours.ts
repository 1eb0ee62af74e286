/** How teams are told apart: by colour, and by a letter and a line besides. */

import { text } from '../../lib/texts.svelte';

const TEAM_HUES = [176, 8, 268, 42, 215, 325, 95, 24, 290, 140, 60, 350];

/** How the border of a team's cards is drawn, in millimetres of line and gap. */
const TEAM_LINES = ['', '7 3', '2.5 2.5', '9 2.5 2.5 2.5', '14 4', '1.5 4'];

/** Returns the colour of a team: one's own is blue, the first of the others vermilion; who has no team sees Team A in blue. */
export function teamColour(team: number, own: number): string {
    const home = Math.max(0, own);
    if (team < 0) return 'var(--muted)';
    if (team === home) return 'var(--you)';
    if (team === (home ? 0 : 1)) return 'var(--opp)';
    const hue = TEAM_HUES[team % TEAM_HUES.length] ?? 0;
    return `light-dark(hsl(${hue} 72% 28%), hsl(${hue} 62% 68%))`;
}

export function teamLine(team: number): string {
    const line = TEAM_LINES[Math.max(0, team) % TEAM_LINES.length] ?? '';
    return line
        .split(' ')
        .map((length) => Number(length) * 100)
        .join(' ');
}

/** The moments at which an ability works: a mark in a square from -10 to 10, and what it says. */
export const MOMENTS: Record<string, { mark: string; said: string }> = {
    movement: { mark: 'M-8 0H8M3 -5L8 0L3 5', said: text('in the movement phase') },
    attack: { mark: 'M-7 7L7 -7M1 -8H8V-1M-8 2L-2 8', said: text('in the attack phase') },
    anytime: { mark: 'M0 -9A9 9 0 1 0 0.1 -9ZM0 -5V0L4 3', said: text('at any time') },
    passive: { mark: 'M0 -9L8 -4V4L0 9L-8 4V-4Z', said: text('always') },
    reactive: { mark: 'M8 -3A8 8 0 0 0 -7 -4M-8 -9V-3H-2M-8 3A8 8 0 0 0 7 4M8 9V3H2', said: text('as an answer') },
};

/** The marks of what is the matter with a card, in a square from -10 to 10. */
export const STATE_MARKS: Record<string, string> = {
    blind: 'M-8 0Q0 -8 8 0Q0 8 -8 0ZM-7 7L7 -7',
    hand: 'M-6 8V-2M-2 8V-8M2 8V-8M6 8V-4M-6 8H6',
    hex: 'M-6 -6L6 6M6 -6L-6 6',
    persists: 'M-5 -8H5L-5 8H5Z',
    ethereal: 'M-6 8V-2A6 6 0 0 1 6 -2V8L3 5L0 8L-3 5Z',
    shield: 'M-7 -7H7V1C7 5 3 8 0 9C-3 8 -7 5 -7 1Z',
};
