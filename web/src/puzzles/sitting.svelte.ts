import type { Socket } from '../lib/connection';
import { NearLine } from '../lib/near-line';
import type { FromPage, PuzzlePosition, PuzzleShelf, PuzzleVerdict } from '../wire';
import { judged } from './puzzles';
import { keepTried, tried, type Tried } from './tried';

/** So often one may answer before the best answer is told. */
const TRIES = 2;

/** A puzzle on the table: to its picture a match like any other, whose next answer is judged. */
export class PuzzleSitting {
    verdict = $state.raw<PuzzleVerdict | null>(null);
    tried = $state.raw<Tried>(tried());
    /** How often one may still answer. */
    left = $state(TRIES);

    private line: NearLine | null = null;
    private number = 2;

    constructor(
        readonly shelf: PuzzleShelf,
        readonly position: PuzzlePosition,
    ) {}

    /** Whether it is the one that everybody gets today. */
    get isDaily(): boolean {
        return this.shelf.daily === this.position.number;
    }

    /** Whether an answer was missed, and another may be given before the best is told. */
    get mayTryAgain(): boolean {
        return this.verdict !== null && !this.verdict.solved && this.left > 0;
    }

    /** Asks the same once more. */
    tryAgain(): void {
        this.verdict = null;
        this.line?.say(this.asked());
    }

    /** Has the best answer told, without another try. */
    giveUp(): void {
        this.left = 0;
    }

    /** What it is about, in words. */
    get theme(): string {
        const { theme } = this.position;
        return this.shelf.themes.find(({ name }) => name === theme)?.title ?? theme;
    }

    /** Opens the line to the position. */
    readonly dial = (): Socket => {
        this.line = new NearLine((message) => void this.hear(message));
        return this.line;
    };

    private async hear(message: FromPage): Promise<void> {
        if (message.type === 'hello') this.greet();
        else if (message.type === 'answer') await this.judge(message.question, message.option);
    }

    private greet(): void {
        this.line?.say(this.position.welcome);
        this.line?.say(this.verdict ? this.answered() : this.asked());
    }

    private async judge(question: number, option: number): Promise<void> {
        const { game } = this.shelf;
        try {
            this.verdict = await judged(game, this.position.number, option);
        } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            this.line?.say({ type: 'refused', number: this.next(), question, reason });
            return;
        }
        this.left = this.verdict.solved ? 0 : Math.max(0, this.left - 1);
        const id = this.shelf.puzzles[this.position.number - 1]?.id ?? '';
        this.tried = keepTried(id, this.verdict.solved, this.isDaily ? this.shelf.day : null);
        this.line?.say({ type: 'accepted', number: this.next(), question });
        this.line?.say(this.answered());
    }

    /** The table with its question, which is another one to the page with each try. */
    private asked(): PuzzlePosition['table'] {
        const { table } = this.position;
        const question = table.question && { ...table.question, question: 1 + TRIES - this.left };
        return { ...table, number: this.next(), question };
    }

    /** The table once the answer was given: nobody is asked anything. */
    private answered(): PuzzlePosition['table'] {
        return { ...this.position.table, number: this.next(), question: null, thinking: [] };
    }

    private next(): number {
        this.number += 1;
        return this.number;
    }
}
