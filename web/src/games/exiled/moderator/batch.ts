import type { Question } from '../../../wire';

/** What a weapon lies over, as a moderator sees it. */
export interface Hit {
    landing: number;
    part: number;
    what: string;
    at: number;
    zone: number;
    spiked: boolean;
    armoured: boolean;
}

/** What a moderator has entered on one screen, which answers several questions. */
export interface Entries {
    /** The phase it was entered for. */
    phase: string;
    /** The players who use an ability or an item, and are asked which. */
    asking: Set<number>;
    /** The cards that have moved. */
    moved: Set<number>;
    /** What the weapons lie over, in the order in which it is reported; null before it is entered. */
    hits: Hit[] | null;
    /** How many contacts were reported before. */
    before: number;
}

export function phaseOf(view: { round: number; phase: string }): string {
    return `${view.round} ${view.phase}`;
}

/** Returns the answer to a question that was already entered, when so many contacts are reported, or -1. */
export function enteredFor({ about, options }: Question, entries: Entries, contacts: number): number {
    const next = entries.hits?.[contacts - entries.before];
    return options.findIndex((one) => isEntered(one.about, about, entries, next));
}

/** Whether an answer to a question about something is what was entered, if this is the next hit to report. */
function isEntered(answer: About, about: About, { asking, moved, hits }: Entries, next: Hit | undefined): boolean {
    if (answer.plain) return !asking.has(Number(about.seat));
    if (answer.moved !== undefined) return answer.moved === moved.has(Number(about.body));
    if (answer.done) return hits !== null && !next;
    if (!next) return false;
    if (!isSource(about, next)) return isSource(answer, next);
    return about.body === undefined ? answer[next.what] === next.at : isZone(answer, next);
}

type About = Question['about'];

const isSource = (about: About, { landing, part }: Hit): boolean => about.landing === landing && about.part === part;
const isZone = (about: About, { zone, spiked, armoured }: Hit): boolean =>
    about.zone === zone && about.spiked === spiked && about.armoured === armoured;
