import { choicesWhere, reasonWhere, type About, type Choice } from '../../lib/choices';
import type { Seat } from '../../lib/seats';
import type { Question } from '../../wire';
import { t } from '../../lib/texts.svelte';

/** A button on a card: an answer, or one that the card does not give, with the reason. */
export interface Use {
    label: string;
    said: string;
    place: number | null;
    reason: string;
    /** What to answer to the question that follows, if the card itself is only asked for there. */
    then?: About;
    /** Whether its cost cannot be paid, so that it becomes a wild swing. */
    unpaid?: boolean;
}

/** Returns whether an option is about a card in one's own area. */
function isOwn(about: About, seat: Seat): boolean {
    return about.seat === undefined || about.seat === seat;
}

/** Returns what a card in one's hand may do now, and what it might and may not. */
export function usesOfCard(question: Question | null, card: string, seat: Seat): Use[] {
    if (!question) return [];
    const fits = (about: About) => about.card === card && about.zone === 'hand' && isOwn(about, seat);
    const uses = choicesWhere(question, fits).map((choice) => ({
        label: choice.option.verb ?? choice.option.label,
        said: choice.option.label,
        place: choice.place,
        reason: '',
        ...(choice.option.about.unpaid ? { unpaid: true } : {}),
    }));
    const barred = question.barred
        .filter(({ about }) => fits(about))
        .map(({ verb, reason }) => ({ label: verb ?? t('Choose'), said: reason, place: null, reason }));
    return [...attackWith(question, card), ...uses, ...barred];
}

/** On one's turn a card is an attack as well: a strike, in which it is set. */
function attackWith(question: Question, card: string): Use[] {
    const [strike] = choicesWhere(question, (about) => about.action === 'strike');
    if (!strike) return [];
    const said = t('Strike with {card}', { card });
    return [
        {
            label: t('Attack'),
            said,
            place: strike.place,
            reason: '',
            then: { card, how: 'card' },
        },
    ];
}

/** Returns the answer that a space is, if it is one. */
export function choiceOfSpace(question: Question | null, space: number): Choice | null {
    return choicesWhere(question, (about) => about.space === space && about.zone === undefined)[0] ?? null;
}

/** Returns why a space is no answer. */
export function reasonOfSpace(question: Question | null, space: number): string {
    return reasonWhere(question, (about) => about.space === space && about.zone === undefined);
}
