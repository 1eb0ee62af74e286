import { describe, expect, it, vi } from 'vitest';
import { drawEntropy, findings, secretFits } from '../src/lib/fairness';
import { withEntropy } from '../src/lib/lobby';

const [OWN, OTHER, SECRET] = ['a'.repeat(64), 'b'.repeat(64), '5'.repeat(64)];
/** As tests/kernel/test_fairness.py has them, of a match of three-duels called m. */
const DIGEST = 'da8681ca5a6b60b6488d8e4c41249454e0d8af5f3b3298b0e2cb26bcb1340b56';
const COMMITMENT = 'ca370f4156b3e2f987c8a5a85aa5a97f3ed3a53c0758439f10c844f66889f703';
const FAIRNESS = { match: 'm', digest: DIGEST, commitment: COMMITMENT, entropies: [OWN, OTHER] };

describe('entropy', () => {
    it('is 256 bits, and never the same', () => {
        const drawn = [drawEntropy(), drawEntropy()];
        for (const one of drawn) expect(one).toMatch(/^[0-9a-f]{64}$/);
        expect(drawn[0]).not.toBe(drawn[1]);
    });

    it('is drawn for every seat once the table has committed itself', () => {
        const seat = { match: 'm', seat: 0, token: 't', others: [{ seat: 1, token: 'u' }] };
        expect(withEntropy(seat)).toEqual(seat);
        const { entropy, others } = withEntropy({ ...seat, commitment: COMMITMENT });
        expect(entropy).toMatch(/^[0-9a-f]{64}$/);
        expect(others?.[0]?.entropy).toMatch(/^[0-9a-f]{64}$/);
        expect(others?.[0]?.entropy).not.toBe(entropy);
    });
});

describe('what a page can check by itself', () => {
    it('holds when the table says what it said before', () => {
        const found = findings(FAIRNESS, { seat: 0, commitment: COMMITMENT, entropy: OWN });
        expect(found.map(({ holds }) => holds)).toEqual([true, true]);
    });

    it('names another commitment, and other digits', () => {
        const found = findings(FAIRNESS, { seat: 1, commitment: OTHER, entropy: OWN });
        expect(found.map(({ holds }) => holds)).toEqual([false, false]);
        expect(found[0]?.said).toContain(OTHER);
        expect(found[1]?.said).toContain(OWN);
    });

    it('says nothing of what the page does not know', () => {
        expect(findings(FAIRNESS, { seat: 0 })).toEqual([]);
        expect(findings({ ...FAIRNESS, entropies: ['', OTHER] }, { seat: 0, entropy: OWN })).toEqual([]);
    });
});

describe('the secret', () => {
    it('fits the commitment to it alone', async () => {
        expect(await secretFits(FAIRNESS, SECRET)).toBe(true);
        expect(await secretFits(FAIRNESS, OTHER)).toBe(false);
        expect(await secretFits({ ...FAIRNESS, match: 'n' }, SECRET)).toBe(false);
        expect(await secretFits({ ...FAIRNESS, digest: OTHER }, SECRET)).toBe(false);
    });

    it('is left alone where the browser computes no hashes', async () => {
        vi.stubGlobal('crypto', {});
        expect(await secretFits(FAIRNESS, SECRET)).toBe(null);
        vi.unstubAllGlobals();
    });
});
