const KNOWN: Record<string, string> = {
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
    return KNOWN[agent] ?? agent.charAt(0).toUpperCase() + agent.slice(1);
}

const USUAL = 'greedy';

/** Returns the opponent for a person who does not care. */
export function usualOpponent(agents: string[]): string {
    return agents.includes(USUAL) ? USUAL : (agents[0] ?? '');
}

/** Returns the strongest opponent there is. */
export function strongestOpponent(agents: string[]): string {
    return agents.at(-1) ?? '';
}
