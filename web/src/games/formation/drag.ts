import type { Attachment } from 'svelte/attachments';

/** So far a pointer moves before it drags, in pixels: less is a click. */
const NEAR = 6;

/** Lets a thing be dragged to a place that is marked by `data-drop`; whatever it lies on then is told. */
export function dragTo(drop: (place: string) => void): Attachment<HTMLElement> {
    return (element) => {
        let from: { x: number; y: number } | null = null;
        let ghost: HTMLElement | null = null;
        let over: HTMLElement | null = null;

        const place = ({ clientX, clientY }: PointerEvent) =>
            document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null;

        function mark(next: HTMLElement | null): void {
            over?.removeAttribute('data-over');
            over = next;
            over?.setAttribute('data-over', '');
        }

        function lift(): HTMLElement {
            const { left, top, width, height } = element.getBoundingClientRect();
            const copy = document.createElement('div');
            const picture = element.querySelector('svg')?.cloneNode(true);
            if (picture) copy.append(picture);
            copy.setAttribute('aria-hidden', 'true');
            Object.assign(copy.style, {
                position: 'fixed',
                left: `${left}px`,
                top: `${top}px`,
                width: `${width}px`,
                height: `${height}px`,
                zIndex: '50',
                pointerEvents: 'none',
            });
            document.body.append(copy);
            // Words under the way are not selected: the next drag would drag them.
            getSelection()?.removeAllRanges();
            document.body.style.userSelect = 'none';
            element.setAttribute('data-dragged', '');
            return copy;
        }

        function end(): void {
            ghost?.remove();
            document.body.style.userSelect = '';
            mark(null);
            element.removeAttribute('data-dragged');
            ghost = from = null;
        }

        function down(event: PointerEvent): void {
            if (event.button !== 0) return;
            from = { x: event.clientX, y: event.clientY };
            // A quick pointer is outside before it is heard to move.
            element.setPointerCapture(event.pointerId);
        }

        function move(event: PointerEvent): void {
            if (!from) return;
            const [x, y] = [event.clientX - from.x, event.clientY - from.y];
            if (!ghost && Math.hypot(x, y) < NEAR) return;
            ghost ??= lift();
            ghost.style.translate = `${x}px ${y}px`;
            mark(place(event));
        }

        function up(event: PointerEvent): void {
            const dragged = ghost !== null;
            const found = dragged ? place(event)?.dataset.drop : undefined;
            end();
            if (!dragged) return;
            // The click that follows belongs to the drag.
            const swallow = (click: MouseEvent) => click.stopImmediatePropagation();
            window.addEventListener('click', swallow, { capture: true, once: true });
            setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
            if (found !== undefined) drop(found);
        }

        const ours = (event: Event) => event.preventDefault();

        element.style.touchAction = 'none';
        element.addEventListener('dragstart', ours);
        element.addEventListener('pointerdown', down);
        element.addEventListener('pointermove', move);
        element.addEventListener('pointerup', up);
        element.addEventListener('pointercancel', end);
        return () => {
            end();
            element.removeEventListener('dragstart', ours);
            element.removeEventListener('pointerdown', down);
            element.removeEventListener('pointermove', move);
            element.removeEventListener('pointerup', up);
            element.removeEventListener('pointercancel', end);
        };
    };
}
