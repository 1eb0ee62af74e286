import { besides, type Node } from './tree';

/** Answers that stand in one line of a notation: each seat's together, and what was tried in place of any of them. */
export interface Row {
    first: Node;
    /** The turn that begins with it. */
    turn: number | null;
    parts: { seat: number; nodes: Node[] }[];
    varied: Node[];
}

/** Writes answers one after another as the lines of a notation. */
export function rowsOf(nodes: Node[]): Row[] {
    const rows: Row[] = [];
    let turn: number | null = null;
    for (const [at, node] of nodes.entries()) {
        const fresh = at === 0 || node.said.breaks;
        if (fresh) {
            rows.push({ first: node, turn: node.said.turn === turn ? null : node.said.turn, parts: [], varied: [] });
            turn = node.said.turn;
        }
        const row = rows.at(-1);
        if (!row) continue;
        const part = row.parts.at(-1);
        if (part?.seat === node.seat) part.nodes.push(node);
        else row.parts.push({ seat: node.seat, nodes: [node] });
        // What stands beside the first of a variation is listed where the variation is.
        if (at > 0 || node.own !== null) row.varied.push(...besides(node));
    }
    return rows;
}
