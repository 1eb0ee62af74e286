import { t } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';
import { error, landing, struckBy, widthOfMiss, type Attempt, type Prospect, type Struck } from './chance';
import type { Lying } from './geometry';

/** What chance adds to a throw by hand, in standard errors. */
const BY_HAND = 0.35;
/** Power and sway are told in tenths of a standard error. */
const TENTHS = 10;

/** Where throws that were only tried came to lie, and what would have come of them. */
export class Rehearsal {
    lies = $state.raw<Lying | null>(null);
    said = $state('');

    /** Throws without consequence. */
    throw(attempt: Attempt, byHand: boolean, power: number, sway: number, cards: Struck[]): void {
        const chance = byHand ? BY_HAND : 1;
        const astray = (part: number) => part / TENTHS + chance * error(Math.random);
        this.lies = landing(attempt, astray(power), astray(sway), 2 * Math.random() - 1);
        const struck = struckBy(attempt.weapon, this.lies, cards);
        const far = widthOfMiss(attempt.weapon, this.lies, cards);
        this.said = struck
            ? t('Practice: this would hit {name}, {zone}, for {value}.', {
                  name: struck.card.name,
                  zone: wordFor(struck.zone),
                  value: struck.value,
              })
            : t('Practice: {far} mm wide.', { far: far ?? 0 });
    }

    clear(): void {
        this.lies = null;
        this.said = '';
    }
}

/** Says how likely a throw hits, and what it hits oftenest. */
export function prospectInWords({ hit, zone }: Prospect): string {
    const share = Math.round(100 * hit);
    return zone ? t('hit {share} %, mostly {zone}', { share, zone: wordFor(zone) }) : t('hit {share} %', { share });
}
