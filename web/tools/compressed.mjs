import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const SMALL = 1000;
const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** Puts beside each file of the built page what a server sends instead of it, unless that is hardly shorter. */
export function compressed() {
    let folder = '';
    return {
        name: 'compressed',
        apply: 'build',
        configResolved: (config) => {
            folder = resolve(config.root, config.build.outDir);
        },
        closeBundle: async () => {
            const entries = await readdir(folder, { recursive: true, withFileTypes: true });
            await Promise.all(
                entries.filter((entry) => entry.isFile()).map((entry) => compress(join(entry.parentPath, entry.name))),
            );
        },
    };
}

async function compress(path) {
    const content = await readFile(path);
    if (content.length < SMALL) return;
    const forms = {
        br: await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        gz: await zipped(content, { level: 9 }),
    };
    for (const [ending, form] of Object.entries(forms)) {
        if (form.length < 0.9 * content.length) await writeFile(`${path}.${ending}`, form);
    }
}
