/** Returns the keys of a table as what they are. */
export function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
    const isKey = (one: string): one is Key => one in table;
    return Object.keys(table).filter(isKey);
}
