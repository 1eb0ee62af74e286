import { render } from 'svelte/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { opponentLabel } from '../src/home/opponents';
import { games } from '../src/lib/lobby';
import { formFor, language, languageFor, plural, speak, t, text, translated } from '../src/lib/texts.svelte';
import { listed } from '../src/lib/turns';
import { wordFor } from '../src/lib/words';
import Cover from '../src/table/Cover.svelte';

const page = { lang: '' };

beforeAll(() => void vi.stubGlobal('document', { documentElement: page }));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => speak('en'));
afterEach(() => speak('en'));

function cover(): string {
    const nothing = () => {};
    return render(Cover, { props: { name: 'Ann', title: 'Exceed', uncover: nothing, leave: nothing } }).body;
}

describe('a text', () => {
    it('has its values filled in, and keeps a gap that nothing was given for', () => {
        expect(t('{one} against {other}', { one: 'Ann', other: 'Bob' })).toBe('Ann against Bob');
        expect(t('{one} against {other}', { one: 0 })).toBe('0 against {other}');
    });

    it('takes no gap for what a value brings along', () => {
        expect(t('{one} against {other}', { one: '{other}', other: 'Bob' })).toBe('{other} against Bob');
    });

    it('is for one thing, or for any other number', () => {
        const said = (count: number) =>
            plural(count, '{count} card of {who}', '{count} cards of {who}', { who: 'Ann' });
        expect([0, 1, 2].map(said)).toEqual(['0 cards of Ann', '1 card of Ann', '2 cards of Ann']);
    });

    it('has the forms of its language', async () => {
        await speak('de');
        const said = (count: number) => plural(count, '{count} point', '{count} points');
        expect([0, 1, 2].map(said)).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
        const cards = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
        expect([1, 2, 5, 22].map((count) => formFor(count, cards, 'pl'))).toEqual(['karta', 'karty', 'kart', 'karty']);
        expect(formFor(5, { other: 'kart' }, 'pl')).toBe('kart');
    });

    it('of a table is marked where it stands, and said where it is used', async () => {
        const label = text('Drawn');
        expect(label).toBe('Drawn');
        await speak('de');
        expect(translated(label)).toBe('Unentschieden');
    });
});

describe('a language', () => {
    it('changes every text, of templates and of functions, and the language of the page', async () => {
        expect(cover()).toContain('Pass the screen to Ann');
        await speak('de');
        expect(cover()).toContain('Gib den Bildschirm an Ann');
        expect(cover()).not.toContain('Pass the screen');
        expect(listed(['Ann', 'Bob'])).toBe('Ann und Bob');
        expect(opponentLabel('novice')).toBe('Anfänger: sieht, was offen liegt');
        expect(plural(2, '{count} point', '{count} points')).toBe('2 Punkte');
        expect([language(), page.lang]).toEqual(['de', 'de']);
        await speak('en');
        expect(cover()).toContain('Pass the screen to Ann');
        expect([language(), page.lang]).toEqual(['en', 'en']);
    });

    it('that is not known is English', async () => {
        await speak('de');
        await speak('tlh');
        expect(t('Drawn')).toBe('Drawn');
        expect([language(), page.lang]).toEqual(['en', 'en']);
    });

    it('leaves a text in English that it does not know', async () => {
        await speak('de');
        expect(t('No such text of {name}', { name: 'Ann' })).toBe('No such text of Ann');
    });

    it('is the first of those a browser wishes for that can be spoken', () => {
        expect(languageFor(['fr-FR', 'de-AT', 'en'])).toBe('de');
        expect(languageFor(['DE'])).toBe('de');
        expect(languageFor(['fr', 'nl'])).toBe('en');
        expect(languageFor([])).toBe('en');
    });

    it('goes with every request to the table', async () => {
        const fetched = vi.fn(() => Promise.resolve(new Response('[]')));
        vi.stubGlobal('fetch', fetched);
        await speak('de');
        await games();
        expect(fetched).toHaveBeenCalledWith('/api/games', { headers: { 'Accept-Language': 'de' } });
    });
});

describe('a word of the table', () => {
    it('is said in the language, and a name is left alone', async () => {
        await speak('de');
        expect(wordFor('power')).toBe('Wucht');
        expect(wordFor('Drawn')).toBe('Drawn');
    });
});
