import type { About } from './choices';
import type { Question } from '../wire';

/** Answers that were chosen together, to questions of one kind that come one after the other. */
export class Plan {
    private kind = '';
    private picks: About[] = [];

    /** Takes what is to be picked, in order, from the questions of a kind. */
    make(kind: string, picks: About[]): void {
        this.kind = kind;
        this.picks = [...picks];
    }

    forget(): void {
        this.picks = [];
    }

    /**
     * Returns the place of the next answer among the options of a question, or null if nothing is planned for it. A
     * question that came otherwise than expected ends the plan.
     */
    next(question: Question): number | null {
        const pick = question.kind === this.kind ? this.picks.shift() : undefined;
        const place = pick ? question.options.findIndex(({ about }) => isSame(about, pick)) : -1;
        if (place < 0) this.forget();
        return place < 0 ? null : place;
    }
}

function isSame(one: About, other: About): boolean {
    const keys = Object.keys(one);
    return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
