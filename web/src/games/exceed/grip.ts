import type { Attachment } from 'svelte/attachments';

/** How long a card is pointed at before it is shown large, in milliseconds. */
const WAIT = 450;
/** How far a card is dragged, in pixels, before that is no click. */
const SLACK = 12;

/** What a grip does: shows the card large or no more, and plays it when it is dropped above the hand. */
export interface Grip {
    read: (on: boolean) => void;
    play: () => void;
}

/** Lets a card be read by resting on it or by a long press, and dragged onto the stage with a mouse or a pen. */
export function grip({ read, play }: Grip): Attachment<HTMLElement> {
    return (element) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let from: { x: number; y: number } | null = null;
        let dragged = false;

        const wait = () => {
            clearTimeout(timer);
            timer = setTimeout(() => read(true), WAIT);
        };
        const rest = () => {
            clearTimeout(timer);
            read(false);
        };
        const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && wait();
        const down = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
            if (pointerType === 'touch') wait();
            else from = { x, y };
            dragged = false;
        };
        const move = (event: PointerEvent) => {
            if (!from || !event.buttons) return;
            const [x, y] = [event.clientX - from.x, event.clientY - from.y];
            if (!dragged && Math.hypot(x, y) < SLACK) return;
            if (!dragged) element.setPointerCapture(event.pointerId);
            dragged = true;
            rest();
            element.style.transform = `translate(${x}px, ${y}px)`;
        };
        const up = ({ clientY }: PointerEvent) => {
            rest();
            if (!from) return;
            from = null;
            element.style.transform = '';
            const hand = element.parentElement?.getBoundingClientRect();
            if (dragged && hand && clientY < hand.top) play();
        };
        // What ends a drag is no click.
        const click = (event: MouseEvent) => {
            if (dragged) event.stopPropagation();
            dragged = false;
        };
        const part = new AbortController();
        const { signal } = part;
        element.addEventListener('pointerenter', enter, { signal });
        element.addEventListener('pointerleave', rest, { signal });
        element.addEventListener('pointerdown', down, { signal });
        element.addEventListener('pointermove', move, { signal });
        element.addEventListener('pointerup', up, { signal });
        element.addEventListener('pointercancel', up, { signal });
        element.addEventListener('click', click, { capture: true, signal });
        return () => {
            clearTimeout(timer);
            part.abort();
        };
    };
}
