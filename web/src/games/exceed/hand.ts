import type { Question } from '../../wire';
import { t } from '../../lib/texts.svelte';
import { usesOfCard, type Use } from './choices';
import { costWords, counted, findCard } from './view';
import type { Card, ExceedCatalog, PresentView, SideView } from './wire';

/** A card of a hand as it is shown: how many there are, what it may do now, and what it lacks. */
export interface HandCard {
    card: Card;
    count: number;
    uses: Use[];
    /** Its numbers that would count otherwise than they are printed. */
    present: PresentView[];
    /** What is missing to pay for it. */
    lacks: string;
    /** Whether it could be paid for, and has something to do if anything is asked. */
    able: boolean;
}

/** From so many different cards on they are narrow. */
const MANY = 9;

/** Tells whether a hand needs all the room there is. */
export const isFull = ({ hand }: SideView): boolean => new Set(hand).size >= MANY;

/** Returns the cards of a hand; where an attack is asked for, first those that reach and can be paid. */
export function handCards(
    side: SideView,
    seat: number,
    catalog: ExceedCatalog,
    question: Question | null,
    distance: number,
): HandCard[] {
    const cards = counted(side.hand).flatMap(([name, count]): HandCard[] => {
        const card = findCard(catalog, seat, name);
        if (!card) return [];
        const uses = usesOfCard(question, name, seat);
        const unpaid = uses.some((use) => use.unpaid);
        const lacks = unpaid || question?.about.turn ? missing(card, side, unpaid) : '';
        const able = !lacks && (!question || uses.some(({ place }) => place !== null));
        return [{ card, count, uses, present: side.present.filter((one) => one.card === name), lacks, able }];
    });
    if (!question?.about.attack) return cards;
    const rank = ({ card, able }: HandCard) => (able ? (reaches(card, distance) ? 0 : 1) : 2);
    return [...cards].sort((one, other) => rank(one) - rank(other));
}

function reaches({ range }: Card, distance: number): boolean {
    const [low, high] = range ?? [];
    return typeof low === 'number' && typeof high === 'number' && low <= distance && distance <= high;
}

function missing({ cost }: Card, side: SideView, unpaid: boolean): string {
    if (!cost) return unpaid ? t('cannot be paid') : '';
    const amount = cost.resource === 'gauge' ? cost.amount - side.gauge.length : 0;
    if (amount > 0) return t('{cost} short', { cost: costWords({ ...cost, amount }) });
    return unpaid ? t('cannot be paid') : '';
}
