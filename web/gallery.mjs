// Draws the bust of every fighter as a file of its own, by the rig of the page: node gallery.mjs LOOKS.json FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const [looks, folder] = process.argv.slice(2).map((path) => resolve(path));
const built = join(dirname(looks), 'rig');
await build({
    root: dirname(fileURLToPath(import.meta.url)),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'src/rig/pictures.ts', outDir: built, emptyOutDir: true },
});
const { bust } = await import(pathToFileURL(join(built, 'pictures.js')));
for (const [name, look] of Object.entries(JSON.parse(readFileSync(looks, 'utf8')))) {
    const { viewBox, markup } = bust(look);
    const style = '<style>.edge{fill:#fffdf6;stroke:#fffdf6}.edge[fill=none]{fill:none}</style>';
    writeFileSync(
        join(folder, `${name}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${markup}</svg>`,
    );
}
