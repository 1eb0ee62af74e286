import { language, t } from '../lib/texts.svelte';
import type { TournamentLine } from '../wire';

/** Says how far a tournament is. */
export function phaseSaid({ phase, round, rounds }: Pick<TournamentLine, 'phase' | 'round' | 'rounds'>): string {
    if (phase === 'open') return t('open for entries');
    if (phase === 'running') return t('round {round} of {rounds}', { round, rounds });
    return phase === 'over' ? t('over') : t('called off');
}

/** Says on which day a tournament was opened. */
export function openedSaid({ opened }: Pick<TournamentLine, 'opened'>): string {
    const day = new Date(opened).toLocaleDateString(language(), { weekday: 'short', day: 'numeric', month: 'short' });
    return t('opened {day}', { day });
}

/** Writes points as players do: halves as such. */
export function pointsSaid(points: number): string {
    const whole = Math.floor(points);
    if (points === whole) return `${whole}`;
    return points - whole === 0.5 ? `${whole || ''}½` : points.toFixed(2);
}
