/** How teams and factions are told apart: by colour, and by a letter, a line or a mark besides. */

import { text } from '../../lib/texts.svelte';

const TEAM_HUES = [176, 8, 268, 42, 215, 325, 95, 24, 290, 140, 60, 350];

/** How the border of a team's cards is drawn, in millimetres of line and gap. */
const TEAM_LINES = ['', '7 3', '2.5 2.5', '9 2.5 2.5 2.5', '14 4', '1.5 4'];

export function teamColour(team: number): string {
    const hue = TEAM_HUES[team % TEAM_HUES.length] ?? 0;
    return team < 0 ? 'var(--ink-soft)' : `light-dark(hsl(${hue} 72% 28%), hsl(${hue} 62% 68%))`;
}

export function teamLine(team: number): string {
    const line = TEAM_LINES[Math.max(0, team) % TEAM_LINES.length] ?? '';
    return line
        .split(' ')
        .map((length) => Number(length) * 100)
        .join(' ');
}

export interface FactionLook {
    hue: number;
    /** A mark in a square from -10 to 10, y downwards. */
    mark: string;
}

const FACTIONS: Record<string, FactionLook> = {
    Coalition: { hue: 212, mark: 'M-8 -8H8V1C8 6 3 9 0 10C-3 9 -8 6 -8 1Z' },
    Venery: { hue: 128, mark: 'M0 10C-10 4 -9 -5 0 -10C9 -5 10 4 0 10ZM0 10V-6' },
    'Order of 1000 Doors': { hue: 44, mark: 'M-7 10V-3A7 7 0 0 1 7 -3V10ZM3 2V4' },
    Netherwalkers: { hue: 286, mark: 'M4 -9A9.5 9.5 0 1 0 4 9A7.5 7.5 0 1 1 4 -9Z' },
};

export function factionLook(faction: string): FactionLook {
    return FACTIONS[faction] ?? { hue: 0, mark: 'M-8 0H8M0 -8V8' };
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
