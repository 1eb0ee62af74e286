/** The sounds of the table as they are put together: no files, only tones and noise. Times are in milliseconds. */

/** One tone or one puff of noise of a sound. */
export interface Voice {
    source: OscillatorType | 'noise';
    at: number;
    length: number;
    gain: number;
    /** The pitch at its beginning and at its end, in hertz; noise has none. */
    pitch?: readonly [number, number];
    filter?: { type: BiquadFilterType; from: number; to: number };
    /** A second pitch that the tone is multiplied with. */
    ring?: number;
    /** In hundredths of a semitone. */
    detune?: number;
    /** Whether it grows to its end; others fade. */
    rises?: boolean;
}

export type SoundName =
    | 'pick'
    | 'set'
    | 'flip'
    | 'step'
    | 'clash'
    | 'lunge'
    | 'hit'
    | 'blocked'
    | 'stun'
    | 'exceed'
    | 'turn'
    | 'win'
    | 'lose';

/** The longest that a sound may be. */
export const LONGEST = 600;

const SEMITONE = 2 ** (1 / 12);
/** How far steps are apart, and how many can be told apart. */
const STEP = 90;
const MOST_STEPS = 6;
const UPWARD = [523, 659, 784, 1047] as const;

function noise(length: number, type: BiquadFilterType, from: number, to = from, gain = 0.5): Voice {
    return { source: 'noise', at: 0, length, gain, filter: { type, from, to } };
}

function tone(source: OscillatorType, at: number, length: number, from: number, to = from, gain = 0.35): Voice {
    return { source, at, length, gain, pitch: [from, to] };
}

/** How much a blow sounds like more than the lightest. */
const weight = (damage: number): number => Math.min(Math.max(damage, 0), 10) / 10;

/** By name, the voices of a sound; how hard a blow is, or how many spaces are stepped, changes two of them. */
const MADE: Record<SoundName, (amount: number) => Voice[]> = {
    pick: () => [noise(25, 'bandpass', 3000)],
    set: () => [tone('sine', 0, 90, 140, 60, 0.7), noise(40, 'lowpass', 800)],
    flip: () => [noise(110, 'bandpass', 1000, 4000)],
    step: (spaces) =>
        Array.from({ length: Math.min(Math.max(spaces, 1), MOST_STEPS) }, (_, place) =>
            tone('triangle', place * STEP, 35, 180 * SEMITONE ** place),
        ),
    clash: () => [tone('square', 0, 60, 440, 440, 0.16), tone('square', 60, 250, 660, 660, 0.16)],
    lunge: () => [{ ...noise(140, 'highpass', 1000, 6000, 0.3), rises: true }],
    hit: (damage) => [
        tone('sine', 0, 160 + 120 * weight(damage), 110, 40, 0.6 + 0.4 * weight(damage)),
        noise(70 + 60 * weight(damage), 'lowpass', 2000, 2000, 0.5 + 0.4 * weight(damage)),
    ],
    blocked: () => [{ ...tone('square', 0, 120, 300, 300, 0.3), ring: 47 }],
    stun: () =>
        [880, 660, 440].map((pitch, place) => ({
            ...tone('triangle', place * 70, 70, pitch),
            detune: (place - 1) * 12,
        })),
    exceed: () =>
        [110, 165, 220].map((pitch) => ({
            ...tone('sawtooth', 0, 500, pitch, pitch, 0.18),
            filter: { type: 'lowpass', from: 200, to: 4000 },
        })),
    turn: () => [tone('triangle', 0, 90, 523), tone('triangle', 90, 90, 784)],
    win: () => UPWARD.map((pitch, place) => tone('triangle', place * 90, 90, pitch)),
    lose: () =>
        [...UPWARD].reverse().map((pitch, place) => ({
            ...tone('triangle', place * 90, 90, pitch),
            filter: { type: 'lowpass', from: 900, to: 900 },
        })),
};

/** Returns what a sound is made of. */
export function voicesOf(name: SoundName, amount = 0): Voice[] {
    return MADE[name](amount);
}
