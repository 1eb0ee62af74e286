import { expect, test } from 'vitest';
import { scenarioOf, sideOf, startOf } from '../src/games/exceed/setup';

test('a position is written as a scenario', () => {
    const [sol, ky] = [sideOf('Sol Badguy', { space: 3, life: 12 }), sideOf('Ky Kiske', { space: 7, life: 30 })];
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
    const scenario = scenarioOf([sideOf('Ryu', { space: 3, life: 30 }), sideOf('Ryu', { space: 7, life: 30 })], 0);
    expect(scenario).toContain('fighters Ryu against Ryu\nturn Ryu 1\n');
    expect(scenario).toContain('set up Ryu 2: space 7');
});

test('a fighter begins where its edition says, with the life that it has', () => {
    const choices = {
        fighters: [
            { name: 'Wide', edition: 'nine', life: 30 },
            { name: 'Near', edition: 'eight', life: 24 },
        ],
        arenas: {
            nine: { spaces: 9, starts: [3, 7] satisfies [number, number] },
            eight: { spaces: 8, starts: [2, 7] satisfies [number, number] },
        },
    };
    expect([0, 1].map((seat) => startOf(choices, 'Wide', seat))).toEqual([
        { space: 3, life: 30 },
        { space: 7, life: 30 },
    ]);
    expect(startOf(choices, 'Near', 0)).toEqual({ space: 2, life: 24 });
    expect(startOf(choices, 'Nobody', 0)).toEqual({ space: null, life: null });
});
