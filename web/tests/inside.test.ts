import { describe, expect, it } from 'vitest';
import { Engine, type Colleague } from '../src/inside/engine';
import type { FromWorker, ToWorker } from '../src/inside/messages';
import { read } from '../src/inside/pack';

/** A worker that notes what it is told. */
class Listener implements Colleague {
    onmessage: Colleague['onmessage'] = null;
    onerror: Colleague['onerror'] = null;
    told: ToWorker[] = [];

    postMessage(message: ToWorker): void {
        this.told.push(message);
    }

    say(message: FromWorker): void {
        this.onmessage?.(new MessageEvent('message', { data: message }));
    }
}

function started(): { engine: Engine; worker: Listener } {
    const worker = new Listener();
    const engine = new Engine(() => worker);
    engine.start('https://table.example/');
    return { engine, worker };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the table inside the page', () => {
    it('is asked when it is set, with token and language', async () => {
        const { engine, worker } = started();
        const headers = { Authorization: 'Bearer abc', 'Accept-Language': 'de' };
        const answer = engine.ask('/api/matches/m', { headers });
        await settled();
        expect(worker.told).toEqual([{ kind: 'open', base: 'https://table.example/' }]);
        worker.say({ kind: 'open', remembers: false });
        await settled();
        expect(worker.told[1]).toEqual({
            kind: 'ask',
            number: 1,
            method: 'GET',
            address: '/api/matches/m',
            token: 'abc',
            body: '',
            language: 'de',
        });
        worker.say({ kind: 'answer', number: 1, status: 404, text: '{"error":"No."}' });
        const response = await answer;
        expect([response.ok, await response.json()]).toEqual([false, { error: 'No.' }]);
    });

    it('carries the lines of several matches', async () => {
        const { engine, worker } = started();
        worker.say({ kind: 'open', remembers: false });
        await settled();
        const heard: string[] = [];
        const [one, other] = ['a', 'b'].map((match) => {
            const socket = engine.dialer(match, 'play')();
            socket.onopen = () => socket.send(`hello ${match}`);
            socket.onmessage = ({ data }) => heard.push(`${match} heard ${data}`);
            socket.onclose = (end) => heard.push(`${match} ended ${end?.code}`);
            return socket;
        });
        await settled();
        expect(worker.told.slice(1)).toEqual([
            { kind: 'call', line: 1, match: 'a', watches: false },
            { kind: 'tell', line: 1, text: 'hello a' },
            { kind: 'call', line: 2, match: 'b', watches: false },
            { kind: 'tell', line: 2, text: 'hello b' },
        ]);
        worker.say({ kind: 'say', line: 2, text: 'welcome' });
        one?.close();
        worker.say({ kind: 'say', line: 1, text: 'too late' });
        worker.say({ kind: 'end', line: 2, code: 1013 });
        expect(worker.told.at(-1)).toEqual({ kind: 'hang up', line: 1 });
        expect(heard).toEqual(['b heard welcome', 'b ended 1013']);
        expect(other).toBeDefined();
    });

    it('does not open a line that was closed before the table was set', async () => {
        const { engine, worker } = started();
        engine.dialer('a', 'watch')().close();
        worker.say({ kind: 'open', remembers: false });
        await settled();
        expect(worker.told.some(({ kind }) => kind === 'call')).toBe(false);
    });

    it('says why it cannot be set, to whoever asks and on every line', async () => {
        const { engine, worker } = started();
        const heard: string[] = [];
        const socket = engine.dialer('a', 'play')();
        socket.onmessage = ({ data }) => heard.push(data);
        worker.say({ kind: 'failed', reason: 'no memory' });
        await expect(engine.ask('/api/games', {})).rejects.toThrow('no memory');
        await settled();
        expect(heard).toHaveLength(1);
        expect(JSON.parse(heard[0] ?? '')).toMatchObject({ type: 'farewell' });
    });
});

describe('the engine as it comes', () => {
    it('is read by the list in its first line', () => {
        const packed = '{"version":"v","files":[["a/one",3],["empty",0],["b",5]]}\n' + 'oneline\n';
        const { version, files } = read(new TextEncoder().encode(packed));
        const found = [...files].map(([name, content]) => [name, new TextDecoder().decode(content)]);
        expect([version, found]).toEqual([
            'v',
            [
                ['a/one', 'one'],
                ['empty', ''],
                ['b', 'line\n'],
            ],
        ]);
    });
});
