import { describe, expect, it } from 'vitest';
import { shortName } from '../src/games/exceed/front/roster';

describe('a name in the grid of fighters', () => {
    it.each([
        ['Ryu', 'Ryu'],
        ['Ken Masters', 'Ken Masters'],
        ['The Beheaded', 'Beheaded'],
        ['Super Skull Man 33', 'Super Skull'],
        ['Shovel & Shield Knight', 'Shovel'],
        ['Goldlewis Dickinson', 'Goldlewis'],
        ['Platinum the Trinity', 'Platinum'],
    ])('of %s is %s', (name, short) => {
        expect(shortName(name)).toBe(short);
    });
});
