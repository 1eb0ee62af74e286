import type { AnyGame } from '../wire';

/** What cards would do as things stand: asked for once each, and forgotten when anything happens. */
export class Forecasts<G extends AnyGame> {
    private known = $state.raw<Record<string, G['forecast']>>({});
    private readonly asked = new Set<string>();

    constructor(private readonly ask: (owner: number, card: string) => void) {}

    /** Returns what a card would do, or null as long as that is not known. */
    of(owner: number, card: string): G['forecast'] | null {
        return this.known[keyOf(owner, card)] ?? null;
    }

    /** Asks what a card would do, unless it was asked before. */
    want(owner: number, card: string): void {
        const key = keyOf(owner, card);
        if (this.asked.has(key)) return;
        this.asked.add(key);
        this.ask(owner, card);
    }

    learn(owner: number, card: string, forecast: G['forecast']): void {
        this.known = { ...this.known, [keyOf(owner, card)]: forecast };
    }

    forget(): void {
        this.asked.clear();
        if (Object.keys(this.known).length) this.known = {};
    }
}

function keyOf(owner: number, card: string): string {
    return `${owner} ${card}`;
}
