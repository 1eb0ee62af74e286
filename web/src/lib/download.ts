import { matchFile } from './lobby';

/** Gives the file of a match to the browser. */
export async function downloadMatch(match: string): Promise<void> {
    give(await matchFile({ match }), `${match}.match`);
}

/** Gives a file to the browser, which keeps it where it keeps such files. */
export function give(content: Blob, name: string): void {
    const address = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
}
