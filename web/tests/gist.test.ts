import { describe, expect, it } from 'vitest';
import { gistOf as ofStrike } from '../src/games/exceed/gist';
import { gistOf as ofThrow } from '../src/games/exiled/gist';
import type { ExiledEvent } from '../src/games/exiled/wire';
import { gistOf as ofBattle } from '../src/games/formation/gist';
import type { FormationEvent } from '../src/games/formation/wire';
import { eventsOf } from './events';
import { BLOCK, KNOCKOUT, MISS, STUN } from './strikes';

const battle = eventsOf<FormationEvent>();
const thrown = eventsOf<ExiledEvent>();

describe('what an answer came to', () => {
    it('is told of a strike by whoever hit or missed', () => {
        expect(ofStrike(STUN)).toEqual([{ seat: 0, word: 'hit 7, stun' }]);
        expect(ofStrike(BLOCK)).toEqual([{ seat: 0, word: 'hit 2' }]);
        expect(ofStrike(MISS)[0]).toEqual({ seat: 0, word: 'miss' });
        expect(ofStrike(KNOCKOUT)[0]?.word).toContain('K.O.');
        expect(ofStrike(STUN.slice(0, 4))).toEqual([]);
    });

    it('is told of a battle by whoever takes the cards', () => {
        expect(ofBattle([battle('decided', { winner: 1 })])).toEqual([{ seat: 1, word: 'takes the battle' }]);
        expect(ofBattle([battle('decided', { winner: -1 })])).toEqual([{ seat: -1, word: 'a tie' }]);
        expect(ofBattle([battle('round')])).toEqual([]);
    });

    it('is told of throws by what they did to whom', () => {
        const missed = thrown('missed');
        expect(ofThrow([missed, thrown('lost', { name: 'Nahtha', damage: 3 })])).toEqual([
            { seat: -1, word: 'Nahtha −3' },
        ]);
        expect(ofThrow([missed])).toEqual([{ seat: -1, word: 'miss' }]);
    });
});
