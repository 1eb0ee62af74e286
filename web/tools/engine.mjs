// Packs what a page runs as its table, with byte code of the very Python that reads it:
// node tools/engine.mjs OUT.zip PACKAGE.zip WHEEL…

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [out, ...archives] = process.argv.slice(2);

const python = await loadPyodide({ indexURL: fileURLToPath(new URL('.', import.meta.resolve('pyodide'))) });
for (const archive of archives) {
    python.unpackArchive(new Uint8Array(await readFile(archive)), 'zip', { extractDir: '/site' });
}
const packed = python.runPython(`
import compileall
import io
import py_compile
import re
import zipfile
from pathlib import Path

site = Path("/site")
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
# Fighters that were read before are believed only beside the very sources that have read them.
keeps_sources = re.compile("/exceed/language/")
compileall.compile_dir(site, quiet=1, invalidation_mode=unchecked, stripdir="/site", rx=re.compile("^(?!.*/exceed/language/)"))
compileall.compile_dir(site, quiet=1, invalidation_mode=unchecked, stripdir="/site", rx=keeps_sources, legacy=True)
for source in site.rglob("*.py"):
    if not keeps_sources.search(str(source)):
        source.unlink()
packed = io.BytesIO()
with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for file in sorted(site.rglob("*")):
        if file.is_file():
            # Always the same bytes for the same files.
            entry = zipfile.ZipInfo(str(file.relative_to(site)), (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
packed.getvalue()
`);
await writeFile(out, packed.toJs());
