import type { Colleague } from './engine';
import { canKeep } from './memory';

/** Milliseconds that somebody has the machine to themselves after the table is set. */
const PAUSE = 5000;

/** A colleague who can be sent home. */
type Helper = Colleague & { terminate(): void };

/** Has another worker prepare a memory for later starts, while the table is played at. */
export function rehearseLater(hire: () => Helper, base: string, language: () => string): void {
    if (!canKeep()) return;
    setTimeout(() => {
        const helper = hire();
        helper.onmessage = ({ data }) => {
            if (data.kind === 'failed') console.warn(data.reason); // a later start takes longer, and works
            helper.terminate();
        };
        helper.onerror = () => helper.terminate();
        helper.postMessage({ kind: 'rehearse', base, language: language() });
    }, PAUSE);
}
