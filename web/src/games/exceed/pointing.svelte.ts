import type { Attachment } from 'svelte/attachments';

/** What somebody points at now: whose card, and its name. */
export class Pointing {
    at = $state.raw<{ owner: number; card: string } | null>(null);

    /** Begins or ends to point at a card. */
    look(owner: number, card: string, on: boolean): void {
        if (on) this.at = { owner, card };
        else if (this.at?.owner === owner && this.at.card === card) this.at = null;
    }
}

export type Look = (card: string, on: boolean) => void;

/**
 * Looks at a card while the mouse or the focus is on its element, and from a tap on: a finger leaves when it is
 * lifted, so what it tapped stays until something else is tapped.
 */
export function pointsAt(card: string, look: Look | undefined): Attachment<HTMLElement> {
    return (element) => {
        if (!look) return;
        const on = () => look(card, true);
        const off = () => look(card, false);
        const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target);
        const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && on();
        const exit = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && off();
        // What loses the focus by leaving the page does so while the page is drawn, when nothing may change.
        const later = () => queueMicrotask(off);
        const blur = ({ relatedTarget }: FocusEvent) => isInside(relatedTarget) || later();
        const tap = ({ pointerType, target }: PointerEvent) => pointerType === 'mouse' || isInside(target) || off();
        element.addEventListener('pointerenter', enter);
        element.addEventListener('pointerleave', exit);
        element.addEventListener('focusin', on);
        element.addEventListener('focusout', blur);
        element.addEventListener('click', on);
        document.addEventListener('pointerdown', tap);
        return () => {
            later();
            element.removeEventListener('pointerenter', enter);
            element.removeEventListener('pointerleave', exit);
            element.removeEventListener('focusin', on);
            element.removeEventListener('focusout', blur);
            element.removeEventListener('click', on);
            document.removeEventListener('pointerdown', tap);
        };
    };
}
