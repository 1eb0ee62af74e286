import { stopValues, studyValues } from '../lib/lobby';
import type { StudyWish, Values, ValuesWish } from '../wire';

/** How deep is looked, one after the other. */
const DEPTHS = [1, 2, 4];

/** How an engine asks the table. */
export interface Asking {
    values: (wish: ValuesWish) => Promise<Values>;
    stop: (asker: string) => Promise<unknown>;
}

const TABLE: Asking = { values: studyValues, stop: stopValues };

/** A question whose answers are to be valued. */
export type Asked = Pick<ValuesWish, 'answers' | 'then' | 'seat'>;

/** What the engine thinks of the answers where the board stands, ever deeper while it is on. */
export class Engine {
    on = $state(false);
    found = $state.raw<Values | null>(null);
    /** How deep it looks now; 0 while it does not. */
    depth = $state(0);
    trouble = $state('');

    readonly deepest = DEPTHS.at(-1) ?? 1;

    private readonly asker = crypto.randomUUID();
    private asked: Asked | null = null;
    private turn = 0;

    constructor(
        private readonly source: StudyWish,
        private readonly asking: Asking = TABLE,
    ) {}

    toggle(): void {
        this.on = !this.on;
        this.begin();
    }

    /** Looks at another question, or at none. */
    look(asked: Asked | null): void {
        if (JSON.stringify(asked) === JSON.stringify(this.asked)) return;
        this.asked = asked;
        this.begin();
    }

    /** Stops thinking; what was found stays. */
    stop(): void {
        this.turn += 1;
        if (this.depth) void this.asking.stop(this.asker).catch(() => undefined);
        this.depth = 0;
    }

    private begin(): void {
        this.stop();
        this.found = null;
        this.trouble = '';
        if (this.on && this.asked) void this.think(this.asked, this.turn);
    }

    private async think(asked: Asked, turn: number): Promise<void> {
        try {
            for (const depth of DEPTHS) {
                this.depth = depth;
                const found = await this.asking.values({ ...this.source, ...asked, asker: this.asker, depth });
                if (turn !== this.turn) return;
                this.found = found;
                if (!found.considered.length) break;
            }
        } catch (error) {
            if (turn !== this.turn) return;
            this.trouble = error instanceof Error ? error.message : String(error);
        }
        this.depth = 0;
    }
}
