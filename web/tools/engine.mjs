// Packs what a page runs as its table, with byte code of the very Python that reads it:
// node tools/engine.mjs OUT.pack PACKAGE.zip WHEEL…

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
import gzip
import hashlib
import json
import py_compile
import re
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
files = {str(file.relative_to(site)): file.read_bytes() for file in sorted(site.rglob("*")) if file.is_file()}
version = hashlib.sha256()
for name, content in files.items():
    version.update(f"{name} {len(content)} ".encode() + content)
listed = [[name, len(content)] for name, content in files.items()]
head = json.dumps({"version": version.hexdigest()[:16], "files": listed}, separators=(",", ":"))
# Always the same bytes for the same files.
gzip.compress(b"\\n".join([head.encode(), b"".join(files.values())]), mtime=0)
`);
await writeFile(out, packed.toJs());
