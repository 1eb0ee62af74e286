import { text, translated } from '../lib/texts.svelte';
import { capital } from '../lib/words';

const LEVELS: Record<string, string> = {
    novice: text('Novice: goes for the obvious'),
    fighter: text('Fighter: knows the ropes'),
    veteran: text('Veteran: thinks ahead'),
    master: text('Master: thinks as far ahead as it can'),
    rival: text('Your equal: as strong as you'),
};

const OTHERS: Record<string, string> = {
    random: text('Random: any legal move'),
    beginner: text('Beginner: attacks as soon as it reaches'),
    greedy: text('Greedy: takes what looks best now'),
    solver: text('Solver: thinks the battles through'),
    search: text('Search: thinks ahead'),
    naive: text('Naive: aims at whoever is nearest'),
    marksman: text('Marksman: aims where it is worth most'),
    here: text('A person at this screen'),
    open: text('A friend, by a link'),
    listed: text('Anyone, through the lobby'),
};

const NAMES: Record<string, string> = {
    novice: text('Novice'),
    fighter: text('Fighter'),
    veteran: text('Veteran'),
    master: text('Master'),
    rival: text('Your equal'),
    here: text('Somebody here'),
    open: text('A friend'),
    listed: text('Anyone online'),
};

/** Names an opponent in a word or two. */
export function opponentName(agent: string): string {
    const name = NAMES[agent];
    return name ? translated(name) : capital(agent);
}

/** Says what kind of opponent an agent is. */
export function opponentLabel(agent: string): string {
    const label = LEVELS[agent] ?? OTHERS[agent];
    return label ? translated(label) : capital(agent);
}

/** Parts the agents into the levels, which most people choose from, and the machines behind them. */
export function levelsFirst(agents: string[]): { levels: string[]; machines: string[] } {
    return {
        levels: agents.filter((agent) => agent in LEVELS),
        machines: agents.filter((agent) => !(agent in LEVELS)),
    };
}

const USUAL = 'fighter';
const EASIEST = 'novice';

/** Returns the opponent for a person who does not care. */
export function usualOpponent(agents: string[]): string {
    return agents.includes(USUAL) ? USUAL : (agents[0] ?? '');
}

/** Returns the opponent for a person's first game. */
export function easiestOpponent(agents: string[]): string {
    return agents.includes(EASIEST) ? EASIEST : (agents[0] ?? '');
}
