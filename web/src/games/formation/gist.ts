import { t } from '../../lib/texts.svelte';
import type { Gist } from '../gist';
import type { FormationEvent } from './wire';

/** Returns who takes the cards of a battle. */
export function gistOf(events: FormationEvent[]): Gist[] {
    return events
        .filter((event) => event.event === 'decided')
        .map(({ winner }) => ({ seat: winner, word: winner < 0 ? t('a tie') : t('takes the battle') }));
}
