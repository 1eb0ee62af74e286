import type { Explained } from '../wire';

/** A word of a game with its rule. */
export type Entry = Explained;

/** A piece of a text, with the entry of the word that it is. */
export interface Piece {
    text: string;
    entry: Entry | null;
}

/** A keyword or a text between keywords; the signs that cling to a keyword are never parted from it. */
export interface Bound extends Piece {
    before: string;
    after: string;
}

/** Gives each keyword the signs that touch it, so that no line begins with a full stop or ends with a bracket. */
export function bound(pieces: Piece[]): Bound[] {
    const joined = pieces.map((piece) => ({ ...piece, before: '', after: '' }));
    joined.forEach((piece, place) => {
        if (!piece.entry) return;
        const [earlier, later] = [joined[place - 1], joined[place + 1]];
        if (earlier && !earlier.entry) {
            piece.before = /\S*$/.exec(earlier.text)?.[0] ?? '';
            earlier.text = earlier.text.slice(0, earlier.text.length - piece.before.length);
        }
        if (later && !later.entry) {
            piece.after = /^\S*/.exec(later.text)?.[0] ?? '';
            later.text = later.text.slice(piece.after.length);
        }
    });
    return joined;
}

/** Splits texts into pieces, so that each word that has an entry is a piece of its own. */
export class Marker {
    /** A word with a capital, such as EX, is only found as it is written; any other however it begins. */
    private readonly found = new Map<string, Entry>();
    private readonly pattern: RegExp | null;

    constructor(readonly entries: Entry[]) {
        for (const entry of entries) for (const word of entry.words) this.found.set(word, entry);
        const longestFirst = [...this.found.keys()].sort((one, other) => other.length - one.length);
        this.pattern = longestFirst.length
            ? new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`, 'giu')
            : null;
    }

    pieces(text: string): Piece[] {
        const pieces: Piece[] = [];
        let from = 0;
        for (const match of this.pattern ? text.matchAll(this.pattern) : []) {
            const entry = this.entryAt(text, match[0], match.index);
            if (!entry) continue;
            if (match.index > from) pieces.push({ text: text.slice(from, match.index), entry: null });
            pieces.push({ text: match[0], entry });
            from = match.index + match[0].length;
        }
        if (from < text.length) pieces.push({ text: text.slice(from), entry: null });
        return pieces;
    }

    /** Returns the entries whose words stand in texts, each once. */
    entriesIn(texts: string[]): Entry[] {
        return [...new Set(texts.flatMap((text) => this.pieces(text).flatMap(({ entry }) => entry ?? [])))];
    }

    /** Returns the entries that have something in common with what somebody looks for, names first. */
    search(wish: string): Entry[] {
        const sought = wish.trim().toLowerCase();
        const has = (text: string) => text.toLowerCase().includes(sought);
        const named = this.entries.filter(({ name, words }) => has(name) || words.some(has));
        return [...named, ...this.entries.filter((entry) => !named.includes(entry) && has(entry.rule))];
    }

    private entryAt(text: string, word: string, at: number): Entry | undefined {
        // A word such as “before” is a keyword only where a line of a card begins with it.
        const opens = /(?:^|[.;[] ?)$/.test(text.slice(0, at)) && /^[:,]/.test(text.slice(at + word.length));
        const small = word.toLowerCase();
        return (opens ? this.found.get(`${small}:`) : undefined) ?? this.found.get(small) ?? this.found.get(word);
    }
}

function escaped(word: string): string {
    return word.replace(/:$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
