import { describe, expect, it } from 'vitest';
import { HERE, OPEN, seated } from '../src/home/seating';

describe('a wish', () => {
    it('says who has each seat', () => {
        expect(seated([HERE, 'greedy'])).toEqual({ seats: [0], opponent: ['', 'greedy'] });
        expect(seated(['random', HERE, OPEN, HERE])).toEqual({ seats: [1, 3], opponent: ['random', '', 'open', ''] });
    });

    it('needs somebody at this screen', () => {
        expect(seated(['greedy', OPEN])).toBeNull();
    });
});
