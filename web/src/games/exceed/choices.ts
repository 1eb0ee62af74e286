import { choicesWhere, reasonWhere, type About, type Choice } from '../../lib/choices';
import type { Seat } from '../../lib/seats';
import type { Question } from '../../wire';
import { t, text, translated } from '../../lib/texts.svelte';

/** A button on a card: an answer, or one that the card does not give, with the reason. */
export interface Use {
    label: string;
    said: string;
    place: number | null;
    reason: string;
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
        label: shortLabel(question, choice.option.about, choice.option.label),
        said: choice.option.label,
        place: choice.place,
        reason: '',
    }));
    const barred = question.barred
        .filter(({ about }) => fits(about))
        .map(({ about, reason }) => ({
            label: shortLabel(question, about, t('Choose')),
            said: reason,
            place: null,
            reason,
        }));
    return [...uses, ...barred];
}

/** Returns the answer that a space is, if it is one. */
export function choiceOfSpace(question: Question | null, space: number): Choice | null {
    return choicesWhere(question, (about) => about.space === space && about.zone === undefined)[0] ?? null;
}

/** Returns why a space is no answer. */
export function reasonOfSpace(question: Question | null, space: number): string {
    return reasonWhere(question, (about) => about.space === space && about.zone === undefined);
}

const VERBS: Record<string, string> = {
    mulligan: text('Exchange'),
    'hand limit': text('Discard'),
    'discard boost': text('Discard'),
    pick: text('Choose'),
};

/** Returns what a button on the thing itself says, shorter than the label in the list. */
export function shortLabel(question: Question, about: About, otherwise: string): string {
    if (about.action === 'boost') return about.transforms ? t('Transform') : t('Boost');
    if (question.kind === 'set') return attackLabel(about);
    if (question.kind === 'pay')
        return about.worth === undefined ? t('Spend') : t('Spend for {worth}', { worth: String(about.worth) });
    return translated(VERBS[question.kind] ?? otherwise);
}

function attackLabel({ how, unpaid }: About): string {
    const attack = how === 'EX' ? t('EX') : t('Attack');
    return unpaid ? t('{attack}: becomes a wild swing', { attack }) : attack;
}
