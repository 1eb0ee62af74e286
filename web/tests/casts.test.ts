import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

interface Node {
    type: string;
    start: number;
    end: number;
    [field: string]: unknown;
}

const isNode = (one: unknown): one is Node => typeof one === 'object' && one !== null && 'type' in one;

/** Returns the places of a file where a type is claimed instead of shown; `as const` claims nothing. */
function claims(path: string, source: string): string[] {
    const text = path.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source;
    const found: string[] = [];
    const read = (one: unknown): void => {
        if (Array.isArray(one)) one.forEach(read);
        else if (isNode(one)) {
            const said = text.slice(one.start, one.end);
            if (one.type === 'TSAsExpression' && !said.endsWith(' as const')) found.push(said);
            for (const [name, part] of Object.entries(one)) if (name !== 'parent') read(part);
        } else if (typeof one === 'object' && one !== null) Object.values(one).forEach(read);
    };
    read(parse(text, { modern: true }));
    return found;
}

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

describe('types', () => {
    it('are shown by the code and the wire, and nowhere claimed', { timeout: 60_000 }, () => {
        expect(claims('a.ts', 'const n = told as number; const c = [1] as const;')).toEqual(['told as number']);
        expect(claims('A.svelte', '<script lang="ts"></script><p>{told as string}</p>')).toEqual(['told as string']);
        const found = Object.entries(SOURCES).flatMap(([path, source]) =>
            claims(path, source).map((said) => `${path}: ${said}`),
        );
        expect(Object.keys(SOURCES).length).toBeGreaterThan(150);
        expect(found).toEqual([]);
    });
});
