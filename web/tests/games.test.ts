import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** Returns what a module imports of the folder of a game, for types too; a pattern for all folders names none. */
function ofGames(path: string, source: string): string[] {
    const named = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?(['"`])([^'"`]+)\1/g)];
    const globbed = [...source.matchAll(/import\.meta\.glob[^(]*\(\s*(['"`])([^'"`]+)\1/g)];
    return [...named, ...globbed]
        .map(([, , address = '']) => address)
        .filter((address) => address.startsWith('.'))
        .filter((address) => {
            const { pathname } = new URL(address, `http://page/web/tests/${path}`);
            return /^\/web\/src\/games\/[^/*]+\//.test(pathname);
        });
}

const isOfAGame = (path: string) => /^\.\.\/src\/games\/[^/]+\//.test(path);

describe('a game', () => {
    it('is named by no module beside its folder', () => {
        const rig = '../src/rig/look.ts';
        expect(ofGames(rig, "import type { Card } from '../games/one/wire';")).toEqual(['../games/one/wire']);
        expect(ofGames(rig, "const later = () => import('../games/one/late');")).toEqual(['../games/one/late']);
        expect(ofGames(rig, "import {\n    a,\n    b,\n} from '../games/one/two/x';")).toEqual(['../games/one/two/x']);
        expect(ofGames(rig, "import { matchOf } from '../games/pages';\nimport './wire';")).toEqual([]);
        const pages = '../src/games/pages.ts';
        expect(ofGames(pages, "import.meta.glob<{ x: Y }>('./*/Match.svelte'); import '../wire';")).toEqual([]);
        expect(ofGames(pages, "import.meta.glob('./one/Match.svelte'); import './two/x';")).toHaveLength(2);
        const others = Object.entries(SOURCES).filter(([path]) => !isOfAGame(path));
        expect(others.length).toBeGreaterThan(100);
        expect(others.flatMap(([path, source]) => ofGames(path, source).map((said) => `${path}: ${said}`))).toEqual([]);
    });
});
