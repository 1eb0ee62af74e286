import { promptOf, type Group } from '../lib/choices';
import type { Bill, Ending, Question, Telling } from '../wire';
import { keyOf } from '../lib/shortcuts';
import { plural, t } from '../lib/texts.svelte';
import { wordFor } from '../lib/words';
import { changedFacts, factsInWords, type Fact, type Summary } from './summary';

/** How a table stands once all events of a message are shown. */
export interface Standing {
    summary: Summary | null;
    question: Question | null;
    groups: Group[];
    /** Whether a digit answers without the list of all answers. */
    direct: boolean;
    outcome: Ending | null;
}

/** Puts what comes from a table into lines, each thing once: events, what they leave untold, the question, the end. */
export class Narrator {
    private told: number | null = null;
    private sentences: string[] = [];
    private facts: Fact[] | null = null;
    private asked = 0;
    private over = false;

    /** Returns the sentences of a log that have not been told yet; what happened before one sat down is not told. */
    events(log: Telling[], before: number): string[] {
        const fresh = log.slice(this.told ?? before).map(({ sentence }) => sentence);
        this.told = Math.max(this.told ?? 0, log.length);
        this.sentences.push(...fresh);
        return fresh;
    }

    /** Returns what there is to say when all events have been told. */
    settled({ summary, question, groups, direct, outcome }: Standing): string[] {
        const lines: string[] = [];
        if (summary) {
            const changed = this.facts ? changedFacts(this.facts, summary.facts, this.sentences) : summary.facts;
            if (!this.facts) lines.push(...summary.table);
            lines.push(...factsInWords(changed));
            this.facts = summary.facts;
        }
        if (outcome && !this.over) {
            lines.push(t('The match is over.'));
            if (!this.sentences.includes(outcome.sentence)) lines.push(outcome.sentence);
        }
        this.sentences = [];
        this.over = outcome !== null;
        if (question && question.question !== this.asked) lines.push(...questionInWords(question, groups, direct));
        this.asked = question?.question ?? this.asked;
        return lines;
    }
}

/** Says a question with all its answers, each with the digit that gives it. */
export function questionInWords(question: Question, groups: Group[], direct: boolean): string[] {
    const asked = t('Question: {prompt}', { prompt: promptOf(question) });
    if (question.bill) return [asked, ...billInWords(question.bill)];
    const choices = groups.flatMap((group) => group.choices);
    const answers = choices.map(({ option }, place) =>
        place < 9
            ? t('{number}: {answer}.', { number: place + 1, answer: option.label })
            : t('Without a digit: {answer}.', { answer: option.label }),
    );
    const count = choices.length ? [plural(choices.length, '{count} answer.', '{count} answers.')] : [];
    const list = direct ? [] : [t('{key} lists them; there a digit answers.', { key: keyOf('answers') })];
    return [asked, ...count, ...list, ...answers];
}

/** Says what can be paid with; a digit ticks a card, or takes its tick away. */
function billInWords({ cards, suggested }: Bill): string[] {
    const lines = cards.map(({ card, zone }, place) => {
        const ticked = suggested.includes(place) ? `, ${t('ticked')}` : '';
        return t('{number}: {answer}.', { number: place + 1, answer: `${card} (${wordFor(zone)})${ticked}` });
    });
    return [...lines, t('Enter pays with what is ticked.')];
}

/** Says what does not answer though it might, with the reasons. */
export function barredInWords(groups: Group[]): string[] {
    return groups
        .flatMap(({ barred }) => barred)
        .map(({ label, reason }) => t('Not now: {label}. {reason}', { label, reason }));
}
