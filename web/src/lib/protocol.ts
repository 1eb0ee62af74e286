/** What the page and the table say to each other, as docs/protocol.md of the project tells it. */

export type Seat = number;

/** Stands for those who only watch. */
export const SPECTATOR: Seat = -1;

export interface FighterChoice {
    name: string;
    season: string;
    edition: string;
    style: string;
    difficulty: string;
    life: number;
    exceed_cost: number | null;
    own: boolean;
    good_to_start: boolean;
}

export interface GameChoices {
    fighters?: FighterChoice[];
    editions?: string[];
    default?: string[];
    passed_over?: string[];
}

export interface GameOffer {
    name: string;
    title: string;
    summary: string;
    seats: string[];
    opponents: string[];
    choices: GameChoices;
}

/** One thing that is chosen for a match. */
export type Chosen = Plain | (Plain | Plain[])[];
type Plain = string | number | boolean;

export interface MatchWish {
    game: string;
    opponent?: string | string[];
    fighters?: [string, string];
    edition?: string;
    seat?: Seat;
    seats?: Seat[];
    choices?: Record<string, Chosen>;
    seed?: string;
    /** Whether anybody may join through the lobby. */
    listed?: boolean;
    terms?: Terms;
}

/** A seat and what opens it, with the entropy that this page has drawn for it. */
export interface SeatToken {
    seat: Seat;
    token: string;
    entropy?: string;
}

export interface MatchSeat extends SeatToken {
    match: string;
    others?: SeatToken[];
    invitation?: string;
    /** Binds the table to a secret before this page adds entropy. */
    commitment?: string;
}

/** What everybody who has the link may know of a match. */
export interface Watchable {
    match: string;
    game: string;
    title: string;
    seats: string[];
    people: string[];
    finished: boolean;
    /** What to know before one joins, if there is anything. */
    notice?: string;
}

export interface MatchState {
    match: string;
    game: string;
    seat: Seat;
    finished: boolean;
}

export interface Hello {
    type: 'hello';
    token: string;
    seen: number;
    entropy?: string | undefined;
    language: string;
}

export interface Answer {
    type: 'answer';
    question: number;
    option: number;
}

/** Asks what a card of somebody would do if it were played now. */
export interface Point {
    type: 'point';
    owner: Seat;
    card: string;
}

/** What the shuffles follow from but for the secret; a seat that has not come yet has added nothing. */
export interface Fairness {
    match: string;
    digest: string;
    commitment: string;
    entropies: string[];
}

/** The cards wait until every seat has added its entropy. */
export interface Gathering {
    type: 'gathering';
    number: number;
    match: string;
    game: string;
    title: string;
    seat: Seat;
    seats: string[];
    open: Seat[];
    /** The names of those who sit there, empty where nobody is known. */
    people: string[];
    fairness: Fairness;
}

export interface Welcome {
    type: 'welcome';
    number: number;
    match: string;
    game: string;
    title: string;
    seat: Seat;
    seats: string[];
    catalog: unknown;
    log: GameEvent[];
    fairness: Fairness | null;
    /** What everybody at the match should know, if there is anything. */
    notice?: string;
}

/** One thing that happened; each game knows the further fields of its events. */
export interface GameEvent {
    event: string;
    sentence: string;
    [field: string]: unknown;
}

/** What an option means to a picture. */
export interface About {
    action?: string;
    card?: string | number;
    zone?: string;
    space?: number;
    seat?: Seat;
    [field: string]: unknown;
}

export interface Option {
    label: string;
    about: About;
}

/** Something that a person would try and may not, with the reason. */
export interface Barred {
    about: About;
    reason: string;
}

/** One coordinate of a point that answers a question. */
export interface Axis {
    name: string;
    low: number;
    high: number;
}

/** A card that can pay: where it lies, and the most that it gives. */
export interface PayingCard {
    card: string;
    zone: string;
    worth: number;
}

/** A payment that is made one card at a time; `suggested` are the places of the cheapest cards that suffice. */
export interface Bill {
    resource: string;
    least: number;
    most: number;
    cards: PayingCard[];
    suggested: number[];
}

/** A question has options, or a space of points. */
export interface Question {
    question: number;
    kind: string;
    prompt: string;
    rule: string;
    about: About;
    options: Option[];
    space: Axis[];
    barred: Barred[];
    bill: Bill | null;
    /** Whether the page may give the only answer by itself. */
    goes_without_saying: boolean;
}

export interface Outcome {
    winners: Seat[];
    scores: number[];
    sentence: string;
    /** The secret of the shuffles, empty if no commitment to one was made. */
    secret: string;
    /** By the rules, or before, since somebody resigned, had no time left, or stayed away. */
    how?: 'rules' | 'resigned' | 'time' | 'absence';
    /** What heads the result of a game that is neither won nor lost. */
    rank?: string;
}

/** The clock of a person. */
export interface SeatClock {
    seat: Seat;
    /** Milliseconds, or null while they would tell who has answered in secret. */
    left: number | null;
    runs: boolean;
}

/** A person whom others wait for. */
export interface Away {
    seat: Seat;
    /** Milliseconds until an agent takes the seat, or the match is forfeit. */
    left: number;
    then: 'agent' | 'forfeit';
}

/** On what terms people play. */
export interface Terms {
    clock?: { minutes: number; increment: number };
    absence?: 'agent' | 'forfeit';
}

/** Who wants to play again after the end, and the match in which all do, once there is one. */
export interface Rematch {
    wishes?: Seat[];
    match?: string;
}

export interface TableMessage<View = unknown> {
    type: 'table';
    number: number;
    view: View;
    /** Whether nobody else may look at it now. */
    secret: boolean;
    events: GameEvent[];
    question: Question | null;
    thinking: Seat[];
    /** The seats that nobody has yet. */
    open: Seat[];
    /** The names of those who sit there, empty where nobody is known. */
    people: string[];
    /** Whether the last answer can be taken back. */
    take_back: boolean;
    /** Whether a hint can be had. */
    hints: boolean;
    outcome: Outcome | null;
    /** How many only watch. */
    watching: number;
    rematch: Rematch;
    clocks?: SeatClock[];
    away?: Away[];
    /** The seats where an agent plays for a person. */
    stand_ins?: Seat[];
}

export interface Accepted {
    type: 'accepted';
    number: number;
    question: number;
}

export interface Refused {
    type: 'refused';
    number: number;
    question: number;
    reason: string;
}

/** What a card would do if it were played now; each game knows its own forecasts. */
export interface Foretold {
    type: 'foretold';
    owner: Seat;
    card: string;
    forecast: unknown;
}

/** An agent waits before it thinks, for about so many milliseconds; with none left it thinks now. */
export interface Waits {
    type: 'waits';
    seat: Seat;
    /** For others who play here, or for the budget of this address. */
    why: 'turn' | 'budget';
    left: number;
}

export interface Farewell {
    type: 'farewell';
    reason: string;
}

/** An answer that a master has considered: how likely it leads to a win, and how often it would be given. */
export interface Consideration {
    option: number;
    label: string;
    value: number;
    weight: number;
}

/** What a master would answer to a question, and why. */
export interface Hint {
    type: 'hint';
    question: number;
    option: number;
    sentence: string;
    considered: Consideration[];
}

export type FromTable = Gathering | Welcome | TableMessage | Accepted | Refused | Foretold | Hint | Waits | Farewell;
/** Takes the last answer back, asks what a master would answer, or gives up. */
export interface Plea {
    type: 'take back' | 'ask hint' | 'resign';
}

export type ToTable = Hello | Answer | Point | Plea;
