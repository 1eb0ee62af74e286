import { HAS_OTHERS } from '$house';
import { studyLink, type Place } from '../lib/address';
import { notationOf, study, studyMoment, studyNotation, studyScenario } from '../lib/lobby';
import { Reel } from '../replay/reel.svelte';
import type { AskedSeat, Ending, Moment, MomentWish, Remark, Study, StudyWish, Try } from '../wire';
import { Engine } from './engine.svelte';
import { keepStudy, keptPlace, keptStudy } from './kept';
import { lineFrom, momentOf, pathTo, Tree, type Node } from './tree';

/** How a board asks for a moment. */
export type AskMoment = (wish: MomentWish) => Promise<Moment>;

/**
 * A match on the study board: a reel of the line that is looked at, on which the next answer can be given for
 * whoever is asked. What was tried is a tree, and the table is asked for one moment of it after another.
 */
export class Board extends Reel {
    readonly tree: Tree;
    /** Grows whenever the tree does. */
    grown = $state(0);
    /** Why nothing could be asked for. */
    trouble = $state('');
    /** Whether this browser has room for it. */
    isKept = $state(true);
    readonly engine: Engine;

    private nodes: Node[];
    private asking = $state.raw<AskedSeat | null>(null);
    /** Who has answered last, and looks on until the next is asked. */
    private lastSeat: number | null = null;
    /** Of several seats that are asked at once, the one that answers next. */
    private chosen = $state<number | null>(null);

    constructor(
        readonly study: Study,
        readonly source: StudyWish,
        place = 0,
        private readonly ask: AskMoment = studyMoment,
    ) {
        super(study.replay, place);
        this.tree = new Tree(study);
        this.nodes = this.tree.main;
        this.eyes = 'asked';
        this.engine = new Engine(source);
    }

    get node(): Node {
        return this.nodes[this.place] ?? this.tree.root;
    }

    override get own(): number | null {
        void this.grown;
        void this.frames;
        return this.node.own;
    }

    override get outcome(): Ending | null {
        return this.frames === this.replay.frames ? this.replay.outcome : (this.nodes.at(-1)?.outcome ?? null);
    }

    override get moment(): MomentWish {
        return { ...this.source, ...momentOf(this.node) };
    }

    protected override get asked(): AskedSeat | null {
        return this.asking;
    }

    /** Whoever answers next. */
    get seat(): number | null {
        return this.asking?.seat ?? null;
    }

    /** All who are asked at once. */
    get seats(): number[] {
        void this.asking;
        return this.node.asked?.map(({ seat }) => seat) ?? [];
    }

    /** How many answers the match itself has; what ended it early is none. */
    get answers(): number {
        return this.study.said.length;
    }

    override goTo(place: number): void {
        this.place = Math.max(0, Math.min(place, this.last));
        this.forget();
        this.greet();
    }

    override forward(): boolean {
        const before = this.place;
        this.forget();
        if (!super.forward()) return false;
        return this.place > before;
    }

    /** Shows an answer, of the match or one that was tried. */
    async show(node: Node): Promise<void> {
        if (!(await this.load(node))) return;
        this.take(node);
        this.forget();
        this.greet();
    }

    /** Goes to an answer before anything is shown. */
    async arrive(node: Node): Promise<void> {
        if (await this.load(node)) this.take(node);
    }

    /** Asks what is asked where the board stands, and shows it. */
    async enquire(): Promise<void> {
        const { node } = this;
        if (this.asking) return;
        if (!node.asked && !(await this.load(node, true))) return;
        if (this.node !== node) return;
        const next = node.asked?.find(({ seat }) => seat === this.chosen) ?? node.asked?.[0] ?? null;
        const before = this.looking;
        this.asking = next && { ...next, question: { ...next.question, question: 64 * (node.id + 1) + next.seat } };
        if (this.looking === before) this.tell([]);
        else this.greet();
        this.engine.look(next && { ...momentOf(node), seat: next.seat });
    }

    /** Lets another of those who are asked at once answer first. */
    answerAs(seat: number): void {
        this.chosen = seat;
        this.asking = null;
        void this.enquire();
    }

    /** Gives an answer for whoever is asked. */
    async play(answer: number): Promise<void> {
        const { node, asking } = this;
        if (!asking) return;
        const wish = momentOf(node);
        try {
            const then: [number, number][] = [...wish.then, [asking.seat, answer]];
            const found = await this.ask({ ...this.source, ...wish, then, since: then.length - 1 });
            const [frame, said] = [found.frames[0], found.said[0]];
            this.settle(asking.question.question);
            if (!frame || !said || this.node !== node) return;
            const same = node.children.find((one) => one.own !== null && isSame(one, asking.seat, said.word));
            const tried = same ?? this.tree.grow(node, asking.seat, answer, said, frame);
            tried.frame ??= frame;
            tried.asked = found.asked;
            tried.outcome = found.outcome;
            this.trouble = '';
            this.grown += 1;
            // The answer is shown through the eyes of who gave it.
            this.take(tried);
            this.tell(this.told(this.place));
            this.forget(asking);
        } catch (error) {
            this.settle(asking.question.question, error instanceof Error ? error.message : String(error));
        }
    }

    /** Takes what was tried out of the study, from an answer on. */
    async remove(node: Node): Promise<void> {
        const { parent } = node;
        if (!parent || node.own !== null) return;
        const within = this.nodes.includes(node);
        this.tree.prune(node);
        this.grown += 1;
        if (within) await this.show(parent);
    }

    /** The address of this very moment, if it fits into one. */
    async link(): Promise<string> {
        const { match } = this.source;
        // A match of a table inside the page is in this browser alone, so the link has to bring it.
        const source = match && !HAS_OTHERS ? { text: await notationOf(match) } : this.source;
        return studyLink({ ...source, ...momentOf(this.node) } satisfies Place);
    }

    notation(): Promise<string> {
        return studyNotation({ ...this.source, ...this.written() });
    }

    /** All that was tried and written in the study, as the table reads it. */
    written(): { tried: Try[]; remarks: Remark[] } {
        return { tried: this.tree.tried(this.answers), remarks: this.tree.remarks() };
    }

    /** Keeps all of it in this browser. */
    keep(): void {
        const study = { ...this.written(), tried_said: this.tree.triedSaid(this.answers) };
        this.isKept = keepStudy(this.source, study, momentOf(this.node));
    }

    /** Writes something beside an answer. */
    remark(node: Node, comment: string): void {
        this.tree.remark(node, comment);
        this.grown += 1;
    }

    scenario(): Promise<string> {
        return studyScenario(this.moment);
    }

    protected override answer(_question: number, option: number): void {
        void this.play(option);
    }

    private take(node: Node): void {
        const path = pathTo(node);
        const line = [...path, ...lineFrom(node).slice(1)];
        const end = line.findIndex(({ frame }) => !frame);
        this.nodes = end < 0 ? line : line.slice(0, end);
        const frames = this.nodes.flatMap(({ frame }) => frame ?? []);
        const isMain = this.nodes.length === this.tree.main.length && this.nodes.every(({ own }) => own !== null);
        this.follow(isMain ? this.replay.frames : frames, path.length - 1);
    }

    private forget(keep: AskedSeat | null = null): void {
        this.asking = null;
        this.chosen = null;
        this.lastSeat = keep?.seat ?? null;
        this.engine.look(null);
    }

    protected override get looking(): number | 'open' {
        if (this.eyes !== 'asked') return this.eyes;
        return this.asking?.seat ?? this.lastSeat ?? (this.node.seat < 0 ? 'open' : this.node.seat);
    }

    /** Asks for what is not known yet on the way to an answer; tells whether all is known then. */
    private async load(node: Node, fresh = false): Promise<boolean> {
        if (node.frame && !fresh) return true;
        const path = pathTo(node);
        const missing = path.filter(({ frame }) => !frame);
        const wish = momentOf(node);
        if (node.own !== null && node.own > this.answers) return false;
        try {
            const since = wish.then.length - missing.length;
            const found = await this.ask({ ...this.source, ...wish, since });
            for (const [at, one] of missing.entries()) {
                one.frame = found.frames[at] ?? null;
                if (!one.said.word) one.said = found.said[at] ?? one.said;
            }
            node.asked = found.asked;
            node.outcome = found.outcome;
            this.trouble = '';
            this.grown += 1;
            return true;
        } catch (error) {
            this.trouble = error instanceof Error ? error.message : String(error);
            return false;
        }
    }
}

function isSame({ seat, said }: Node, asked: number, word: string): boolean {
    return seat === asked && said.word === word;
}

/** Opens a study at a place in it, or where it was left before the page was loaded anew, with all that this browser has kept of it. */
export async function openBoard({ answers, then, ...source }: Place, found?: Study): Promise<Board> {
    const kept = keptStudy(source);
    const { remarks = [], ...tree } = kept ?? {};
    const place = keptPlace(source) ?? { answers, then };
    const board = new Board({ ...(found ?? (await study(source))), ...tree }, source, place.answers);
    for (const { number, comment } of remarks) {
        const node = board.tree.main[number];
        if (node && number <= board.answers) board.tree.remark(node, comment);
    }
    let node = board.tree.main[Math.min(place.answers, board.answers)] ?? board.tree.root;
    for (const [seat, answer] of place.then)
        node = board.tree.grow(node, seat, answer, { word: '', turn: node.said.turn });
    if (place.then.length) await board.arrive(node);
    return board;
}
