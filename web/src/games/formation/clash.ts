import type { GameEvent, Seat } from '../../lib/protocol';

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
export function clashAfter(clash: Clash | null, event: GameEvent): Clash | null {
    switch (event.event) {
        case 'led':
            return {
                battle: event.battle as number,
                offence: event.seat as Seat,
                card: event.card as number,
                colour: event.colour as number,
                reply: null,
                winner: null,
                sentence: event.sentence,
            };
        case 'answered':
            return clash && { ...clash, reply: event.card as number, sentence: event.sentence };
        case 'decided':
            return clash && { ...clash, winner: event.winner as Seat, sentence: event.sentence };
        case 'round':
            return null;
        default:
            return clash;
    }
}
