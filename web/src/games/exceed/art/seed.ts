/** Returns a number that stands for a name, the same everywhere (FNV-1a). */
export function seedOf(name: string): number {
    let seed = 0x811c9dc5;
    for (const letter of name) {
        seed ^= letter.codePointAt(0) ?? 0;
        seed = Math.imul(seed, 0x01000193) >>> 0;
    }
    return seed;
}

/** Returns one of some things for a name; each salt chooses anew. */
export function pickFor<T>(name: string, salt: string, things: readonly [T, ...T[]]): T {
    return things[seedOf(`${salt}:${name}`) % things.length] ?? things[0];
}

/** Returns a hue for a name, in degrees. */
export function hueOf(name: string): number {
    return seedOf(`ink:${name}`) % 360;
}
