import { t } from '../../lib/texts.svelte';
import type { Parts } from './view';
import type { ExceedEvent } from './wire';

/** A number of a strike with the reason for it. */
export interface Reason {
    label: string;
    value: number;
    parts: Parts;
}

/** Returns the numbers an event gives, each with what it is made of. */
export function reasonsOf(event: ExceedEvent): Reason[] {
    switch (event.event) {
        case 'Prioritized': {
            const { names, speeds } = event;
            return [
                reason(t('{name}: speed', { name: names[0] }), speeds[0]),
                reason(t('{name}: speed', { name: names[1] }), speeds[1]),
            ];
        }
        case 'Damaged': {
            const { power, armor, amount } = event;
            const dealt: Parts = armor ? [...power, [-armor, t('armor')]] : power;
            return [{ label: t('damage'), value: amount, parts: dealt }];
        }
        case 'BecameStunned':
            return [reason(t('guard'), event.guard)];
        default:
            return [];
    }
}

function reason(label: string, parts: Parts): Reason {
    return { label, value: parts.reduce((sum, [amount]) => sum + amount, 0), parts };
}
