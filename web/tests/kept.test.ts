import { beforeEach, expect, test, vi } from 'vitest';
import { closeStudy, keepStudy, keptPlace, keptSource, keptStudy } from '../src/study/kept';
import type { Written } from '../src/wire';

/** A shelf of a browser. */
function shelf() {
    const kept = new Map<string, string>();
    return {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => void kept.set(name, value),
        removeItem: (name: string) => void kept.delete(name),
    };
}

const word: Written = { word: 'Block', turn: 1 };
const STUDY = { tried: [{ on: 1, seat: 0, answer: 2 }], tried_said: [word], remarks: [{ number: 1, comment: 'Hm.' }] };
const PLACE = { answers: 1, then: [[0, 2]] as [number, number][] };

beforeEach(() => {
    vi.stubGlobal('localStorage', shelf());
    vi.stubGlobal('sessionStorage', shelf());
    vi.stubGlobal('location', { hash: '#notation' });
});

test('a study is found again by what is studied, with the place at which it stood', () => {
    expect(keepStudy({ text: 'one' }, STUDY, PLACE)).toBe(true);
    expect(keptStudy({ text: 'one' })).toEqual(STUDY);
    expect(keptPlace({ text: 'one' })).toEqual(PLACE);
    expect(keptSource()).toEqual({ text: 'one' });
    expect([keptStudy({ text: 'other' }), keptPlace({ text: 'other' })]).toEqual([null, null]);
    location.hash = '#study=x/3';
    expect([keptPlace({ text: 'one' }), keptSource()]).toEqual([null, null]);
});

test('a study that was left is kept, but not opened by itself', () => {
    keepStudy({ match: 'abc' }, STUDY, PLACE);
    closeStudy();
    expect([keptStudy({ match: 'abc' }), keptSource()]).toEqual([STUDY, null]);
});

test('ten studies are kept, the latest, and none in which nothing was tried', () => {
    for (let at = 0; at < 12; at += 1) keepStudy({ text: `study ${at}` }, STUDY, PLACE);
    expect(keptStudy({ text: 'study 1' })).toBeNull();
    expect(keptStudy({ text: 'study 2' })).toEqual(STUDY);
    keepStudy({ text: 'study 2' }, { tried: [], tried_said: [], remarks: [] }, PLACE);
    expect(keptStudy({ text: 'study 2' })).toBeNull();
});

test('a browser without room says so, and what cannot be read is forgotten', () => {
    localStorage.setItem('wildswing.studies', '{"list": [1, {"of": "x"}]}');
    expect(keptStudy({ text: 'one' })).toBeNull();
    vi.stubGlobal('localStorage', {
        ...shelf(),
        setItem: () => {
            throw new Error('full');
        },
    });
    expect(keepStudy({ text: 'one' }, STUDY, PLACE)).toBe(false);
});
