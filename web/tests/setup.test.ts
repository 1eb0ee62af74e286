import { expect, test } from 'vitest';
import { scenarioOf, sideOf } from '../src/games/exceed/setup';

test('a position is written as a scenario', () => {
    const [sol, ky] = [sideOf('Sol Badguy', 3, 12), sideOf('Ky Kiske', 7, 30)];
    sol.cards.hand = ['Focus', 'Ready, Set'];
    sol.cards.gauge = ['Slash'];
    sol.exceeded = true;
    ky.cards.boosts = ['Dive'];
    expect(scenarioOf([sol, ky], 1)).toBe(
        [
            'fighters Sol Badguy against Ky Kiske',
            'turn Ky Kiske',
            'set up Sol Badguy: space 3; life 12; hand Focus, "Ready, Set"; gauge Slash; exceeded',
            'set up Ky Kiske: space 7; life 30; boosts Dive',
            '',
        ].join('\n'),
    );
});

test('a fighter who meets itself is told apart by a number', () => {
    const scenario = scenarioOf([sideOf('Ryu', 3, 30), sideOf('Ryu', 7, 30)], 0);
    expect(scenario).toContain('fighters Ryu against Ryu\nturn Ryu 1\n');
    expect(scenario).toContain('set up Ryu 2: space 7');
});
