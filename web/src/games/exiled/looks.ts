import type { Appearance, Colour, Companion, Hair, Head, Legs, Skin, Wear, Weapon } from '../../rig/look';

/** What a drawing of a character is made from; what is not said is plain. */
interface Words extends Pick<Appearance, 'person' | 'colours'>, Partial<Pick<Appearance, 'height' | 'mass'>> {
    skin?: Skin;
    hair?: [Hair, Colour | null];
    head?: [Head, Colour | null][];
    wear?: [Wear, Colour | null][];
    legs?: [Legs, Colour | null][];
    weapon?: [Weapon, Colour | null];
    companions?: [Companion, Colour | null][];
}

function look({ person, colours, height = null, mass = 'athletic', ...words }: Words): Appearance {
    const outfit: Appearance['basic'] = {
        skin: words.skin ?? 'light',
        hair: words.hair ?? ['short', 'brown'],
        head: words.head ?? [],
        wear: words.wear ?? [],
        legs: words.legs ?? [],
        weapon: words.weapon ?? ['fists', null],
        companions: words.companions ?? [],
        aura: null,
    };
    return { person, height, mass, colours, basic: outfit, exceeded: outfit };
}

// prettier-ignore
const LOOKS: Record<string, Appearance> = {
    'Hedina': look({ person: 'woman', mass: 'broad', hair: ['bob', 'brown'], wear: [['breastplate', 'steel'], ['pauldrons', 'steel']],
        legs: [['skirt', 'navy']], weapon: ['mace', null], companions: [['shield', null]], colours: ['blue', 'steel'] }),
    'Klim-Klam': look({ person: 'man', height: 'short', mass: 'stout', hair: ['wild', 'orange'], head: [['goggles', 'brass'], ['moustache', 'orange']],
        wear: [['apron', 'tan'], ['gloves', 'brown']], legs: [['trousers', 'brown']], weapon: ['bomb', 'mint'], colours: ['orange', 'brown'] }),
    'Mandice': look({ person: 'woman', skin: 'dark', hair: ['braids', 'black'], wear: [['vest', 'teal'], ['sash', 'gold']],
        legs: [['shorts', 'navy']], weapon: ['fans', 'gold'], colours: ['teal', 'gold'] }),
    'Intrusion of Roaches': look({ person: 'man', height: 'tall', mass: 'wiry', skin: 'brown', hair: ['no', null], head: [['hood', 'brown'], ['bone mask', null]],
        wear: [['robe', 'brown'], ['pauldrons', 'brass']], weapon: ['hand claw', 'olive'], companions: [['spider legs', 'brown']], colours: ['brown', 'olive'] }),
    'Murder of Crows': look({ person: 'woman', mass: 'slim', hair: ['long', 'black'], head: [['fedora', 'black'], ['beak mask', 'wheat']],
        wear: [['long coat', 'green'], ['collar', 'black']], legs: [['trousers', 'black']], weapon: ['knives', null], companions: [['crow', null]], colours: ['green', 'black'] }),
    'Gleem': look({ person: 'man', height: 'tall', mass: 'broad', skin: 'green', hair: ['mane', 'lime'], wear: [['bare chest', null], ['sash', 'olive']],
        legs: [['torn trousers', 'brown'], ['barefoot', null]], weapon: ['long claws', 'olive'], companions: [['man-eating plant', null]], colours: ['lime', 'olive'] }),
    'Gande': look({ person: 'man', mass: 'muscular', skin: 'tan', hair: ['topknot', 'grey'], head: [['beard', 'grey']],
        wear: [['open jacket', 'navy'], ['belt', 'brass']], legs: [['trousers', 'black']], weapon: ['anchor', null], colours: ['navy', 'brass'] }),
    'Nameless': look({ person: 'man', mass: 'wiry', hair: ['no', null], head: [['hood', 'black'], ['mask', 'red']],
        wear: [['bodysuit', 'black'], ['scarf', 'red']], weapon: ['daggers', null], colours: ['red', 'black'] }),
    'Evelynn': look({ person: 'woman', mass: 'slim', hair: ['long', 'blond'], wear: [['long coat', 'gold']],
        legs: [['trousers', 'brown']], weapon: ['bow', null], colours: ['gold', 'brown'] }),
    'Zombie Horde': look({ person: 'man', mass: 'broad', skin: 'green', hair: ['mohawk', 'grey'], head: [['eye patch', 'black']], wear: [['torn gi', 'ash']],
        legs: [['torn trousers', 'brown'], ['barefoot', null]], weapon: ['mace', 'wheat'], colours: ['ash', 'green'] }),
    'Nahtha': look({ person: 'woman', height: 'tall', mass: 'wiry', skin: 'violet', hair: ['floor length', 'white'], head: [['hood', 'violet']],
        wear: [['gown', 'violet']], weapon: ['scythe', null], colours: ['violet', 'white'] }),
    'Badon': look({ person: 'man', mass: 'muscular', skin: 'ash', hair: ['swept', 'black'], head: [['horns', 'wheat']],
        wear: [['open jacket', 'blood'], ['cape', 'black']], legs: [['trousers', 'black']], weapon: ['whip', 'brown'], colours: ['blood', 'black'] }),
};

const FACTIONS: Record<string, [Colour, Colour]> = {
    Coalition: ['blue', 'steel'],
    Venery: ['green', 'brown'],
    'Order of 1000 Doors': ['gold', 'brown'],
    Netherwalkers: ['violet', 'black'],
};

const strangers = new Map<string, Appearance>();

/** Returns how a character looks; one that nobody has drawn wears the colours of its faction. */
export function lookOf({ name, faction }: { name: string; faction: string }): Appearance {
    const known = LOOKS[name] ?? strangers.get(name);
    if (known) return known;
    const made = look({ person: 'man', colours: FACTIONS[faction] ?? ['grey', 'ash'] });
    strangers.set(name, made);
    return made;
}
