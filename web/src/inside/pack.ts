/** The engine as it comes: one packed file, whose first line lists what is in it. */
export interface Pack {
    /** Says which engine it is: another one has another. */
    version: string;
    files: Map<string, Uint8Array<ArrayBuffer>>;
}

const LINE_END = 10;

/** Loads the engine. */
export async function load(address: string): Promise<Pack> {
    const { body } = await fetch(address);
    if (!body) throw new Error(address);
    // Its name tells no server that it is packed, so that none unpacks it on the way.
    const unpacked = new Response(body.pipeThrough(new DecompressionStream('gzip')));
    return read(new Uint8Array(await unpacked.arrayBuffer()));
}

/** Reads what was unpacked; the files are parts of the same bytes, not copies. */
export function read(bytes: Uint8Array<ArrayBuffer>): Pack {
    const end = bytes.indexOf(LINE_END);
    const head: { version: string; files: [name: string, size: number][] } = JSON.parse(
        new TextDecoder().decode(bytes.subarray(0, end)),
    );
    let at = end + 1;
    const files = new Map(head.files.map(([name, size]) => [name, bytes.subarray(at, (at += size))]));
    return { version: head.version, files };
}
