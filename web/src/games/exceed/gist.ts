import { t } from '../../lib/texts.svelte';
import type { Gist } from '../gist';
import type { ExceedEvent } from './wire';

/** Returns what an answer came to for each side, in the words of a strike: whom it hit for how much, or that it missed. */
export function gistOf(events: ExceedEvent[]): Gist[] {
    return [0, 1].flatMap((seat) => {
        const hurt = events.filter((event) => event.event === 'Damaged').filter((event) => event.seat !== seat);
        const checked = events
            .filter((event) => event.event === 'AttackChecked')
            .filter((event) => event.seat === seat);
        // What has no range is no attempt to hit.
        const met = checked.filter(({ reach }) => reach !== '-');
        const stunned = events.some((event) => event.event === 'BecameStunned' && event.seat !== seat);
        const damage = hurt.reduce((sum, { amount }) => sum + amount, 0);
        const words = [
            damage ? `${t('hit')} ${damage}` : '',
            !damage && met.length ? (met.some(({ hit }) => hit) ? t('block') : t('miss')) : '',
            stunned ? t('stun') : '',
            hurt.some(({ life }) => life <= 0) ? t('K.O.') : '',
        ];
        const word = words.filter(Boolean).join(', ');
        return word ? [{ seat, word }] : [];
    });
}
