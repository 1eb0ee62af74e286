/** Something that was said, with a number of its own. */
export interface Line {
    number: number;
    text: string;
}

/** How many lines stay, for whoever reads back. */
const KEPT = 80;

/**
 * What a screen reader says. Each line is an element of its own in a live region and is only ever added, so that however
 * fast lines come, none takes the place of another.
 */
export class Speaker {
    /** Said when whoever listens has heard all before. */
    polite = $state.raw<Line[]>([]);
    /** Said at once, because it was asked for. */
    urgent = $state.raw<Line[]>([]);
    private count = 0;

    say(...texts: string[]): void {
        this.polite = this.added(this.polite, texts);
    }

    sayAtOnce(...texts: string[]): void {
        this.urgent = this.added([], texts);
    }

    private added(lines: Line[], texts: string[]): Line[] {
        const more = texts.filter(Boolean).map((text) => ({ number: (this.count += 1), text }));
        return [...lines, ...more].slice(-KEPT);
    }
}
