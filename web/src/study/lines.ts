import { lineFrom, type Node } from './tree';

/** The answers of one turn in a line of a study, as one stop on it; columns follow the turns, and each line has its row. */
export interface Stop {
    nodes: Node[];
    turn: number;
    column: number;
    row: number;
    /** Where it comes from. */
    from: Stop | null;
    /** The word of the answer with which a line of its own ends here. */
    said: string;
}

/** Returns all stops of a study; of lines that leave another one, the later stands nearer to it, so that none cross. */
export function stopsOf(root: Node): Stop[] {
    const found: Stop[] = [];
    let rows = 0;

    function lay(first: Node, from: Stop | null): void {
        const row = rows++;
        const line: Stop[] = [];
        for (const node of lineFrom(first)) {
            const last = line.at(-1);
            if (last?.turn === node.said.turn) last.nodes.push(node);
            else {
                const before = last ?? from;
                const column = before ? before.column + 1 : 0;
                line.push({ nodes: [node], turn: node.said.turn, column, row, from: before, said: '' });
            }
        }
        const end = line.at(-1);
        if (end && from) end.said = first.said.word;
        found.push(...line);
        for (const stop of line.reverse()) {
            for (const node of [...stop.nodes].reverse()) for (const other of node.children.slice(1)) lay(other, stop);
        }
    }

    lay(root, null);
    return found;
}
