const LEVELS: Record<string, string> = {
    novice: 'Novice: sees what is plain',
    fighter: 'Fighter: knows its way about',
    veteran: 'Veteran: thinks ahead',
    master: 'Master: thinks as far as it can',
};

const OTHERS: Record<string, string> = {
    random: 'Random: any legal move',
    greedy: 'Greedy: takes what looks best now',
    solver: 'Solver: thinks the battles through',
    search: 'Search: thinks ahead',
    naive: 'Naive: aims at whoever is nearest',
    marksman: 'Marksman: aims where it is worth most',
    here: 'A person at this screen',
    open: 'A person in another window, by a link',
};

/** Says what kind of opponent an agent is. */
export function opponentLabel(agent: string): string {
    return LEVELS[agent] ?? OTHERS[agent] ?? agent.charAt(0).toUpperCase() + agent.slice(1);
}

/** Parts the agents into the levels, which most people choose from, and the machines behind them. */
export function levelsFirst(agents: string[]): { levels: string[]; machines: string[] } {
    return {
        levels: agents.filter((agent) => agent in LEVELS),
        machines: agents.filter((agent) => !(agent in LEVELS)),
    };
}

const USUAL = 'fighter';
const STRONGEST = 'master';

/** Returns the opponent for a person who does not care. */
export function usualOpponent(agents: string[]): string {
    return agents.includes(USUAL) ? USUAL : (agents[0] ?? '');
}

/** Returns the strongest opponent there is. */
export function strongestOpponent(agents: string[]): string {
    return agents.includes(STRONGEST) ? STRONGEST : (agents.at(-1) ?? '');
}
