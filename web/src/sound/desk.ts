import { voicesOf, type SoundName, type Voice } from './sounds';

/** How loud the loudest moment may get, in decibels below full. */
const LIMIT = -10;
const ATTACK = 0.003;
const SILENCE = 0.0001;

/** Plays sounds on an audio context: through a volume and a limiter, each sound at most once at a time. */
export class Desk {
    private readonly volume: GainNode;
    private readonly noise: AudioBuffer;
    private readonly sounding = new Map<SoundName, GainNode>();

    constructor(private readonly context: AudioContext) {
        const limiter = context.createDynamicsCompressor();
        limiter.threshold.value = LIMIT;
        limiter.ratio.value = 20;
        limiter.knee.value = 0;
        limiter.attack.value = ATTACK;
        this.volume = context.createGain();
        this.volume.connect(limiter).connect(context.destination);
        this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
        const samples = this.noise.getChannelData(0);
        for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
    }

    setVolume(volume: number): void {
        this.volume.gain.value = volume;
    }

    /** Plays a sound, in so many milliseconds; one of the same name that still sounds is cut. */
    play(name: SoundName, amount = 0, wait = 0): void {
        this.sounding.get(name)?.disconnect();
        const out = this.context.createGain();
        out.connect(this.volume);
        this.sounding.set(name, out);
        const start = this.context.currentTime + wait / 1000;
        for (const voice of voicesOf(name, amount)) this.sound(voice, start + voice.at / 1000, out);
    }

    private sound(voice: Voice, start: number, out: AudioNode): void {
        const end = start + voice.length / 1000;
        const source = this.sourceOf(voice, start, end);
        const shaped = this.shape(voice, start, end);
        let last: AudioNode = source;
        if (voice.ring) last = last.connect(this.ring(voice.ring, start, end));
        if (voice.filter) last = last.connect(this.filter(voice.filter, start, end));
        last.connect(shaped).connect(out);
        source.start(start);
        source.stop(end);
    }

    private sourceOf({ source, pitch, detune }: Voice, start: number, end: number): AudioScheduledSourceNode {
        if (source === 'noise') {
            const puff = this.context.createBufferSource();
            puff.buffer = this.noise;
            return puff;
        }
        const tone = this.context.createOscillator();
        tone.type = source;
        if (detune) tone.detune.value = detune;
        if (pitch) sweep(tone.frequency, pitch[0], pitch[1], start, end);
        return tone;
    }

    private shape({ gain, rises }: Voice, start: number, end: number): GainNode {
        const shape = this.context.createGain();
        shape.gain.setValueAtTime(SILENCE, start);
        shape.gain.exponentialRampToValueAtTime(gain, rises ? end - ATTACK : start + ATTACK);
        shape.gain.exponentialRampToValueAtTime(SILENCE, end);
        return shape;
    }

    private filter({ type, from, to }: NonNullable<Voice['filter']>, start: number, end: number): BiquadFilterNode {
        const filter = this.context.createBiquadFilter();
        filter.type = type;
        sweep(filter.frequency, from, to, start, end);
        return filter;
    }

    /** A tone that goes through this is multiplied with another. */
    private ring(pitch: number, start: number, end: number): GainNode {
        const product = this.context.createGain();
        product.gain.value = 0;
        const other = this.context.createOscillator();
        other.frequency.value = pitch;
        other.connect(product.gain);
        other.start(start);
        other.stop(end);
        return product;
    }
}

function sweep(param: AudioParam, from: number, to: number, start: number, end: number): void {
    param.setValueAtTime(from, start);
    if (to !== from) param.exponentialRampToValueAtTime(to, end);
}
