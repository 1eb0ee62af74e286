import type { Said } from '../wire';

const SHOWN_FOR = 7000;

/** What was said at a match since this page is at it. */
export class Talk {
    lines = $state.raw<Pick<Said, 'id' | 'seat' | 'phrase' | 'words'>[]>([]);
    /** What somebody has just said. */
    latest = $state.raw<Said | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Hears something, which stands over the table for some seconds. */
    hear(said: Said): void {
        if (this.lines.some(({ id }) => id === said.id)) return;
        this.lines = [...this.lines, said];
        this.latest = said;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => (this.latest = null), SHOWN_FOR);
    }

    /** Learns all that was said before. */
    learn(lines: readonly Pick<Said, 'id' | 'seat' | 'phrase' | 'words'>[]): void {
        const fresh = this.lines.filter(({ id }) => !lines.some((one) => one.id === id));
        this.lines = [...lines, ...fresh];
    }
}
