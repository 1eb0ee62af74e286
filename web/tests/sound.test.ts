import { describe, expect, it } from 'vitest';
import { Desk } from '../src/sound/desk';
import { LONGEST, voicesOf, type SoundName } from '../src/sound/sounds';

const ALL: SoundName[] = [
    'pick', 'set', 'flip', 'step', 'clash', 'lunge', 'hit', 'blocked', 'stun', 'exceed', 'turn', 'win', 'lose',
]; // prettier-ignore

/** A value of a node, with all that was scheduled for it. */
class Param {
    value = 0;
    readonly planned: [number, number][] = [];
    setValueAtTime(value: number, at: number): void {
        this.planned.push([value, at]);
    }
    exponentialRampToValueAtTime(value: number, at: number): void {
        this.planned.push([value, at]);
    }
}

class Node {
    readonly gain = new Param();
    readonly frequency = new Param();
    readonly detune = new Param();
    readonly threshold = new Param();
    readonly ratio = new Param();
    readonly knee = new Param();
    readonly attack = new Param();
    type = '';
    buffer: unknown = null;
    begins = -1;
    ends = -1;
    cut = false;
    readonly to: unknown[] = [];
    constructor(readonly made: string) {}
    connect<T>(other: T): T {
        this.to.push(other);
        return other;
    }
    disconnect(): void {
        this.cut = true;
    }
    start(at: number): void {
        this.begins = at;
    }
    stop(at: number): void {
        this.ends = at;
    }
}

/** An audio context that sounds nothing and keeps what was made. */
class Quiet {
    readonly nodes: Node[] = [];
    readonly destination = new Node('destination');
    readonly sampleRate = 100;
    currentTime = 10;
    private make(kind: string): Node {
        const node = new Node(kind);
        this.nodes.push(node);
        return node;
    }
    createGain = () => this.make('gain');
    createOscillator = () => this.make('tone');
    createBufferSource = () => this.make('noise');
    createBiquadFilter = () => this.make('filter');
    createDynamicsCompressor = () => this.make('limiter');
    createBuffer = () => ({ getChannelData: () => new Float32Array(this.sampleRate) });
}

function quietDesk(): { desk: Desk; heard: Quiet } {
    const heard = new Quiet();
    return { desk: new Desk(heard as unknown as AudioContext), heard };
}

const sources = (heard: Quiet) => heard.nodes.filter(({ begins }) => begins >= 0);

describe('the sounds', () => {
    it('are all over in less than 0.6 seconds', () => {
        for (const name of ALL)
            for (const { at, length } of voicesOf(name, 30)) expect(at + length, name).toBeLessThan(LONGEST);
    });

    it('hit the harder and the longer, the more damage is done', () => {
        const [light, heavy] = [voicesOf('hit', 1)[0], voicesOf('hit', 8)[0]];
        expect(heavy?.gain).toBeGreaterThan(light?.gain ?? 1);
        expect(heavy?.length).toBeGreaterThan(light?.length ?? 1000);
    });

    it('step a semitone higher with each space', () => {
        const pitches = voicesOf('step', 3).map(({ at, pitch }) => [at, Math.round(pitch?.[0] ?? 0)]);
        expect(pitches).toEqual([
            [0, 180],
            [90, 191],
            [180, 202],
        ]);
    });
});

describe('the desk', () => {
    it('plays everything through the volume and a limiter', () => {
        const { desk, heard } = quietDesk();
        desk.setVolume(0.4);
        const [limiter, volume] = heard.nodes;
        expect(limiter?.threshold.value).toBe(-10);
        expect(volume?.gain.value).toBe(0.4);
        expect(volume?.to).toEqual([limiter]);
        expect(limiter?.to).toEqual([heard.destination]);
    });

    it('plans each voice at its time', () => {
        const { desk, heard } = quietDesk();
        desk.play('turn', 0, 500);
        const tones = sources(heard);
        expect(tones.map(({ begins, ends }) => [begins, ends])).toEqual([
            [10.5, 10.59],
            [10.59, 10.68],
        ]);
        expect(tones.map(({ frequency }) => frequency.planned[0]?.[0])).toEqual([523, 784]);
    });

    it('lets the noise of a card sweep through its band', () => {
        const { desk, heard } = quietDesk();
        desk.play('flip');
        const filter = heard.nodes.find(({ made }) => made === 'filter');
        expect(filter?.type).toBe('bandpass');
        expect(filter?.frequency.planned).toEqual([
            [1000, 10],
            [4000, 10.11],
        ]);
    });

    it('multiplies a blocked blow with a second tone', () => {
        const { desk, heard } = quietDesk();
        desk.play('blocked');
        const [tone, other] = heard.nodes.filter(({ made }) => made === 'tone');
        expect(other?.frequency.value).toBe(47);
        expect(other?.to).toEqual([(tone?.to[0] as Node).gain]);
    });

    it('plays a sound at most once at a time', () => {
        const { desk, heard } = quietDesk();
        desk.play('pick');
        const first = heard.nodes[2];
        desk.play('set');
        expect(first?.cut).toBe(false);
        desk.play('pick');
        expect(first?.cut).toBe(true);
    });
});
