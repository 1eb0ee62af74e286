import { plural, t } from '../../../lib/texts.svelte';
import type { Summary } from '../../../spoken/summary';
import { wordFor } from '../../../lib/words';
import type { SoloView } from '../wire';

/** A solo game in words: what was thrown, what it brought, and how far it is. */
export function soloSummary(view: SoloView): Summary {
    const total = view.needed
        ? t('{total} of {needed} damage', { total: view.total, needed: view.needed })
        : plural(view.total, '{count} point', '{count} points');
    const away = plural(view.lengths, '{count} card length away', '{count} card lengths away');
    const thrown = view.thrown.map(({ worth, where, under }, place) =>
        t('Throw {number}: {worth}, {where}.', {
            number: place + 1,
            worth,
            where: where ? wordFor(where) : under ? t('under the card') : t('missed'),
        }),
    );
    const rings = view.rings.map(({ radius, worth }) =>
        t('A ring of {radius} mm is worth {worth}.', { radius: radius / 100, worth }),
    );
    return {
        table: [
            `${total}, ${away}.`,
            t('{thrown} throws and {moves} moves in {rounds} rounds.', {
                thrown: view.thrown.length,
                moves: view.moves,
                rounds: view.rounds,
            }),
            ...rings,
        ],
        own: thrown,
        others: [],
        facts: [
            { who: '', what: view.needed ? t('damage') : t('points'), value: view.total },
            { who: '', what: t('card lengths away'), value: view.lengths },
        ],
    };
}
