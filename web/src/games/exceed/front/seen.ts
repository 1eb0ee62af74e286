/** Does something when an element comes into sight, a few in each frame, so that a page stays quick. */
const EACH_FRAME = 4;
let waiting: (() => void)[] = [];

function work(): void {
    for (const act of waiting.splice(0, EACH_FRAME)) act();
    if (waiting.length) requestAnimationFrame(work);
}

function soon(act: () => void): void {
    waiting.push(act);
    if (waiting.length === 1) requestAnimationFrame(work);
}

/** Returns what watches an element until it is seen. */
export function whenSeen(act: () => void): (element: Element) => () => void {
    return (element) => {
        const watch = new IntersectionObserver(
            (entries) => {
                if (!entries.some((entry) => entry.isIntersecting)) return;
                watch.disconnect();
                soon(act);
            },
            { rootMargin: '100px' },
        );
        watch.observe(element);
        return () => {
            watch.disconnect();
            waiting = waiting.filter((one) => one !== act);
        };
    };
}
