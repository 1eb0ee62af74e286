import type { Attachment } from 'svelte/attachments';

/** The one reason that is shown now, beside the thing it belongs to. */
class Tip {
    text = $state('');
    owner = $state.raw<HTMLElement | null>(null);

    show(owner: HTMLElement, text: string): void {
        this.owner = owner;
        this.text = text;
    }

    hide(): void {
        this.owner = null;
        this.text = '';
    }

    hideOf(owner: HTMLElement): void {
        if (this.owner === owner) this.hide();
    }
}

export const tip = new Tip();

/** Shows a reason beside an element while it is pointed at or has the focus, and when it is clicked or tapped. */
export function because(reason: string): Attachment<HTMLElement> {
    return (element) => {
        if (!reason) return;
        const show = () => tip.show(element, reason);
        const hide = () => tip.hideOf(element);
        // A finger leaves when it is lifted; what it tapped is shown by the click.
        const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
        const enter = byMouse(show);
        const leave = byMouse(hide);
        element.addEventListener('pointerenter', enter);
        element.addEventListener('pointerleave', leave);
        element.addEventListener('focus', show);
        element.addEventListener('blur', hide);
        element.addEventListener('click', show);
        return () => {
            hide();
            element.removeEventListener('pointerenter', enter);
            element.removeEventListener('pointerleave', leave);
            element.removeEventListener('focus', show);
            element.removeEventListener('blur', hide);
            element.removeEventListener('click', show);
        };
    };
}
