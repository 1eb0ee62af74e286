/** The part of a key press that says where to. */
export interface Arrow {
    key: string;
    shiftKey: boolean;
}

const WAYS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
};

const STEP = 4;
const LARGE_STEP = 25;

/** Returns by how many millimetres a key moves something to the right and up, or nothing for another key. */
export function nudgeOf({ key, shiftKey }: Arrow): [number, number] | null {
    const way = WAYS[key];
    const step = shiftKey ? LARGE_STEP : STEP;
    return way ? [way[0] * step, way[1] * step] : null;
}
