import type { About } from './choices';
import type { Question } from '../wire';

/** Answers that were chosen together, to questions that come one after the other. */
export class Plan {
    private kind: string | null = null;
    private picks: About[] = [];

    /** Takes what is to be picked, in order, from the questions of a kind, or from whatever is asked next. */
    make(picks: About[], kind: string | null = null): void {
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
        const pick = this.kind === null || question.kind === this.kind ? this.picks.shift() : undefined;
        const place = pick ? question.options.findIndex(({ about }) => fits(about, pick)) : -1;
        if (place < 0) this.forget();
        return place < 0 ? null : place;
    }
}

/** Returns whether an option means what was picked, whatever else it says. */
function fits(about: About, pick: About): boolean {
    return Object.entries(pick).every(([key, value]) => about[key] === value);
}
