import { Times } from '../clock/times.svelte';
import { Talk } from '../talk/talk.svelte';
import { Forecasts } from './forecasts.svelte';
import { Plan } from './plan';
import { Playback, type Pace, type Staging } from './playback';
import type { About } from './choices';
import { Connection, type Plea, type Socket, type Status } from './connection';
import type { SeatKey } from './seats';
import type {
    AnyGame,
    Ending,
    Gathering,
    Hint,
    Question,
    Rematch,
    SeriesScore,
    Situation,
    ToPage,
    Welcome,
} from '../wire';
import { t } from './texts.svelte';

/** Events that a game keeps an account of, such as a strike. */
export interface Follower<G extends AnyGame> {
    follow(event: G['event']): void;
    /** Forgets all, before everything is told from the beginning. */
    restart?(): void;
}

/** How long the page waits, in milliseconds, before it asks what it only wants to know: of many tables in a row once. */
export const LULL = 100;

/** A seat at a table: what it is shown now, what it is asked, and how it answers. */
export class SeatAtTable<G extends AnyGame = AnyGame> {
    status = $state<Status>('connecting');
    farewell = $state('');
    /** What is known until the cards are dealt. */
    gathering = $state.raw<Gathering | null>(null);
    welcome = $state.raw<Welcome<G> | null>(null);
    view = $state.raw<G['view'] | null>(null);
    question = $state.raw<Question | null>(null);
    outcome = $state.raw<Ending | null>(null);
    /** How many only watch. */
    watching = $state(0);
    rematch = $state.raw<Rematch>({});
    /** How the series stands that the match is a part of. */
    series = $state.raw<SeriesScore | null>(null);
    thinking = $state.raw<number[]>([]);
    /** The seats that nobody has yet. */
    open = $state.raw<number[]>([]);
    /** The names of those who sit there, empty where nobody is known. */
    people = $state.raw<string[]>([]);
    /** The accounts of those who have one. */
    accounts = $state.raw<string[]>([]);
    log = $state.raw<G['event'][]>([]);
    current = $state.raw<G['event'] | null>(null);
    playing = $state(false);
    answering = $state(false);
    refusal = $state('');
    /** Whether the last answer can be taken back. */
    mayTakeBack = $state(false);
    /** Whether a hint can be had. */
    mayAskHint = $state(false);
    /** Whether a hint is being thought about. */
    hinting = $state(false);
    hint = $state.raw<Hint | null>(null);
    /** How often the line broke since it was open. */
    tries = $state(0);

    /** The clocks, and who is away; they do not wait for what is being shown. */
    readonly times = new Times();
    readonly talk = new Talk();
    readonly forecasts = new Forecasts<G>((owner, card) => this.connection.point(owner, card));

    private readonly connection: Connection<G>;
    private readonly plan = new Plan();
    /** The number of the question that was answered last. */
    private answered = 0;
    /** A question that the page has answered by itself. */
    private unasked: Question | null = null;
    private readonly playback: Playback<G>;
    private fresh = true;
    private lull: ReturnType<typeof setTimeout> | null = null;

    constructor(
        staging: Staging<G>,
        dial: () => Socket,
        key: Pick<SeatKey, 'token' | 'entropy'>,
        private readonly follower: Follower<G>,
        pace: Pace,
    ) {
        this.playback = new Playback(
            staging,
            { show: (view, event) => this.show(view, event), settle: (message) => this.settle(message) },
            pace,
        );
        this.connection = new Connection(dial, key, {
            hear: (message) => this.hear(message),
            status: (status, reason) => {
                this.status = status;
                if (status === 'lost') this.tries += 1;
                if (status === 'open') this.tries = 0;
                if (reason) this.farewell = reason;
            },
            dropped: () => this.refuse(t('Another question has taken its place, so your answer was not sent.')),
        });
    }

    /** Whether the seat has something to look at or to answer. */
    get busy(): boolean {
        return this.view === null || this.playing || this.question !== null;
    }

    /** What the seats are called. */
    get names(): string[] {
        return (this.welcome ?? this.gathering)?.seats ?? [];
    }

    /** Those for whom the cards, or the match, may have to wait. */
    get missing(): number[] {
        if (!this.gathering) return this.open;
        return this.gathering.fairness.entropies.flatMap((entropy, seat) => (entropy ? [] : [seat]));
    }

    private get watches(): boolean {
        return this.welcome !== null && this.welcome.seat < 0;
    }

    /** The seats that are asked now; nobody is while something is shown, or after the end. */
    get asked(): number[] {
        return this.playing || this.outcome ? [] : this.thinking;
    }

    sitDown(): void {
        this.connection.open();
    }

    standUp(): void {
        this.playback.stop();
        this.connection.close();
        if (this.lull !== null) clearTimeout(this.lull);
    }

    hurry(): void {
        this.connection.hurry();
    }

    /** Hears all again, in the language that is spoken now. */
    renew(): void {
        this.connection.renew();
    }

    /** Answers the open question by the index of an option. */
    answer(option: number): void {
        if (!this.question || this.answering) return;
        this.refusal = '';
        this.answering = true;
        this.answered = this.question.question;
        this.connection.answer(this.question, option);
    }

    /** Answers the open question and those of its kind that follow, each by what its option means. */
    answerAll(picks: About[]): void {
        if (!this.question || this.answering) return;
        this.plan.make(picks, this.question.kind);
        this.goOn(this.question);
    }

    /** Answers the open question, and the one that follows by what its option means. */
    answerThen(option: number, pick: About): void {
        if (!this.question || this.answering) return;
        this.plan.make([pick]);
        this.answer(option);
    }

    /** Takes the last answer back. */
    takeBack(): void {
        if (!this.plead('take back')) return;
        // What the page has answered by itself is asked now.
        this.unasked = null;
        this.plan.forget();
    }

    /** Gives up. */
    resign(): void {
        this.plead('resign');
    }

    /** Bans or chooses something before the cards are dealt. */
    draft(name: string): void {
        const said = this.connection.draft(name);
        this.refusal = said ? '' : t('The table does not answer, so nothing was sent; try again when it is back.');
    }

    /** Asks what a master would answer. */
    askHint(): void {
        if (this.hinting) return;
        this.hinting = this.plead('ask hint');
    }

    /** Shows the next event at once. */
    next(): void {
        this.playback.next();
    }

    /** Shows all that is left at once. */
    skip(): void {
        this.playback.skip();
    }

    setPace(pace: Pace): void {
        this.playback.setPace(pace);
    }

    private hear(message: ToPage<G>): void {
        switch (message.type) {
            case 'gathering':
                this.gathering = message;
                this.open = message.open;
                this.people = message.people;
                this.series = message.series ?? null;
                this.refusal = '';
                break;
            case 'welcome':
                this.greet(message);
                break;
            case 'table':
                this.times.hear(message);
                this.take(message);
                break;
            case 'waits':
                this.times.hearWait(message);
                break;
            case 'foretold':
                // What is played now is older than what was foretold.
                if (!this.playing) this.forecasts.learn(message.owner, message.card, message.forecast);
                break;
            case 'last answer':
                this.mayTakeBack = message.take_back;
                break;
            case 'hint':
                this.hinting = false;
                if (message.question === this.question?.question) this.hint = message;
                break;
            case 'said':
                this.talk.hear(message);
                break;
            case 'refused':
                this.refuse(message.reason);
                break;
        }
    }

    /** Asks for something that is not kept for later: by then it might mean something else. */
    private plead(plea: Plea): boolean {
        const said = this.connection.plead(plea);
        this.refusal = said ? '' : t('The table does not answer, so nothing was sent; try again when it is back.');
        return said;
    }

    /** Goes on without what was wanted last. */
    private refuse(reason: string): void {
        // While the answer was on its way, nothing was asked about the one before it.
        if (this.answering) this.wonder();
        this.answering = false;
        this.hinting = false;
        this.answered = 0;
        this.plan.forget();
        this.question ??= this.unasked;
        this.refusal = reason;
    }

    /** A line that opens tells all that happened before. */
    private greet(message: Welcome<G>): void {
        this.playback.stop();
        this.hinting = false;
        this.gathering = null;
        this.welcome = message;
        this.log = message.log;
        this.follower.restart?.();
        for (const event of message.log) this.follower.follow(event);
        this.fresh = true;
    }

    private take(message: Situation<G>): void {
        if (this.fresh) {
            this.fresh = false;
            this.playback.jump(message);
            return;
        }
        this.playback.push(message);
    }

    private show(view: G['view'], event: G['event']): void {
        this.view = view;
        this.forecasts.forget();
        this.playing = this.playback.playing;
        if (this.playing) this.question = null;
        this.current = event;
        this.log = [...this.log, event];
        this.follower.follow(event);
    }

    private settle(message: Situation<G>): void {
        this.view = message.view;
        this.forecasts.forget();
        if (message.question?.question !== this.question?.question) this.refusal = '';
        if (message.question?.question !== this.hint?.question) this.hint = null;
        this.question = message.question;
        this.mayAskHint = message.hints;
        this.thinking = message.thinking;
        this.open = message.open;
        this.people = message.people;
        this.accounts = message.accounts ?? [];
        this.outcome = message.outcome;
        this.watching = message.watching;
        this.rematch = message.rematch;
        this.series = message.series ?? null;
        this.answering = this.connection.keeps(message.question?.question);
        this.playing = this.playback.playing;
        if (message.question) this.goOn(message.question);
        this.wonder();
    }

    /** Asks in a moment whether the last answer can be taken back, if nothing goes on then; otherwise the next table does. */
    private wonder(): void {
        if (this.watches || this.lull !== null) return;
        this.lull = setTimeout(() => {
            this.lull = null;
            // Of an answer that is followed by the next one at once nobody could make use.
            if (!this.answering && !this.playing) this.connection.plead('ask take back');
        }, LULL);
    }

    /** Gives the answer that is planned, or that goes without saying, unless it is on its way already. */
    private goOn(question: Question): void {
        if (question.question !== this.answered) {
            const place = this.plan.next(question);
            this.unasked = place === null && question.goes_without_saying ? question : null;
            if (place !== null || this.unasked) this.answer(place ?? 0);
        }
        if (question.question === this.unasked?.question) this.question = null;
    }
}
