import { ask, posted } from '../../../lib/lobby';
import { t } from '../../../lib/texts.svelte';
import type { GameOffer } from '../../../wire';
import type { Exceed, FighterEntry, FighterSheet } from '../wire';

/** A fighter of somebody's own making, kept in this browser: its text, and how it stands in the list. */
export interface OwnFighter {
    text: string;
    entry: FighterEntry;
}

/** What the table says of a text. */
interface Read {
    entry: FighterEntry;
    sheet: FighterSheet;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'wildswing.exceed.own';

/** How many fighters are kept, the newest first. */
const MOST = 24;

/** Characters of the longest text that the table reads. */
export const LONGEST = 12_000;

/** Returns the fighters that are kept, as far as they can be read. */
export function kept(shelf: Shelf = localStorage): OwnFighter[] {
    try {
        const found: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
        return Array.isArray(found) ? found.filter(isFighter) : [];
    } catch {
        return [];
    }
}

function isFighter(one: unknown): one is OwnFighter {
    if (typeof one !== 'object' || one === null || !('text' in one && 'entry' in one)) return false;
    const { text, entry } = one;
    return (
        typeof text === 'string' && typeof entry === 'object' && entry !== null && 'name' in entry && 'look' in entry
    );
}

/** Returns the fighters with one more, who stands for an older one of the same name. */
function withOne(fighters: OwnFighter[], one: OwnFighter): OwnFighter[] {
    return [one, ...fighters.filter(({ entry }) => entry.name !== one.entry.name)].slice(0, MOST);
}

/** The fighters of somebody's own making in this browser. */
class Own {
    fighters = $state.raw<OwnFighter[]>(kept());
    /** What is wrong with the last file, if anything is. */
    trouble = $state('');

    /** Has the table read a file, and keeps the fighter; returns its name, or nothing if it cannot be played. */
    async bring(file: File): Promise<string> {
        this.trouble = '';
        try {
            const text = file.size > 4 * LONGEST ? '' : (await file.text()).replaceAll('\r\n', '\n');
            if (!text || text.length > LONGEST) {
                this.trouble = t('{file} is no fighter: such a file has 1 to {most} characters.', {
                    file: file.name,
                    most: LONGEST,
                });
                return '';
            }
            const { entry } = await readText(text, file.name);
            this.keep(withOne(this.fighters, { text, entry }));
            return entry.name;
        } catch (error) {
            this.trouble = error instanceof Error ? error.message : String(error);
            return '';
        }
    }

    forget(name: string): void {
        this.keep(this.fighters.filter(({ entry }) => entry.name !== name));
    }

    textOf(name: string): string {
        return this.fighters.find(({ entry }) => entry.name === name)?.text ?? '';
    }

    /** Returns the texts that go along with a wish in which these are named. */
    textsOf(names: string[]): { texts?: string[] } {
        const texts = [...new Set(names)].map((name) => this.textOf(name)).filter(Boolean);
        return texts.length ? { texts } : {};
    }

    private keep(fighters: OwnFighter[]): void {
        this.fighters = fighters;
        localStorage.setItem(KEY, JSON.stringify(fighters));
    }
}

export const own = new Own();

/** Returns an offer in which one's own fighters can be chosen too. */
export function withOwn(offer: GameOffer<Exceed>): GameOffer<Exceed> {
    const { fighters } = offer.choices;
    const names = new Set(fighters.map(({ name }) => name));
    const more = own.fighters.map(({ entry }) => entry).filter(({ name }) => !names.has(name));
    return more.length ? { ...offer, choices: { ...offer.choices, fighters: [...fighters, ...more] } } : offer;
}

/** Asks what a text of one's own says. */
export function readText(text: string, file: string): Promise<Read> {
    return ask<Read>('/api/games/exceed/texts', posted({ text, file: file.slice(0, 200) }));
}
