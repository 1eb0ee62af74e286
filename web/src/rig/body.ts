/** How bodies are built: lengths and widths of bones by person, mass and height. */

import type { Appearance, Height, Mass, Person } from './look';

export interface Body {
    person: Person;
    /** The size of the whole figure. */
    scale: number;
    /** The width of limbs. */
    limbs: number;
    shoulders: number;
    waist: number;
    hips: number;
    head: number;
    arms: number;
    legs: number;
    torso: number;
    fists: number;
    /** How far the body leans forward of itself. */
    lean: number;
    belly: boolean;
}

type Build = Omit<Body, 'person' | 'belly'>;

// prettier-ignore
const PERSONS: Record<Person, Build> = {
    man:   { scale: 1,    limbs: 1,    shoulders: 25, waist: 17, hips: 17, head: 1,    arms: 1,    legs: 1,    torso: 1,    fists: 1,    lean: 0 },
    woman: { scale: 0.96, limbs: 0.84, shoulders: 20, waist: 13, hips: 18, head: 0.98, arms: 0.95, legs: 1.05, torso: 0.93, fists: 0.85, lean: 0 },
    girl:  { scale: 0.9,  limbs: 0.8,  shoulders: 18, waist: 13, hips: 16, head: 1.2,  arms: 0.9,  legs: 0.95, torso: 0.88, fists: 0.85, lean: 0 },
    boy:   { scale: 0.9,  limbs: 0.84, shoulders: 20, waist: 14, hips: 15, head: 1.2,  arms: 0.92, legs: 0.93, torso: 0.9,  fists: 0.9,  lean: 0 },
    giant: { scale: 1.3,  limbs: 1.72, shoulders: 52, waist: 34, hips: 29, head: 0.84, arms: 1.3,  legs: 0.86, torso: 1.18, fists: 1.75, lean: 0 },
    beast: { scale: 1.1,  limbs: 0.95, shoulders: 30, waist: 15, hips: 16, head: 1,    arms: 1.6,  legs: 1,    torso: 1.05, fists: 1.2,  lean: 26 },
};

const MASSES: Record<Mass, Partial<Build>> = {
    slim: { limbs: 0.82, shoulders: 0.86, waist: 0.86 },
    wiry: { limbs: 0.7, shoulders: 0.86, waist: 0.78, hips: 0.86, arms: 1.08, legs: 1.08 },
    athletic: {},
    muscular: { limbs: 1.24, shoulders: 1.24, waist: 1.06, fists: 1.15 },
    broad: { limbs: 1.36, shoulders: 1.44, waist: 1.3, hips: 1.15, fists: 1.2 },
    stout: { limbs: 1.4, shoulders: 1.45, waist: 2.05, hips: 1.55, legs: 0.86, fists: 1.2 },
};

const HEIGHTS: Record<Height, number> = { short: 0.88, tall: 1.08, towering: 1.25 };

/** Returns the body of a look. */
export function bodyOf({ person, mass, height }: Appearance): Body {
    const usual = PERSONS[person];
    const more = MASSES[mass];
    const sized = (part: keyof Build): number => usual[part] * (more[part] ?? 1);
    return {
        person,
        scale: usual.scale * (height ? HEIGHTS[height] : 1),
        limbs: sized('limbs'),
        shoulders: sized('shoulders'),
        waist: sized('waist'),
        hips: sized('hips'),
        head: sized('head'),
        arms: sized('arms'),
        legs: sized('legs'),
        torso: sized('torso'),
        fists: sized('fists'),
        lean: usual.lean,
        belly: mass === 'stout',
    };
}
