import type { Gesture } from './gesture';
import { nudgeOf } from './keys';
import type { Target } from './targets';
import type { ThrowControl } from './throw.svelte';

/** What the keys steer while a question is open. */
export interface Steered {
    gesture: Gesture | null;
    throwing: ThrowControl | null;
    /** What the digits choose. */
    targets: Target[];
}

/** Does what a key asks for: arrows move, digits choose a target, Enter and Space confirm, Escape lets go. */
export function steer(event: KeyboardEvent, { gesture, throwing, targets }: Steered): void {
    const at = event.target instanceof Element ? event.target : null;
    if (!gesture || event.ctrlKey || event.altKey || event.metaKey) return;
    if (at?.closest('select, input, dialog, summary')) return;
    if (at && at !== document.body && !at.closest('#board, #question')) return;
    const nudge = nudgeOf(event);
    const target = throwing && /^[1-9]$/.test(event.key) ? targets[Number(event.key) - 1] : undefined;
    const onButton = at?.closest('button, [role=button]');
    if (nudge) gesture.nudge(...nudge);
    else if (target) throwing?.take(target.at);
    else if (event.key === 'Escape' && throwing && throwing.ring !== null) gesture.cancel();
    else if ((event.key === 'Enter' || event.key === ' ') && !onButton && !event.repeat) gesture.confirm();
    else return;
    event.preventDefault();
}
