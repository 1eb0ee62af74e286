import { plural, t } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';
import type { Fact, Summary } from '../../spoken/summary';
import { BATTLES, faceName, layoutName, ledColour, NOTHING, ROUNDS, spaceName } from './view';
import type { Battle, FormationCatalog, FormationView, SideView } from './wire';

/** Formation in words: both grids, the hand, the battles, and the scores. */
export function formationSummary(view: FormationView, catalog: FormationCatalog, names: string[]): Summary {
    const me = view.seat === 1 ? 1 : 0;
    const foe = me === 0 ? 1 : 0;
    const name = (seat: number) => names[seat] ?? '';
    return {
        table: tableInWords(view, catalog, name),
        own: [
            ...sideInWords(view, catalog, me, view.seat === me ? t('{name} (you)', { name: name(me) }) : name(me)),
            ...(view.seat === me ? handInWords(view.sides[me], catalog) : []),
        ],
        others: [
            ...sideInWords(view, catalog, foe, name(foe)),
            plural(view.sides[foe].hand.length, '{count} card in hand.', '{count} cards in hand.'),
        ],
        facts: [...factsOf(view, me, name(me)), ...factsOf(view, foe, name(foe))],
    };
}

function factsOf(view: FormationView, seat: 0 | 1, who: string): Fact[] {
    const side = view.sides[seat];
    return [
        { who, what: t('cards taken'), value: side.taken },
        { who, what: wordFor('hand'), value: side.hand.length },
        { who, what: wordFor('deck'), value: side.deck },
        { who, what: t('points'), value: view.totals[seat] },
    ];
}

function tableInWords(view: FormationView, catalog: FormationCatalog, name: (seat: number) => string): string[] {
    const lines = [t('Round {round} of {rounds}.', { round: view.round || 1, rounds: ROUNDS })];
    if (view.phase === 'combat')
        lines.push(t('Battle {battle} of {battles}.', { battle: view.battle, battles: BATTLES }));
    if (view.offence >= 0) lines.push(t('{name} attacks.', { name: name(view.offence) }));
    const [space, card] = view.lead;
    if (space !== undefined && card !== undefined) {
        const led = { card: faceName(catalog, card), space: spaceName(space), colour: wordFor(ledColour(view)) };
        lines.push(t('{card} was led from {space}, as {colour}.', led));
    }
    return [...lines, ...view.fought.map((battle) => foughtInWords(battle, catalog, name))];
}

function foughtInWords(battle: Battle, catalog: FormationCatalog, name: (seat: number) => string): string {
    const fought = {
        round: battle.round,
        battle: battle.battle,
        name: name(battle.offence),
        card: faceName(catalog, battle.card),
        reply: faceName(catalog, battle.reply),
        space: spaceName(battle.space),
        answer: spaceName(battle.reply_space),
    };
    const end = battle.winner < 0 ? t('a tie') : t('{name} won', { name: name(battle.winner) });
    return (
        t('Round {round}, battle {battle}: {name} led {card} from {space} against {reply} from {answer}', fought) +
        `: ${end}.`
    );
}

function sideInWords(view: FormationView, catalog: FormationCatalog, seat: 0 | 1, who: string): string[] {
    const side = view.sides[seat];
    const kind = [wordFor(side.type), layoutName(catalog, side.type, side.formation)].filter(Boolean).join(': ');
    const scores = side.scores.map((score, round) => t('round {round}: {score} points', { round: round + 1, score }));
    return [
        [who, ...(kind ? [kind] : []), t('{total} points in all', { total: view.totals[seat] }), ...scores].join(', ') +
            '.',
        t('{taken} cards taken, {deck} in the deck.', { taken: side.taken, deck: side.deck }),
        ...gridInWords(side, catalog),
    ];
}

function gridInWords(side: SideView, catalog: FormationCatalog): string[] {
    if (!side.formation) return [];
    return side.grid.flatMap((card, space) => {
        const icon = side.formation[space] ?? '';
        const effect = icon === '.' ? '' : (catalog.icons[icon] ?? icon);
        const spare = icon === 'D' && side.spare !== NOTHING ? `, ${faceName(catalog, side.spare)}` : '';
        return [`${spaceName(space)}: ${faceName(catalog, card)}${spare}${effect ? ` (${effect})` : ''}.`];
    });
}

function handInWords(side: SideView, catalog: FormationCatalog): string[] {
    const named = (cards: number[]) => cards.map((card) => faceName(catalog, card)).join(', ');
    return [
        plural(side.hand.length, '{count} card in hand: {cards}.', '{count} cards in hand: {cards}.', {
            cards: named(side.hand),
        }),
        ...(side.sealed.length ? [t('Placed, not revealed yet: {cards}.', { cards: named(side.sealed) })] : []),
    ];
}
