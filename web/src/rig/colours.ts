/** What the colours of a look are on the screen, and how they are made darker and lighter. */

import type { Aura, Colour, Skin } from './look';

// prettier-ignore
export const COLOURS: Record<Colour, string> = {
    white: '#f4f1ea', black: '#23202c', grey: '#8d8b98', ash: '#9a9aa6', silver: '#c9d0dc', steel: '#93a2b5',
    red: '#d92b3a', blood: '#a3122e', wine: '#7c1f3d', pink: '#ef7fa0', magenta: '#d63a9a', lavender: '#b49be8',
    violet: '#6b45b0', indigo: '#3c3a8c', navy: '#26366f', blue: '#2f6bd8', sky: '#6db6ee', ice: '#b7e3f5',
    cyan: '#3fd0de', teal: '#1d8a8a', jade: '#1f8a5f', green: '#3f9c46', lime: '#9bdc3c', mint: '#a6e6c9',
    olive: '#66703a', gold: '#efb92f', brass: '#c8963a', blond: '#f1cf6b', wheat: '#d9b97a', orange: '#f07f2a',
    brown: '#7a4a2b', tan: '#b98254',
};

// prettier-ignore
export const SKINS: Record<Skin, string> = {
    light: '#f0c39c', tan: '#c98f60', brown: '#96603c', dark: '#5c3a2a', ash: '#a9a8b3', violet: '#5a3d8a',
    green: '#6f9a54', steel: '#93a2b5',
};

// prettier-ignore
export const AURAS: Record<Aura, string> = {
    fire: '#ff7a1f', lightning: '#5fd4ff', ice: '#b7e3f5', wind: '#8df0c4', dark: '#8a4dff', blood: '#e0213f',
    light: '#ffe08a', water: '#4fb4ff', petals: '#ff9ac2', spark: '#ffc94a',
};

export const INK = '#15121c';
export const PAPER = '#f4f1ea';
export const BLADE = '#c4cfdb';
export const IRON = '#8d97a8';
export const WOOD = '#7a4a2b';
export const NIGHT = '#120d1c';
export const GOLD = COLOURS.gold;

function mixed(colour: string, share: (channel: number, place: number) => number): string {
    const value = parseInt(colour.slice(1), 16);
    const channels = [value >> 16, (value >> 8) & 255, value & 255];
    return `#${channels.map((one, place) => Math.round(share(one, place)).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a colour in the shade: a part of it, the rest of the colour of ink. */
export function dark(colour: string, part = 0.7): string {
    return mixed(colour, (channel, place) => channel * part + (place === 2 ? 14 : 6) * (1 - part));
}

/** Returns a colour in the light. */
export function lite(colour: string, part = 0.35): string {
    return mixed(colour, (channel) => channel + (255 - channel) * part);
}
