import { choicesWhere, reasonWhere, type About } from '../../lib/choices';
import type { Seat } from '../../lib/seats';
import type { Question } from '../../wire';
import { plural, t, text, translated } from '../../lib/texts.svelte';
import type { Use } from './choices';
import { findCard, near } from './view';
import type { BoostView, ExceedCatalog, ExceedView } from './wire';

/** A boost or transformation in play, or a text gained for a while, as it is shown. */
export interface ShownBoost {
    name: string;
    /** The card whose boost it is, if it is one, and who has it in play. */
    card: string;
    seat: Seat;
    /** Whether it is shown as one's own. */
    near: boolean;
    facts: string;
    lines: string[];
    use: Use | null;
}

const KINDS: Record<string, string> = {
    instant: text('instant'),
    continuous: text('continuous'),
    trap: text('trap'),
    transformation: text('transformation'),
    overload: text('overload'),
};

/** Returns what both players have in play. */
export function boostsInPlay(view: ExceedView, catalog: ExceedCatalog, question: Question | null): ShownBoost[] {
    return view.sides.flatMap((side, seat) => {
        const own = seat === view.seat;
        const show = (boost: BoostView, transformed: boolean): ShownBoost => {
            const printed = boost.face_down ? null : findCard(catalog, seat, boost.card)?.boost;
            const kind = transformed ? t('transformation') : translated(KINDS[printed?.kind ?? ''] ?? '');
            return {
                name: boost.face_down ? faceDown(boost) : boost.boost,
                card: boost.card,
                seat,
                near: seat === near(view),
                facts: factsOf(boost, own ? t('yours') : side.name, kind),
                lines: printed?.lines ?? [],
                use: useOf(boost, question, view.seat, seat),
            };
        };
        return [
            ...side.boosts.map((boost) => show(boost, false)),
            ...side.transformations.map((boost) => show(boost, true)),
            ...side.gained.map((text): ShownBoost => ({
                name: text.carrier,
                card: '',
                seat,
                near: seat === near(view),
                facts: [own ? t('yours') : side.name, t('gained')].join(', '),
                lines: [text.text],
                use: null,
            })),
        ];
    });
}

/** Says which card lies face down, to whoever knows it. */
export function faceDown({ card }: BoostView): string {
    return card ? t('{card}, face down', { card }) : t('a card face down');
}

function factsOf(boost: BoostView, whose: string, kind: string): string {
    const facts = [whose, kind];
    if (boost.space) facts.push(t('space {number}', { number: boost.space }));
    if (boost.kept) facts.push(t('keeps the number {number}', { number: boost.kept }));
    if (boost.sustained) facts.push(t('sustained'));
    if (boost.under) facts.push(plural(boost.under, '{count} card under it', '{count} cards under it'));
    return facts.filter(Boolean).join(', ');
}

/** What a boost in play may do now, or why it may not do what others do. */
function useOf(boost: BoostView, question: Question | null, asked: Seat, seat: Seat): Use | null {
    if (!question) return null;
    const fits = (about: About) =>
        about.zone === 'boosts' &&
        about.boost === boost.boost &&
        about.space === boost.space &&
        (about.seat ?? asked) === seat;
    const choice = choicesWhere(question, fits)[0];
    if (choice) {
        const { verb, label } = choice.option;
        return { label: verb ?? label, said: label, place: choice.place, reason: '' };
    }
    const reason = reasonWhere(question, fits);
    return reason ? { label: t('Choose'), said: reason, place: null, reason } : null;
}
