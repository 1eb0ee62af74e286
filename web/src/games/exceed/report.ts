import type { GameEvent, Seat } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import type { Pair, Parts } from './view';

/** A number of a strike with the reason for it. */
export interface Reason {
    label: string;
    value: number;
    parts: Parts;
}

export type StepTone = 'plain' | 'good' | 'bad' | 'key';

/** One thing that happened in a strike. */
export interface Step {
    seat: Seat | null;
    kind: string;
    sentence: string;
    tone: StepTone;
    reasons: Reason[];
}

export interface ReportAttack {
    card: string;
    how: string;
    ex: boolean;
    wild: boolean;
}

/** A strike from its beginning to its end, for looking through. */
export interface Report {
    attacker: Seat;
    who: string;
    attacks: Pair<ReportAttack | null>;
    steps: Step[];
    over: boolean;
}

/** Returns the report of the latest strike once an event has been told. */
export function tell(report: Report | null, event: GameEvent): Report | null {
    if (event.event === 'StrikeBegan') {
        const begun = { attacker: event.attacker as Seat, who: event.who as string, over: false };
        return { ...begun, attacks: [null, null], steps: [step(event)] };
    }
    if (!report || report.over) return report;
    if (event.event === 'TurnBegan') return { ...report, over: true };
    const told = { ...report, steps: [...report.steps, step(event)] };
    switch (event.event) {
        case 'AttackSet':
            return withAttack(told, event, { how: event.how as string, card: (event.card as string) ?? '' });
        case 'AttackRevealed':
            return withAttack(told, event, {
                card: event.card as string,
                ex: event.ex as boolean,
                wild: event.wild as boolean,
            });
        case 'StrikeEnded':
        case 'GameOver':
            return { ...told, over: true };
        default:
            return told;
    }
}

const NEW_ATTACK: ReportAttack = { card: '', how: '', ex: false, wild: false };

function withAttack(report: Report, event: GameEvent, change: Partial<ReportAttack>): Report {
    const attacks: Pair<ReportAttack | null> = [...report.attacks];
    const seat = event.seat === 0 ? 0 : 1;
    attacks[seat] = { ...(attacks[seat] ?? NEW_ATTACK), ...change };
    return { ...report, attacks };
}

function step(event: GameEvent): Step {
    const seat = typeof event.seat === 'number' ? event.seat : null;
    return { seat, kind: event.event, sentence: event.sentence, tone: tone(event), reasons: reasonsOf(event) };
}

const KEYS = new Set(['StrikeBegan', 'AttackRevealed', 'Prioritized', 'StrikeEnded', 'GameOver']);
const BAD = new Set(['BecameStunned', 'AttackInvalid', 'AttackSkipped', 'Damaged']);

function tone(event: GameEvent): StepTone {
    if (event.event === 'AttackChecked') return event.hit ? 'good' : 'plain';
    if (event.event === 'AdvantageGained') return 'good';
    if (BAD.has(event.event)) return 'bad';
    return KEYS.has(event.event) ? 'key' : 'plain';
}

/** Returns the numbers an event gives, each with what it is made of. */
export function reasonsOf(event: GameEvent): Reason[] {
    switch (event.event) {
        case 'Prioritized': {
            const [one, other] = event.speeds as Pair<Parts>;
            const names = event.names as Pair<string>;
            return [
                reason(t('{name}: speed', { name: names[0] }), one),
                reason(t('{name}: speed', { name: names[1] }), other),
            ];
        }
        case 'Damaged': {
            const power = event.power as Parts;
            const armor = event.armor as number;
            const dealt: Parts = armor ? [...power, [-armor, t('armor')]] : power;
            return [{ label: t('damage'), value: event.amount as number, parts: dealt }];
        }
        case 'BecameStunned':
            return [reason(t('guard'), event.guard as Parts)];
        default:
            return [];
    }
}

function reason(label: string, parts: Parts): Reason {
    return { label, value: parts.reduce((sum, [amount]) => sum + amount, 0), parts };
}
