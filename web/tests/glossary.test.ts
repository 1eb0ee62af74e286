import { describe, expect, it } from 'vitest';
import { bound, Marker, type Entry } from '../src/glossary/marking';

function entry(name: string, words: string[], rule = ''): Entry {
    return { name, words, rule, rules: [], places: [], read: '' };
}

const MARKER = new Marker([
    entry('Before', ['before:']),
    entry('Range', ['range', 'ranges', 'Reichweite']),
    entry('Maximum range', ['maximum range'], 'The longest distance.'),
    entry('EX attack', ['EX']),
    entry('Boost', ['boost', 'boosts', 'Schub', 'Schübe']),
]);

function marked(text: string): string[] {
    return MARKER.pieces(text).flatMap(({ text, entry }) => (entry ? [`${text}=${entry.name}`] : []));
}

describe('keywords in texts', () => {
    it('are marked, and the pieces give the text again', () => {
        const text = 'before: +1 range; at maximum range, boosts.';
        expect(marked(text)).toEqual(['before=Before', 'range=Range', 'maximum range=Maximum range', 'boosts=Boost']);
        expect(
            MARKER.pieces(text)
                .map((piece) => piece.text)
                .join(''),
        ).toBe(text);
    });

    it('keep the signs that touch them on their line', () => {
        const joined = bound(MARKER.pieces('(before the range.) Two boosts/ranges'));
        expect(joined.map(({ before, text, after }) => [before, text, after].join('|'))).toEqual([
            '|(before the |',
            '|range|.)',
            '| Two |',
            '|boosts|/',
            '||',
            '|ranges|',
        ]);
    });

    it('are whole words, however they begin', () => {
        expect(marked('Range, ranged, arrange')).toEqual(['Range=Range']);
        expect(marked('Zwei Schübe, ein Schubkasten, Überschub')).toEqual(['Schübe=Boost']);
    });

    it('with a capital are only found as they are written', () => {
        expect(marked('an EX attack, an ex attack')).toEqual(['EX=EX attack']);
    });

    it('that open a line are no keywords elsewhere', () => {
        expect(marked('Nothing before the strike, and before, too.')).toEqual([]);
        expect(marked('before, if you did: draw 1. [before: draw 1]')).toEqual(['before=Before', 'before=Before']);
    });

    it('are none without a glossary', () => {
        expect(new Marker([]).pieces('range')).toEqual([{ text: 'range', entry: null }]);
        expect(new Marker([]).pieces('')).toEqual([]);
    });

    it('are listed once for all texts of a question', () => {
        expect(MARKER.entriesIn(['A boost?', 'Boosts have no range.']).map(({ name }) => name)).toEqual([
            'Boost',
            'Range',
        ]);
    });

    it('are found by name, by any word, then by their rules', () => {
        expect(MARKER.search(' RANGE ').map(({ name }) => name)).toEqual(['Range', 'Maximum range']);
        expect(MARKER.search('schüb').map(({ name }) => name)).toEqual(['Boost']);
        expect(MARKER.search('longest').map(({ name }) => name)).toEqual(['Maximum range']);
        expect(MARKER.search('nowhere')).toEqual([]);
    });
});
