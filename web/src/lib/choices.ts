import type { Option, Question } from '../wire';

/** What an option means to a picture. */
export type About = Option['about'];

/** Returns a word of what an option means; nothing where it has none. */
export function wordOf(said: About[string] | undefined): string {
    return typeof said === 'string' ? said : '';
}

/** An option with its index in the question. */
export interface Choice {
    place: number;
    option: Option;
}

type Fits = (about: About) => boolean;

/** Returns the options of the open question that are about something. */
export function choicesWhere(question: Question | null, fits: Fits): Choice[] {
    if (!question) return [];
    return question.options.map((option, place) => ({ place, option })).filter(({ option }) => fits(option.about));
}

/** Returns why something is no answer to the open question, or nothing where the table gives no reason. */
export function reasonWhere(question: Question | null, fits: Fits): string {
    return question?.barred.find(({ about }) => fits(about))?.reason ?? '';
}

/** Returns all that a question says: its words, its rule, and its answers. */
export function textsOf({ prompt, rule, options }: Question): string[] {
    return [prompt, rule, ...options.map(({ label }) => label)];
}

/** A prompt: what leads to the question, what it is about in a few words, and the question itself. */
export interface Prompt {
    because: string;
    about: string;
    asked: string;
}

/** What a question is about stands before its colon, and is no longer than this. */
const SHORTLY = 32;

/** Returns what a question asks; a payment is asked for all at once. */
export function promptOf({ bill, prompt }: Question): string {
    return bill?.prompt ?? prompt;
}

/** Splits a prompt; one with sentences that lead to it says there what it is about. */
export function splitPrompt(prompt: string): Prompt {
    const end = prompt.lastIndexOf('. ');
    if (end >= 0) return { because: prompt.slice(0, end + 1), about: '', asked: prompt.slice(end + 2) };
    const colon = prompt.indexOf(': ');
    if (colon < 0 || colon > SHORTLY) return { because: '', about: '', asked: prompt };
    return { because: '', about: prompt.slice(0, colon + 1), asked: prompt.slice(colon + 2) };
}

/** Cuts what a label has in brackets at its end from what it says before. */
export function splitLabel(label: string): { name: string; aside: string } {
    const [, name = label, aside = ''] = /^(.+?) \(([^()]+)\)$/.exec(label) ?? [];
    return { name, aside };
}

/** Returns the words with which all of some labels begin, with the space after them; each keeps a word of its own. */
export function commonStart(labels: string[]): string {
    const all = labels.map((label) => label.split(' '));
    const [words = []] = all;
    const longest = all.length > 1 ? Math.min(...all.map((one) => one.length)) - 1 : 0;
    const differs = words.findIndex((word, place) => place >= longest || all.some((one) => one[place] !== word));
    return differs > 0 ? `${words.slice(0, differs).join(' ')} ` : '';
}

/** Answers that belong together, with what all their labels begin with, and what does not answer though it might. */
export interface Group {
    name: string;
    start: string;
    choices: Choice[];
    barred: { label: string; reason: string }[];
}

/** A game in a minute: sentences that begin with what matters most. */
export interface Primer {
    title: string;
    lines: { first: string; then: string }[];
}

/** How a game speaks of itself and its questions. */
export interface Wording {
    primer: Primer;
    /** Names the group an option belongs to; nothing for one without a name. */
    groupOf(about: About): string;
    /** Says in a few words what an option does; nothing where its label says it. */
    hintOf(about: About): string;
    /** What stands in small type on the button of an option; its hint says the same at length. */
    noteOf?(about: About): string;
    /** Names what is barred, if it is shown among the answers; nothing for what is shown elsewhere. */
    barredLabel(about: About): string;
    /** What is asked, where the page asks for more at once than the table does; else the table's own words. */
    promptOf?(question: Question): string | null;
    /** Whether an option stands after all others of its group, since it is hardly meant. */
    isLast?(about: About): boolean;
    /** Whether the game's own picture offers an option, so that it stands in the list of all answers only. */
    isPictured?(about: About): boolean;
    /** Whether the digits are the game's own, for the cards of a hand, while an option is open. */
    isByHand?(about: About): boolean;
    /** Whether an option is what one is most likely to want. */
    isMain?(about: About): boolean;
    /** The key that gives an option; without one, the digits do. */
    keyOf?(about: About): string | undefined;
}

/** Tells whether a digit answers without the list of all answers. */
export function digitsAnswer(groups: Group[], wording: Wording): boolean {
    return !groups.some(({ choices }) => choices.some(({ option }) => wording.isByHand?.(option.about)));
}

/** Sorts the answers of a question into groups, in the order in which they are shown. */
export function groupsOf(question: Question, wording: Wording): Group[] {
    const groups = new Map<string, Group>();
    const groupFor = (about: About): Group => {
        const name = wording.groupOf(about);
        const found = groups.get(name) ?? { name, start: '', choices: [], barred: [] };
        groups.set(name, found);
        return found;
    };
    const isLast = ({ option }: Choice): boolean => wording.isLast?.(option.about) ?? false;
    const choices = question.options.map((option, place) => ({ place, option }));
    for (const choice of [...choices.filter((one) => !isLast(one)), ...choices.filter(isLast)]) {
        groupFor(choice.option.about).choices.push(choice);
    }
    for (const { about, reason } of question.barred) {
        const label = wording.barredLabel(about);
        if (label) groupFor(about).barred.push({ label, reason });
    }
    for (const group of groups.values()) {
        if (group.name) group.start = commonStart(group.choices.map(({ option }) => option.label));
    }
    return [...groups.values()];
}
