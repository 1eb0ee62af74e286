import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const shown: { words: string; closed: boolean }[] = [];
let permission = 'granted';
let hidden = true;
let broken = false;

class Given {
    static get permission(): string {
        return permission;
    }
    static requestPermission(): Promise<string> {
        return Promise.resolve(permission);
    }
    onclick = null;
    private readonly place: number;
    constructor(words: string) {
        if (broken) throw new TypeError('Illegal constructor');
        this.place = shown.push({ words, closed: false }) - 1;
    }
    close(): void {
        const one = shown[this.place];
        if (one) one.closed = true;
    }
}

const kept = new Map<string, string>();

beforeEach(() => {
    shown.length = 0;
    kept.clear();
    permission = 'granted';
    hidden = true;
    broken = false;
    vi.resetModules();
    vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal('Notification', Given);
    vi.stubGlobal('window', { Notification: Given, focus: () => {} });
    vi.stubGlobal('document', {
        get hidden() {
            return hidden;
        },
    });
});

afterEach(() => vi.unstubAllGlobals());

const fresh = async () => (await import('../src/lib/calls.svelte')).calls;

describe('a call when it is your turn', () => {
    it('is made to whoever wants it and looks at something else, and taken back when it was heard', async () => {
        const calls = await fresh();
        calls.call('Your turn');
        expect(shown).toEqual([]);
        await calls.want(true);
        calls.call('Your turn');
        expect(shown).toEqual([{ words: 'Your turn', closed: false }]);
        calls.hush();
        expect(shown[0]?.closed).toBe(true);
        hidden = false;
        calls.call('Your turn');
        expect(shown).toHaveLength(1);
    });

    it('is kept in the browser', async () => {
        await (await fresh()).want(true);
        vi.resetModules();
        expect((await fresh()).wanted).toBe(true);
    });

    it('stays off where the browser refuses, with a sentence', async () => {
        permission = 'denied';
        const calls = await fresh();
        await calls.want(true);
        expect(calls.wanted).toBe(false);
        expect(calls.trouble).toMatch(/does not allow it/);
        await calls.want(false);
        expect(calls.trouble).toBe('');
    });

    it('is given up where the browser only lets service workers call', async () => {
        const calls = await fresh();
        await calls.want(true);
        broken = true;
        calls.call('Your turn');
        expect(calls.wanted).toBe(false);
    });

    it('is silent when the permission was taken away since', async () => {
        const calls = await fresh();
        await calls.want(true);
        permission = 'denied';
        calls.call('Your turn');
        expect(shown).toEqual([]);
    });
});
