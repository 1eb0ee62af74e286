import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './tools/compressed.mjs';
import { installable } from './tools/installable.mjs';

// `npm run dev` shows the page beside a running table: wildswing play --no-open --port 8000
const table = 'http://127.0.0.1:8000';

// How long a plugin took is nobody's concern.
const checks = { pluginTimings: false, bundlerTimings: false };

const here = (path: string) => new URL(path, import.meta.url).pathname;

// In the mode `static` the table is inside the page, which then needs no server: make static
export default defineConfig(({ mode }) => ({
    plugins: [svelte(), mode === 'static' ? installable() : compressed()],
    base: mode === 'static' ? './' : '/',
    resolve: { alias: { $house: here(`./src/house/${mode === 'static' ? 'inside' : 'server'}.ts`) } },
    build: {
        outDir: mode === 'static' ? '../build/static/page' : '../src/wildswing/server/page',
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
            checks,
            // What games share comes in one piece, not in a piece for each set of games that share it; what is not
            // needed on the first screen or in a match comes when it is.
            output: {
                // The rulebooks, which are no part of the page, know the fonts by their names.
                assetFileNames: ({ names }) =>
                    names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]',
                codeSplitting: {
                    groups: [
                        {
                            name: 'shared',
                            test: /\/web\/src\/(?!(games|order|puzzles|replay|study|talk|tournaments)\/)/,
                            minShareCount: 2,
                        },
                    ],
                },
            },
        },
    },
    worker: { format: 'es' as const, rolldownOptions: { checks } },
    server: { proxy: { '/api': { target: table, ws: true } } },
    test: { include: ['tests/**/*.test.ts'] },
}));
