import { describe, expect, it } from 'vitest';
import { lastTold, parted, toldBefore } from '../src/lib/telling';

const turn = { event: 'TurnBegan', sentence: 'Turn 2: Ky Kiske.' };
const drew = { event: 'Drew', sentence: 'Ky Kiske draws 1 card.', who: 'Ky Kiske' };
const again = { ...drew };
const acted = { event: 'ActionTaken', sentence: 'Ky Kiske: Prepare.', who: 'Ky Kiske' };

describe('what was told last', () => {
    it('leaves out what is seen anyway, unless nothing else was told', () => {
        expect(lastTold([acted, drew, turn], ['TurnBegan'])).toBe(drew);
        expect(lastTold([turn], ['TurnBegan'])).toBe(turn);
        expect(lastTold([], ['TurnBegan'])).toBeNull();
    });

    it('stands over what was told before and says something else', () => {
        expect(toldBefore([turn, acted, drew, again], again, ['TurnBegan'])).toBe(acted);
        expect(toldBefore([turn, acted], acted, ['TurnBegan'])).toBeNull();
    });
});

describe('a sentence', () => {
    it('is parted after whom it begins with', () => {
        expect(parted(drew)).toEqual(['Ky Kiske', ' draws 1 card.']);
        expect(parted(turn)).toEqual(['', 'Turn 2: Ky Kiske.']);
        expect(parted({ ...drew, sentence: 'A card is drawn by Ky Kiske.' })[0]).toBe('');
    });
});
