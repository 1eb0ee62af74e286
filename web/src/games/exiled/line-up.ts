import { HERE } from '../../home/seating';

/** One player before a match: the character, and who plays it. */
export interface Place {
    character: string;
    player: string;
}

/** The teams before a match. */
export type LineUp = Place[][];

/** Returns as many teams of a size as wanted; who was there stays, and new ones get characters that are free. */
export function resized(lineUp: LineUp, teams: number, size: number, characters: string[], agent: string): LineUp {
    const kept = lineUp.slice(0, teams).map((team) => team.slice(0, size));
    const taken = new Set(kept.flat().map(({ character }) => character));
    const free = characters.filter((name) => !taken.has(name));
    return Array.from({ length: teams }, (_, team) =>
        Array.from(
            { length: size },
            (_, place) => kept[team]?.[place] ?? { character: free.shift() ?? '', player: agent },
        ),
    );
}

/** Returns how many players each team can have. */
export function sizesFor(teams: number, most: number): number[] {
    return Array.from({ length: Math.floor(most / teams) }, (_, size) => size + 1);
}

/** Gives a place another character; whoever had it gets the old one. */
export function recast(lineUp: LineUp, seat: number, character: string): LineUp {
    const before = lineUp.flat()[seat]?.character ?? '';
    return changed(lineUp, (place, at) => {
        if (at === seat) return { ...place, character };
        return place.character === character ? { ...place, character: before } : place;
    });
}

/** Gives a place to another player. */
export function reseat(lineUp: LineUp, seat: number, player: string): LineUp {
    return changed(lineUp, (place, at) => (at === seat ? { ...place, player } : place));
}

function changed(lineUp: LineUp, change: (place: Place, seat: number) => Place): LineUp {
    let seat = 0;
    return lineUp.map((team) => team.map((place) => change(place, seat++)));
}

/** Returns the usual teams, with one person at this screen and agents for all others. */
export function usual(teams: string[][], agent: string): LineUp {
    return teams.map((team, number) =>
        team.map((character, place) => ({ character, player: number + place === 0 ? HERE : agent })),
    );
}
