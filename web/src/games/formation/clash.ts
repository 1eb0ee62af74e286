import type { Seat } from '../../lib/seats';
import type { FormationEvent } from './wire';

/** The battle that is fought now, or the latest one. */
export interface Clash {
    battle: number;
    offence: Seat;
    card: number;
    colour: number;
    reply: number | null;
    winner: Seat | null;
    sentence: string;
}

/** Returns the latest battle once an event has been told. */
export function clashAfter(clash: Clash | null, event: FormationEvent): Clash | null {
    switch (event.event) {
        case 'led':
            return {
                battle: event.battle,
                offence: event.seat,
                card: event.card,
                colour: event.colour,
                reply: null,
                winner: null,
                sentence: event.sentence,
            };
        case 'answered':
            return clash && { ...clash, reply: event.card, sentence: event.sentence };
        case 'decided':
            return clash && { ...clash, winner: event.winner, sentence: event.sentence };
        case 'round':
            return null;
        default:
            return clash;
    }
}
