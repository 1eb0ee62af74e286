import { t } from '../../lib/texts.svelte';
import type { Gist } from '../gist';
import type { ExiledEvent } from './wire';

/** Returns who lost how many hit points, or that nobody was hit. */
export function gistOf(events: ExiledEvent[]): Gist[] {
    const lost = events.filter((event) => event.event === 'lost').filter(({ damage }) => damage > 0);
    if (lost.length) return lost.map(({ name, damage }) => ({ seat: -1, word: `${name} −${damage}` }));
    return events.some((event) => event.event === 'missed') ? [{ seat: -1, word: t('miss') }] : [];
}
