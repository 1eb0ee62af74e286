import { plural, t } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';
import type { Fact, Summary } from '../../spoken/summary';
import { shownAttacks, type ShownAttack } from './attacks';
import { faceDown } from './boosts';
import { pilesOf, type Pile } from './piles';
import { boostWords, costWords, counted, ends, findCard, near, rangeWords } from './view';
import type { BoostView, Card, ExceedCatalog, ExceedView, SideView } from './wire';

/** Exceed in words: all that is to be seen of the table. */
export function exceedSummary(view: ExceedView, catalog: ExceedCatalog): Summary {
    const me = near(view);
    const foe = me === 0 ? 1 : 0;
    return {
        table: [...tableInWords(view), ...strikeInWords(view, catalog)],
        own: [
            ...sideInWords(view, catalog, me, view.seat === me),
            ...(view.seat === me ? handInWords(view.sides[me], catalog, me) : []),
        ],
        others: sideInWords(view, catalog, foe, false),
        facts: [...factsOf(view.sides[me]), ...factsOf(view.sides[foe]), distance(view)],
    };
}

function distance(view: ExceedView): Fact {
    return { who: '', what: t('distance'), value: view.distance };
}

function factsOf(side: SideView): Fact[] {
    const { name: who } = side;
    return [
        { who, what: t('life'), value: side.life },
        { who, what: t('space'), value: side.space },
        { who, what: wordFor('hand'), value: side.hand.length },
        { who, what: wordFor('gauge'), value: side.gauge.length },
        { who, what: wordFor('discard'), value: side.discard.length },
        { who, what: wordFor('deck'), value: side.deck.length },
    ];
}

function tableInWords(view: ExceedView): string[] {
    const { number, distance } = view;
    const who = view.sides[view.turn === 1 ? 1 : 0].name;
    const names = (fits: (seat: number) => boolean) =>
        view.sides.flatMap((side, seat) => (fits(seat) ? [side.name] : [])).join(', ');
    const told: [string, string][] = [
        [t('Being played'), listed(view.playing)],
        [t('Revealed'), listed(view.opened)],
        [t('Named'), listed(view.named)],
        [t('Canceled this turn'), names((seat) => view.canceled[seat] ?? false)],
        [t('Advantage'), names((seat) => view.strike?.advantage === seat)],
    ];
    return [
        number
            ? t('Turn {number}: {who}. The distance is {distance}.', { number, who, distance })
            : t('Before the first turn. The distance is {distance}.', { distance }),
        ...told.filter(([, names]) => names).map(([what, names]) => `${what}: ${names}.`),
    ];
}

function strikeInWords(view: ExceedView, catalog: ExceedCatalog): string[] {
    if (!view.strike) return [];
    const attacker = view.sides[view.strike.attacker === 1 ? 1 : 0].name;
    return [t('A strike is on; {who} began it.', { who: attacker }), ...shownAttacks(view, catalog).map(attackInWords)];
}

function attackInWords(attack: ShownAttack): string {
    const { who } = attack;
    if (!attack.set) return t('{who} has set no attack yet.', { who });
    const name = attack.name
        ? attack.faceDown
            ? t('{card}, face down', { card: attack.name })
            : attack.name
        : t('face down');
    const numbers = attack.name ? [`${wordFor('range')} ${attack.range}`] : [];
    for (const { stat, value, parts } of attack.numbers) {
        const made = parts.length > 1 ? ` (${parts.map(([amount, from]) => `${amount} ${from}`).join(', ')})` : '';
        numbers.push(`${wordFor(stat)} ${value}${made}`);
    }
    const tags = attack.tags.map(({ word }) => word);
    const damage = attack.damage ? [t('took {damage} damage', { damage: attack.damage })] : [];
    return t('Attack of {name}', { name: who }) + `: ${[name, ...tags, ...numbers, ...damage].join(', ')}.`;
}

function sideInWords(view: ExceedView, catalog: ExceedCatalog, seat: 0 | 1, own: boolean): string[] {
    const side = view.sides[seat];
    const fighter = catalog.fighters[seat];
    const [low, high] = ends(side);
    const { spaces } = view;
    const where =
        low === high
            ? t('space {space} of {spaces}', { space: side.space, spaces })
            : t('spaces {low} to {high} of {spaces}', { low, high, spaces });
    const marks = [
        side.exceeded ? t('exceeded') : t('on the basic side'),
        side.reshuffled ? t('the next reshuffle loses the game') : t('has not reshuffled'),
        side.x ? t('X is {number}', { number: side.x }) : '',
        ...side.held.map(([token, number]) => t('{number} {token}', { number, token })),
    ].filter(Boolean);
    const abilities = fighter
        ? [...fighter.both_sides, ...(side.exceeded ? fighter.exceeded : fighter.basic)].map((line) => line)
        : [];
    return [
        `${own ? t('{name} (you)', { name: side.name }) : side.name}: ` +
            t('{life} of {most} life, {where}', { life: side.life, most: side.most_life, where }) +
            `, ${marks.join(', ')}.`,
        ...abilities,
        ...(own ? [plural(side.hand.length, '{count} card in hand.', '{count} cards in hand.')] : []),
        ...pilesOf(side, own).map(pileInWords),
        ...side.boosts.map((boost) => boostInWords(boost, catalog, seat)),
        ...side.transformations.map((boost) => boostInWords(boost, catalog, seat)),
        ...side.gained.map(({ carrier, text }) => `${t('Gained by {name}', { name: carrier })}: ${text}`),
        ...side.tokens.map(([name, space]) =>
            space
                ? t('{token} is on space {space}.', { token: name || t('A token face down'), space })
                : t('{token}: not in the arena', { token: name || t('A token face down') }) + '.',
        ),
    ];
}

function pileInWords({ name, size, cards, said }: Pile): string {
    const names = listed(cards.map((card) => (card.note ? `${card.name} (${card.note})` : card.name)));
    return `${wordFor(name.toLowerCase())} ${size}${names ? `: ${names}` : ''}.${cards.length && size > cards.length ? ` ${said}` : ''}`;
}

function boostInWords(shown: BoostView, catalog: ExceedCatalog, seat: number): string {
    const { boost, card, space, kept, sustained, under, face_down } = shown;
    const facts = face_down ? null : findCard(catalog, seat, card)?.boost;
    const notes = [
        ...(facts ? [boostWords(facts)] : []),
        ...(space ? [t('space {space}', { space })] : []),
        ...(kept ? [t('keeps {number}', { number: kept })] : []),
        ...(sustained ? [t('sustained')] : []),
        ...(under ? [plural(under, '{count} card under it', '{count} cards under it')] : []),
    ];
    const name = t('In play: {boost}', { boost: face_down ? faceDown(shown) : boost });
    return `${name}${notes.length ? ` (${notes.join(', ')})` : ''}. ${facts?.lines.join(' ') ?? ''}`.trim();
}

function handInWords(side: SideView, catalog: ExceedCatalog, seat: number): string[] {
    const cards = counted(side.hand).map(([name, count]) => {
        const card = findCard(catalog, seat, name);
        return card ? cardInWords(card, count) : name;
    });
    const drawn = listed(side.drawn.filter(Boolean));
    return drawn ? [...cards, t('Just drawn: {cards}.', { cards: drawn })] : cards;
}

/** Says a card with its numbers and texts. */
function cardInWords(card: Card, count: number): string {
    const numbers = [
        wordFor(card.kind),
        ...(card.cost ? [t('costs {cost}', { cost: costWords(card.cost) })] : []),
        `${wordFor('range')} ${card.range ? rangeWords(card.range) : '–'}`,
        `${wordFor('power')} ${card.power ?? '–'}`,
        `${wordFor('speed')} ${card.speed}`,
        `${wordFor('armor')} ${card.armor}`,
        `${wordFor('guard')} ${card.guard}`,
    ];
    const boost = card.boost ? ` ${card.boost.name} (${boostWords(card.boost)}): ${card.boost.lines.join(' ')}` : '';
    return `${many(card.name, count)}: ${numbers.join(', ')}. ${card.lines.join(' ')}${boost}`.trim();
}

function listed(names: string[]): string {
    return counted(names)
        .map(([name, count]) => many(name || t('face down'), count))
        .join(', ');
}

function many(name: string, count: number): string {
    return count > 1 ? t('{count} times {name}', { count, name }) : name;
}
