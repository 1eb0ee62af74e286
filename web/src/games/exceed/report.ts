import type { Seat } from '../../lib/seats';
import { t } from '../../lib/texts.svelte';
import type { Pair, Parts } from './view';
import type { AttackRevealed, AttackSet, ExceedEvent } from './wire';

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
export function tell(report: Report | null, event: ExceedEvent): Report | null {
    if (event.event === 'StrikeBegan') {
        const { attacker, who } = event;
        return { attacker, who, over: false, attacks: [null, null], steps: [step(event)] };
    }
    if (!report || report.over) return report;
    if (event.event === 'TurnBegan') return { ...report, over: true };
    const told = { ...report, steps: [...report.steps, step(event)] };
    switch (event.event) {
        case 'AttackSet':
            return withAttack(told, event, { how: event.how, card: event.card });
        case 'AttackRevealed':
            return withAttack(told, event, { card: event.card, ex: event.ex, wild: event.wild });
        case 'StrikeEnded':
        case 'GameOver':
            return { ...told, over: true };
        default:
            return told;
    }
}

const NEW_ATTACK: ReportAttack = { card: '', how: '', ex: false, wild: false };

function withAttack(report: Report, event: AttackSet | AttackRevealed, change: Partial<ReportAttack>): Report {
    const attacks: Pair<ReportAttack | null> = [...report.attacks];
    const seat = event.seat === 0 ? 0 : 1;
    attacks[seat] = { ...(attacks[seat] ?? NEW_ATTACK), ...change };
    return { ...report, attacks };
}

function step(event: ExceedEvent): Step {
    const seat = 'seat' in event ? event.seat : null;
    return { seat, kind: event.event, sentence: event.sentence, tone: tone(event), reasons: reasonsOf(event) };
}

const KEYS = new Set<ExceedEvent['event']>(['StrikeBegan', 'AttackRevealed', 'Prioritized', 'StrikeEnded', 'GameOver']);
const BAD = new Set<ExceedEvent['event']>(['BecameStunned', 'AttackInvalid', 'AttackSkipped', 'Damaged']);

function tone(event: ExceedEvent): StepTone {
    if (event.event === 'AttackChecked') return event.hit ? 'good' : 'plain';
    if (event.event === 'AdvantageGained') return 'good';
    if (BAD.has(event.event)) return 'bad';
    return KEYS.has(event.event) ? 'key' : 'plain';
}

/** Returns the numbers an event gives, each with what it is made of. */
export function reasonsOf(event: ExceedEvent): Reason[] {
    switch (event.event) {
        case 'Prioritized': {
            const { names, speeds } = event;
            return [
                reason(t('{name}: speed', { name: names[0] }), speeds[0]),
                reason(t('{name}: speed', { name: names[1] }), speeds[1]),
            ];
        }
        case 'Damaged': {
            const { power, armor, amount } = event;
            const dealt: Parts = armor ? [...power, [-armor, t('armor')]] : power;
            return [{ label: t('damage'), value: amount, parts: dealt }];
        }
        case 'BecameStunned':
            return [reason(t('guard'), event.guard)];
        default:
            return [];
    }
}

function reason(label: string, parts: Parts): Reason {
    return { label, value: parts.reduce((sum, [amount]) => sum + amount, 0), parts };
}
