// Writes a page with all fighters in all poses, drawn by the rig: node tools/gallery.mjs > gallery.html

import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
});
const { figureOf } = await server.ssrLoadModule('/src/rig/figure.ts');
const { POSES } = await server.ssrLoadModule('/src/rig/poses.ts');
const { bust } = await server.ssrLoadModule('/src/rig/pictures.ts');
const { LOOKS } = await server.ssrLoadModule('/tests/looks.ts');

const picture = (viewBox, markup) => `<svg viewBox="${viewBox}" preserveAspectRatio="xMidYMax meet">${markup}</svg>`;
const cell = (markup) => `<td>${picture('-190 -350 390 366', markup)}</td>`;
const rows = Object.entries(LOOKS).map(([name, look]) => {
    const { viewBox, markup } = bust(look);
    const poses = POSES.map((pose) => cell(figureOf(look, pose).markup));
    const exceeded = cell(figureOf(look, 'power', true).markup);
    return `<tr><th>${picture(viewBox, markup)}${name}</th>${poses.join('')}${exceeded}</tr>`;
});
const heads = ['', ...POSES, 'exceeded'].map((head) => `<th>${head}</th>`).join('');
console.log(`<!doctype html>
<meta charset="utf-8" />
<title>All fighters in all poses</title>
<style>
    body { margin: 0; background: #1d1926; color: #f6f2e8; font: 700 12px sans-serif; }
    table { width: 1040px; border-spacing: 2px; table-layout: fixed; }
    td { background: #292335; }
    svg { display: block; width: 100%; }
    .edge { fill: #f6f2e8; stroke: #f6f2e8; }
    .edge[fill='none'] { fill: none; }
</style>
<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`);
await server.close();
