import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Bars from '../src/study/Bars.svelte';
import type { Considered } from '../src/wire';

const answer = (index: number, value: number, weight: number): Considered => ({
    index,
    label: `Card ${index}`,
    value,
    weight,
});

/** Returns of each bar how long it is, its number, and what is told in small words. */
function bars(considered: Considered[], given = -1): string[][] {
    const { body } = render(Bars, { props: { considered, seat: 0, given } });
    return body.split('<li').flatMap((one, at) => {
        if (!at) return [];
        const share = /--share: ?([\d.]+)/.exec(one)?.[1] ?? '';
        const number = /<b[^>]*>(.*?)<\/b>/.exec(one)?.[1] ?? '';
        return [[share, number, ...Array.from(one.matchAll(/<small[^>]*>(.*?)<\/small>/g), ([, word]) => word ?? '')]];
    });
}

describe('the bars of answers', () => {
    it('are as long as an answer is to be given where answers are mixed, and tell beside it what it wins', () => {
        const mix = [answer(2, 0.55, 0.7), answer(0, 0.54, 0.3), answer(1, 0.2, 0)];
        expect(bars(mix, 0)).toEqual([
            ['0.7', '70', 'wins 55'],
            ['0.3', '30', 'played', 'wins 54'],
            ['0', '0', 'wins 20'],
        ]);
    });

    it('are as long as an answer wins where one is to be given', () => {
        expect(bars([answer(1, 0.62, 1), answer(0, 0.4, 0)], 1)).toEqual([
            ['0.62', '62', 'played'],
            ['0.4', '40'],
        ]);
    });
});
