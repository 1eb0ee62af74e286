/** What a figure wears and which colour each part of it has. */

import type { Body } from './body';
import { COLOURS, dark, SKINS } from './colours';
import type { Appearance, Colour, Companion, Hair, Head, Legs, Outfit, Wear, Weapon } from './look';

/** Things with the colours that were said for them. */
export class Things<T extends string> {
    readonly #colours: ReadonlyMap<T, Colour | null>;

    constructor(things: readonly (readonly [T, Colour | null])[]) {
        this.#colours = new Map(things);
    }

    /** All that is there, in the order of the look. */
    get names(): T[] {
        return [...this.#colours.keys()];
    }

    has(thing: T): boolean {
        return this.#colours.has(thing);
    }

    /** Returns the first of some things that is there. */
    first<U extends T>(things: readonly U[]): U | undefined {
        return things.find((thing) => this.#colours.has(thing));
    }

    /** Returns the colour of a thing, or the usual one if none was said. */
    colour(thing: T, usual: string): string {
        const said = this.#colours.get(thing);
        return said ? COLOURS[said] : usual;
    }
}

const OVER = ['long coat', 'jacket', 'open jacket', 'open kimono'] as const;
// prettier-ignore
const TOPS = [
    'torn gi', 'gi', 'kimono', 'robe', 'tabard', 'suit', 'hoodie', 'vest', 'armour', 'breastplate', 'apron', 'dress',
    'gown', 'leotard', 'bodysuit', 'blouse', 'shirt',
] as const;
const BOTTOMS = ['torn trousers', 'trousers', 'hakama', 'shorts', 'skirt'] as const;

type Top = (typeof TOPS)[number];

const WITHOUT_SLEEVES: readonly (Top | undefined)[] = ['torn gi', 'vest', 'apron', 'dress', 'tabard', 'leotard'];
const WITHOUT_LEGS: readonly (Top | undefined)[] = ['dress', 'gown', 'leotard'];
const SHORT_SLEEVES: readonly (Top | undefined)[] = ['shirt', 'blouse'];

/** The colours of a figure, part by part. */
export interface Dress {
    one: string;
    two: string;
    skin: string;
    hair: Hair;
    hairColour: string | null;
    head: Things<Head>;
    wear: Things<Wear>;
    legs: Things<Legs>;
    companions: Things<Companion>;
    weapon: Weapon;
    weaponColour: string | null;
    over: (typeof OVER)[number] | undefined;
    overColour: string;
    top: Top | undefined;
    topColour: string;
    bottom: (typeof BOTTOMS)[number] | undefined;
    bottomColour: string;
    bareLegs: boolean;
    bareFeet: boolean;
    thigh: string;
    shin: string;
    boot: string;
    sleeve: string;
    forearm: string;
    hand: string;
}

/** Returns what a figure wears; the two colours of the look stand in where none was said. */
export function dressOf(look: Appearance, outfit: Outfit, body: Body): Dress {
    const [one, two] = [COLOURS[look.colours[0]], COLOURS[look.colours[1]]];
    const [wear, legs] = [new Things(outfit.wear), new Things(outfit.legs)];
    const skin = SKINS[outfit.skin];
    const [hair, hairColour] = outfit.hair;
    const [weapon, weaponColour] = outfit.weapon;
    const beast = body.person === 'beast';

    const over = wear.first(OVER);
    const overColour = over ? wear.colour(over, one) : one;
    const top = wear.first(TOPS);
    const bare = wear.has('bare chest');
    const topColour = top ? wear.colour(top, one) : bare ? skin : overColour;
    const bottom = legs.first(BOTTOMS);
    const bottomColour = bottom ? legs.colour(bottom, two) : underTop(top, topColour, skin, two);
    const bareLegs = bottom === 'shorts' || bottom === 'skirt' || (!bottom && (beast || WITHOUT_LEGS.includes(top)));
    const bareFeet = legs.has('barefoot') || beast;
    const shin = bareLegs ? (bareFeet ? skin : dark(one, 0.5)) : bottom === 'torn trousers' ? skin : bottomColour;
    const pale = look.colours[1] === 'white' || look.colours[1] === 'ice';

    const sleeveless = beast || (!over && (bare || WITHOUT_SLEEVES.includes(top)));
    const bareArm = top === 'tabard' ? two : skin;
    const inner = sleeveless ? bareArm : top === 'gown' ? skin : topColour;
    const sleeve = over && over !== 'open kimono' ? overColour : inner;
    const bareForearm = sleeveless || top === 'gown' || (!over && SHORT_SLEEVES.includes(top));
    const gloves = wear.has('gloves') ? wear.colour('gloves', two) : null;
    return {
        one,
        two,
        skin,
        hair,
        hairColour: hairColour && COLOURS[hairColour],
        head: new Things(outfit.head),
        wear,
        legs,
        companions: new Things(outfit.companions),
        weapon,
        weaponColour: weaponColour && COLOURS[weaponColour],
        over,
        overColour,
        top,
        topColour,
        bottom,
        bottomColour,
        bareLegs,
        bareFeet,
        thigh: bareLegs && bottom !== 'shorts' ? skin : bottomColour,
        shin,
        boot: bareFeet ? skin : dark(pale ? one : two, 0.55),
        sleeve,
        forearm: gloves ?? (bareForearm ? skin : sleeve),
        hand: gloves ?? skin,
    };
}

function underTop(top: Top | undefined, colour: string, skin: string, two: string): string {
    if (top === 'gi' || top === 'torn gi' || top === 'bodysuit') return colour;
    if (top === 'armour' || top === 'robe') return dark(colour, 0.8);
    return WITHOUT_LEGS.includes(top) ? skin : dark(two, 0.6);
}
