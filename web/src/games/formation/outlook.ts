import type { About } from '../../lib/choices';
import { plural, t } from '../../lib/texts.svelte';
import type { FormationCatalog, FormationView } from './wire';

/** How an answer would end: for sure, or as the other side chooses. */
export type Verdict = 'win' | 'lose' | 'tie' | 'depends';

/** Tells how an answer would end, from what the table says of it; nothing where it says nothing. */
export function verdictOf({ answers, wins, ties }: About): Verdict | null {
    if (typeof answers !== 'number') return null;
    if (wins === answers) return 'win';
    if (ties === answers) return 'tie';
    return wins || ties ? 'depends' : 'lose';
}

/** Says what an answer would win, in a few words. */
export function outlookOf(view: FormationView, catalog: FormationCatalog, about: About): string {
    const verdict = verdictOf(about);
    const led = view.lead[1];
    if (verdict === null) return '';
    if (led === undefined) return leadOutlook(about, verdict);
    const points = pointsOf(catalog, [led, Number(about.card)]);
    if (verdict === 'tie') return t('a tie: each keeps its own');
    return verdict === 'win'
        ? plural(points, 'takes both: {count} point', 'takes both: {count} points')
        : plural(points, 'loses both: {count} point', 'loses both: {count} points');
}

function leadOutlook({ answers = 0, wins = 0, ties = 0 }: About, verdict: Verdict): string {
    if (verdict === 'win') return t('beats every answer');
    if (verdict === 'lose') return t('every answer beats it');
    if (verdict === 'tie') return t('every answer is a tie');
    const counts = { wins: Number(wins), answers: Number(answers), ties: Number(ties) };
    return counts.ties
        ? t('beats {wins} of {answers} answers, ties with {ties}', counts)
        : t('beats {wins} of {answers} answers', counts);
}

/** Says the same in a few signs: points won or lost, or how many answers are beaten. */
export function stakeOf(view: FormationView, catalog: FormationCatalog, about: About): string {
    const led = view.lead[1];
    const verdict = verdictOf(about);
    if (verdict === null) return '';
    if (led === undefined) return `${about.wins}/${about.answers}`;
    const points = pointsOf(catalog, [led, Number(about.card)]);
    return verdict === 'tie' ? '' : `${verdict === 'win' ? '+' : '−'}${points}`;
}

/** Returns what cards are worth together. */
export function pointsOf(catalog: FormationCatalog, cards: number[]): number {
    return cards.reduce((sum, card) => sum + (catalog.cards[card]?.achievements ?? 0), 0);
}
