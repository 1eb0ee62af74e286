import type { Promise as Fairness } from '../wire';
import type { HeldSeat } from './seats';
import { t } from './texts.svelte';

/** What a seat adds that has added nothing of its own. */
export const NO_ENTROPY = '0'.repeat(64);

/** Draws 256 bits that nobody can guess, as hexadecimal digits. */
export function drawEntropy(): string {
    return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

/** One thing that this page can check by itself. */
export interface Finding {
    holds: boolean;
    said: string;
}

/** Compares what the table says now with what this page was shown, and sent, before the first card. */
export function findings(fairness: Fairness, held: Pick<HeldSeat, 'commitment' | 'seat' | 'entropy'>): Finding[] {
    const found: Finding[] = [];
    if (held.commitment) {
        const holds = held.commitment === fairness.commitment;
        const said = holds
            ? t('This is the commitment that your page was shown first.')
            : t('Your page was shown another commitment first: {commitment}', { commitment: held.commitment });
        found.push({ holds, said });
    }
    const used = fairness.entropies[held.seat];
    if (held.entropy && used) {
        const holds = held.entropy === used;
        found.push({
            holds,
            said: holds
                ? t('The digits of your seat are the ones your page drew.')
                : t('Your page has drawn other digits for your seat: {digits}', { digits: held.entropy }),
        });
    }
    return found;
}

/** Tells whether a secret is the one that the table was bound to; null where the browser cannot compute it. */
export async function secretFits({ match, digest, commitment }: Fairness, secret: string): Promise<boolean | null> {
    // A browser computes hashes only for pages that came over a safe line.
    if (!globalThis.crypto?.subtle) return null;
    const lines = ['wildswing commitment 1', match, digest, secret].join('\n');
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines));
    return hexadecimal(new Uint8Array(hash)) === commitment;
}

function hexadecimal(bytes: Uint8Array): string {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
