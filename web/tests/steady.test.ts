import { describe, expect, it } from 'vitest';
import { bestFit, steadied, type Row } from '../src/lobby/steady';

const row = (match: string, more: Partial<Row> = {}): Row => ({
    match,
    game: 'exceed',
    title: 'Exceed',
    host: match,
    seats: [],
    open: [1],
    terms: {},
    since: '',
    is_mine: false,
    notice: '',
    brings: [],
    fan_made: [],
    faces: {},
    rated: false,
    account: '',
    is_followed: false,
    edition: '',
    ...more,
});
const order = (rows: Row[]) => rows.map(({ match, gone }) => (gone ? `${match} gone` : match));

describe('the list of tables', () => {
    const before = [row('a'), row('b'), row('c')];
    const now = [row('new'), row('c'), row('a')];

    it('follows what the server says while nobody points at it', () => {
        expect(order(steadied(before, now, false))).toEqual(['new', 'c', 'a']);
    });

    it('stays where it is under a pointer: what is gone keeps its place, what is new comes last', () => {
        expect(order(steadied(before, now, true))).toEqual(['a', 'b gone', 'c', 'new']);
    });

    it('lets the table come back that was gone', () => {
        const gone = steadied(before, [row('a')], true);
        expect(order(steadied(gone, before, true))).toEqual(['a', 'b', 'c']);
    });

    it('marks the first table that can be joined', () => {
        expect(bestFit([row('mine', { is_mine: true }), row('gone', { gone: true }), row('a'), row('b')])).toBe('a');
        expect(bestFit([row('mine', { is_mine: true })])).toBe('');
    });
});
