import { t } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';
import { findCard, near, rangeWords, UNSEEN, type Pair, type Parts } from './view';
import type { AttackView, Card, ExceedCatalog, ExceedView } from './wire';

/** A number of an attack, with what it is made of if that is known. */
export interface ShownNumber {
    stat: string;
    value: number | string;
    parts: Parts;
}

/** An attack of the strike that goes on, as it is told. */
export interface ShownAttack {
    seat: number;
    own: boolean;
    /** Whether it is shown as one's own. */
    near: boolean;
    who: string;
    set: boolean;
    name: string;
    faceDown: boolean;
    card: Card | null;
    tags: { word: string; tone: 'plain' | 'good' | 'bad' }[];
    range: string;
    numbers: ShownNumber[];
    stunned: boolean;
    damage: number;
}

const STATS = ['power', 'speed', 'armor', 'guard'] as const;

/** Returns both attacks, one's own first. */
export function shownAttacks(view: ExceedView, catalog: ExceedCatalog): Pair<ShownAttack> {
    const show = (seat: 0 | 1): ShownAttack => {
        const live = view.strike?.attacks[seat] ?? null;
        const name = live?.card ?? UNSEEN;
        const card = name === UNSEEN ? null : findCard(catalog, seat, name);
        const stunned = view.strike?.stunned[seat] ?? false;
        return {
            seat,
            own: seat === view.seat,
            near: seat === near(view),
            who: view.sides[seat].name,
            set: live !== null,
            name,
            faceDown: live !== null && !live.face_up && !view.strike?.revealed,
            card,
            tags: tagsOf(live, stunned),
            range: live?.reach ? rangeWords(live.reach) : card?.range ? rangeWords(card.range) : '–',
            numbers: numbersOf(live, card),
            stunned,
            damage: view.strike?.damage[seat] ?? 0,
        };
    };
    return near(view) === 1 ? [show(1), show(0)] : [show(0), show(1)];
}

function tagsOf(live: AttackView | null, stunned: boolean): ShownAttack['tags'] {
    const goesTo = live?.goes_to ?? '';
    return [
        { word: t('EX'), tone: 'plain' as const, on: live?.ex },
        { word: t('Wild Swing'), tone: 'plain' as const, on: live?.wild },
        { word: t('Critical'), tone: 'plain' as const, on: live?.critical },
        { word: t('Hit'), tone: 'good' as const, on: live?.hit },
        { word: t('Stunned'), tone: 'bad' as const, on: stunned },
        { word: t('Goes to: {area}', { area: wordFor(goesTo) }), tone: 'plain' as const, on: goesTo },
    ].flatMap(({ word, tone, on }) => (on ? [{ word, tone }] : []));
}

/** The totals where the table tells them, else what is printed on the card. */
function numbersOf(live: AttackView | null, card: Card | null): ShownNumber[] {
    const numbers = STATS.flatMap((stat): ShownNumber[] => {
        const total = live?.totals.find((one) => one.stat === stat);
        if (total && (total.parts.length || stat !== 'power')) return [total];
        return card ? [{ stat, value: card[stat] ?? '–', parts: [] }] : [];
    });
    const armor = live?.totals.find((one) => one.stat === 'armor')?.value ?? 0;
    const used = live !== null && armor > live.armor_left;
    const left: ShownNumber[] = used ? [{ stat: 'armor left', value: live.armor_left, parts: [] }] : [];
    const bare = (one: ShownNumber) => !one.value && one.parts.length < 2 && ['armor', 'guard'].includes(one.stat);
    return [...numbers.filter((one) => !bare(one)), ...left];
}
