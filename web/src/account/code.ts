import { encode } from 'uqr';

/** How many empty squares scanners need around a code. */
const MARGIN = 4;

/** Squares that the camera of a phone reads: how many stand in a row, and the path around all dark ones. */
export function codeOf(text: string): { size: number; path: string } {
    const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
}
