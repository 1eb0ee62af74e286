import type { AskedSeat, Ending, Frame, Remark, Written, Study, Try } from '../wire';

/** An answer of a study, or the beginning: what it was, what it led to, and what was tried after it. */
export interface Node {
    id: number;
    parent: Node | null;
    /** What follows, the line of the match or what was tried first in front. */
    children: Node[];
    seat: number;
    answer: number;
    /** Its place in the match, if it is one of its answers. */
    own: number | null;
    said: Written;
    /** Nothing until it was asked for. */
    frame: Frame | null;
    asked: AskedSeat[] | null;
    outcome: Ending | null;
}

const NOTHING_SAID: Written = { word: '', turn: 0 };

/** The tree of a study: the answers of a match, and all that was tried beside them. */
export class Tree {
    readonly root: Node;
    /** The match itself, from the beginning. */
    readonly main: Node[] = [];
    private readonly nodes: Node[] = [];
    /** What was written beside answers of the match itself. */
    private readonly remarked = new Map<number, string>();

    constructor({ replay, said, tried, tried_said }: Pick<Study, 'replay' | 'said' | 'tried' | 'tried_said'>) {
        const [begin, ...frames] = replay.frames;
        this.root = this.add(null, -1, -1, NOTHING_SAID, begin ?? null, 0);
        this.main.push(this.root);
        // What ended a match early is no answer, but has a frame.
        for (const [at, frame] of frames.entries()) {
            const words = said[at] ?? { word: frame.label, turn: said.at(-1)?.turn ?? 0, breaks: true };
            this.main.push(this.add(this.main.at(-1) ?? null, frame.seat, -1, words, frame, at + 1));
        }
        const numbered = this.nodes.slice(0, said.length + 1);
        for (const [at, one] of tried.entries()) {
            const parent = numbered[one.on];
            if (parent) numbered.push(this.grow(parent, one.seat, one.answer, tried_said[at] ?? NOTHING_SAID));
        }
    }

    get size(): number {
        return this.nodes.length - this.main.length;
    }

    find(id: number): Node | undefined {
        return this.nodes.find((node) => node.id === id);
    }

    /** Returns what follows an answer if another one is given, which may have been tried before. */
    grow(parent: Node, seat: number, answer: number, said: Written, frame: Frame | null = null): Node {
        const known = parent.children.find((one) => one.own === null && one.seat === seat && one.answer === answer);
        return known ?? this.add(parent, seat, answer, said, frame, null);
    }

    /** Takes an answer that was tried out of the tree, with all that follows it. */
    prune(node: Node): void {
        const { parent } = node;
        if (node.own !== null || !parent) return;
        parent.children = parent.children.filter((one) => one !== node);
        const gone = new Set(subtree(node));
        this.nodes.splice(0, this.nodes.length, ...this.nodes.filter((one) => !gone.has(one)));
    }

    /** Writes something beside an answer, in place of what stood there. */
    remark(node: Node, comment: string): void {
        node.said = { ...node.said, comment };
        if (node.own) this.remarked.set(node.own, comment);
    }

    /** Lists what was written beside answers of the match itself. */
    remarks(): Remark[] {
        return [...this.remarked].map(([number, comment]) => ({ number, comment }));
    }

    /** Lists what was tried as the table reads it. */
    tried(answers: number): Try[] {
        return this.listed(answers).map(({ node, on }) => {
            const { mark, comment } = node.said;
            const remarks = { ...(mark ? { mark } : {}), ...(comment ? { comment } : {}) };
            return { on, seat: node.seat, answer: node.answer, ...remarks };
        });
    }

    /** Lists what was tried in the words of a notation. */
    triedSaid(answers: number): Written[] {
        return this.listed(answers).map(({ node }) => node.said);
    }

    /** Lists the answers that were tried, each with the number of the one that it follows. */
    private listed(answers: number): { node: Node; on: number }[] {
        const numbers = new Map(this.main.slice(0, answers + 1).map((node, at): [Node, number] => [node, at]));
        const found: { node: Node; on: number }[] = [];
        for (const node of this.nodes) {
            const on = node.own === null && node.parent ? numbers.get(node.parent) : undefined;
            if (on === undefined) continue;
            found.push({ node, on });
            numbers.set(node, answers + found.length);
        }
        return found;
    }

    private add(
        parent: Node | null,
        seat: number,
        answer: number,
        said: Written,
        frame: Frame | null,
        own: number | null,
    ): Node {
        const id = (this.nodes.at(-1)?.id ?? -1) + 1;
        const node: Node = { id, parent, children: [], seat, answer, own, said, frame, asked: null, outcome: null };
        parent?.children.push(node);
        this.nodes.push(node);
        return node;
    }
}

/** Returns the way to an answer, from the beginning. */
export function pathTo(node: Node): Node[] {
    const path = [node];
    for (let at = node.parent; at; at = at.parent) path.unshift(at);
    return path;
}

/** Returns an answer and what follows it, each time what was there first. */
export function lineFrom(node: Node): Node[] {
    const line = [node];
    for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
    return line;
}

/** Returns how the table finds a moment: so many answers of the match, and what was tried then. */
export function momentOf(node: Node): { answers: number; then: [number, number][] } {
    const path = pathTo(node);
    const answers = path.filter(({ own }) => own !== null).length - 1;
    return { answers, then: path.slice(answers + 1).map(({ seat, answer }): [number, number] => [seat, answer]) };
}

/** Returns what is tried in place of an answer, or beside what was tried there first. */
export function besides(node: Node): Node[] {
    const siblings = node.parent?.children ?? [];
    return siblings[0] === node ? siblings.slice(1) : [];
}

function subtree(node: Node): Node[] {
    return [node, ...node.children.flatMap(subtree)];
}
