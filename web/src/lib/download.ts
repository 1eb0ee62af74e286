import { matchFile } from './lobby';

/** Gives the file of a match to the browser, which keeps it where it keeps such files. */
export async function downloadMatch(match: string): Promise<void> {
    const address = URL.createObjectURL(await matchFile({ match }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${match}.match`;
    link.click();
    URL.revokeObjectURL(address);
}
