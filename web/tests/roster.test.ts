import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seasonName, shortName } from '../src/games/exceed/front/roster';
import { speak } from '../src/lib/texts.svelte';

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

describe('the name of a season', () => {
    beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
    afterAll(async () => {
        await speak('en');
        vi.unstubAllGlobals();
    });
    it('has no number', () => {
        expect(seasonName('Season 5: BlazBlue')).toBe('BlazBlue');
        expect(seasonName('Season 2: Seventh Cross, fan work')).toBe('Fan work');
    });
    it('says in any language that it is of fans', async () => {
        await speak('de');
        expect(seasonName('Season 2: Seventh Cross, fan work')).toBe('Von Fans');
    });
});
