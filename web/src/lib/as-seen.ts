/** Returns what gives a thing as it is while it is seen, and else as it was when it was seen last. */
export function asSeen<T>(): (thing: T, seen: boolean) => T {
    let kept: { thing: T } | null = null;
    return (thing, seen) => {
        if (seen || !kept) kept = { thing };
        return kept.thing;
    };
}
