import { plural, t, text, translated } from '../../../lib/texts.svelte';
import type { Meeting } from '../wire';
import { verdictOf, type Copies, type Pile, type Row, type Tracked, type Verdict } from './tracking';

const VERDICTS: Record<Verdict, string> = {
    beats: text('beats it'),
    trades: text('trades'),
    tie: text('tie'),
    loses: text('loses'),
    misses: text('misses'),
};

export const SIGNS: Record<Verdict, string> = { beats: '✗', trades: '⇄', tie: '=', loses: '✓', misses: '–' };

const PILES: Record<Pile, string> = {
    discard: text('discard'),
    gauge: text('gauge'),
    play: text('in play'),
    sealed: text('sealed'),
    overdrive: text('overdrive'),
    aside: text('set aside'),
    under: text('under boosts'),
    laid: text('on spaces'),
    attack: text('attacks now'),
};

export function verdictSaid(verdict: Verdict): string {
    return translated(VERDICTS[verdict]);
}

export function pilesSaid(piles: Pile[]): string {
    return piles.map((pile) => translated(PILES[pile])).join(', ');
}

/** Says why a card fares as it does. */
export function reasonSaid(meeting: Meeting): string {
    switch (verdictOf(meeting)) {
        case 'beats':
            return meeting.hits ? t('faster, and stuns') : t('you do not hit');
        case 'trades':
            return meeting.is_first ? t('both hit, you first') : t('both hit, they first');
        case 'tie':
            return meeting.is_first ? t('same speed, you first') : t('same speed, they first');
        case 'loses':
            if (meeting.why_missed) return meeting.why_missed;
            return meeting.is_unpaid ? t('cannot be paid') : t('you are faster, and stun');
        case 'misses':
            return meeting.why_missed || t('cannot be paid');
    }
}

/** Says how likely a card is in the hand. */
export function chanceSaid({ copies, chance }: Row, isSet: boolean): string {
    if (copies.seen) return t('seen in hand');
    if (copies.doubtful) return t('in hand or set');
    const percent = Math.round(100 * chance);
    return isSet ? t('{percent} % in hand or set', { percent }) : t('{percent} % in hand', { percent });
}

/** Says where the copies of a card are. */
export function copiesSaid({ seen, doubtful, unknown, deck, gone }: Copies): string {
    const said: [number, string][] = [
        [seen, t('{count} seen in hand', { count: seen })],
        [doubtful, t('{count} in hand or set', { count: doubtful })],
        [unknown, t('{count} in hand or deck', { count: unknown })],
        [deck, t('{count} in the deck', { count: deck })],
        [gone, t('{count} gone', { count: gone })],
    ];
    return said.flatMap(([count, words]) => (count ? [words] : [])).join(', ');
}

/** Says what a card meets: how many of theirs beat it, and how many trade. */
export function sumSaid({ reach, miss }: Tracked): string {
    const verdicts = [...reach, ...miss].flatMap(({ meeting }) => (meeting ? [verdictOf(meeting)] : []));
    const beaten = verdicts.filter((one) => one === 'beats').length;
    const traded = verdicts.filter((one) => one === 'trades' || one === 'tie').length;
    return [
        plural(beaten, '{count} of their cards beats it', '{count} of their cards beat it'),
        plural(traded, '{count} trades', '{count} trade'),
        t('as both stand now'),
    ].join(', ');
}
