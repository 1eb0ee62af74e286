import { listed } from '../../lib/lists';
import { t } from '../../lib/texts.svelte';
import type { Pair, Parts } from './view';
import type { ExceedView, Forecast, Meeting } from './wire';

/** So many names are told of those that an attack does not fare well against. */
const MOST_NAMES = 3;

/** Returns spaces as one says them: “1, 4 to 6”. */
export function spacesSaid(spaces: number[]): string {
    const runs: Pair<number>[] = [];
    for (const space of spaces) {
        const last = runs.at(-1);
        if (last && last[1] === space - 1) last[1] = space;
        else runs.push([space, space]);
    }
    const said = runs.flatMap(([low, high]) => {
        if (high - low < 2) return low === high ? [`${low}`] : [`${low}`, `${high}`];
        return [t('{low} to {high}', { low, high })];
    });
    return listed(said);
}

/** Returns in sentences what an attack would do: what it hits, when it comes, whom it stuns. */
export function forecastSaid(forecast: Forecast, view: ExceedView): string[] {
    const unpaid = forecast.is_unpaid ? [t('Its cost cannot be paid now.')] : [];
    return [
        hitSaid(forecast, view),
        ...unpaid,
        ...beforeSaid(forecast),
        speedSaid(forecast, view),
        stunSaid(forecast, view),
    ];
}

function sidesOf({ owner }: Forecast, view: ExceedView): { own: string; other: string; space: number; yours: boolean } {
    const [mine, theirs] = owner === 1 ? [view.sides[1], view.sides[0]] : [view.sides[0], view.sides[1]];
    return { own: mine.name, other: theirs.name, space: theirs.space, yours: owner === view.seat };
}

function hitSaid(forecast: Forecast, view: ExceedView): string {
    const { other, space } = sidesOf(forecast, view);
    const { card, spaces, why_missed: why } = forecast;
    if (!spaces.length) return t('{card} hits no space now.', { card });
    const values = { card, spaces: spacesSaid(spaces), name: other, space, why };
    if (spaces.length === 1) {
        return why
            ? t('{card} hits space {spaces}; not {name} on space {space}: {why}.', values)
            : t('{card} hits space {spaces}, where {name} stands.', values);
    }
    return why
        ? t('{card} hits spaces {spaces}; not {name} on space {space}: {why}.', values)
        : t('{card} hits spaces {spaces}, and {name} on space {space}.', values);
}

function beforeSaid({ before }: Forecast): string[] {
    return before.map((line) => t('But first: {line}', { line: line.replace(/^before:? ?/, '') }));
}

function speedSaid(forecast: Forecast, view: ExceedView): string {
    const { meetings, is_met: isMet } = forecast;
    const speed = summed(forecast.speed);
    const [met] = meetings;
    if (!met) return t('Speed {speed}.', { speed });
    if (isMet) {
        const { card, is_first: isFirst } = met;
        return isFirst
            ? t('Speed {speed}: it comes before {card}.', { speed, card })
            : t('Speed {speed}: it comes after {card}.', { speed, card });
    }
    const { other, yours } = sidesOf(forecast, view);
    const values = { speed, name: other, ...counted(meetings, ({ is_first: isFirst }) => isFirst) };
    const said = yours
        ? t('Speed {speed}: it comes first against {count} of the {all} cards that {name} may set.', values)
        : t('Speed {speed}: it comes first against {count} of the {all} cards that you may set.', values);
    return [said, ...exceptions(meetings, ({ is_first: isFirst }) => isFirst)].join(' ');
}

function stunSaid(forecast: Forecast, view: ExceedView): string {
    const { own } = sidesOf(forecast, view);
    const stunned = forecast.stunned_by
        ? t('Power {power} or more stuns {name} meanwhile.', { power: forecast.stunned_by, name: own })
        : t('Nothing stuns {name} meanwhile.', { name: own });
    return `${stunsSaid(forecast)} ${stunned}`;
}

function stunsSaid({ power: parts, meetings, is_met: isMet }: Forecast): string {
    if (!parts.length) return t('It has no power.');
    const power = summed(parts);
    const [met] = meetings;
    if (!met) return t('Power {power}.', { power });
    if (isMet) {
        const { card, stuns } = met;
        return stuns
            ? t('Power {power} stuns through {card}.', { power, card })
            : t('Power {power} does not stun through {card}.', { power, card });
    }
    const values = { power, ...counted(meetings, ({ stuns }) => stuns) };
    return t('Power {power} stuns through {count} of these {all}.', values);
}

function counted(meetings: Meeting[], is: (meeting: Meeting) => boolean): { count: number; all: number } {
    const copies = (some: Meeting[]) => some.reduce((sum, one) => sum + one.copies, 0);
    return { count: copies(meetings.filter(is)), all: copies(meetings) };
}

/** Names those few for which something is not so. */
function exceptions(meetings: Meeting[], is: (meeting: Meeting) => boolean): string[] {
    const names = meetings.filter((one) => !is(one)).map(({ card }) => card);
    return names.length && names.length <= MOST_NAMES ? [t('Not against {cards}.', { cards: listed(names) })] : [];
}

function summed(parts: Parts): number {
    return parts.reduce((sum, [amount]) => sum + amount, 0);
}
