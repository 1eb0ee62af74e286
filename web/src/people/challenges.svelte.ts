import { calls } from '../lib/calls.svelte';
import { t } from '../lib/texts.svelte';
import { me } from '../lobby/me.svelte';
import type { Challenge } from '../wire';
import { myChallenges } from './requests';

const EVERY = 5000;

/** Who challenges the person at this browser now. */
class Challenges {
    open = $state.raw<Challenge[]>([]);
    /** Whether they are shown, over whatever page one is at. */
    isLookedAt = $state(false);

    /** Asks again and again, and returns what ends that. */
    watch(): () => void {
        const timer = setInterval(() => void this.look(), EVERY);
        void this.look();
        return () => clearInterval(timer);
    }

    /** Asks once; if the table does not answer, all stays as it is. */
    async look(): Promise<void> {
        if (!me.isKnown) await me.look();
        const found = me.now.kind === 'account' ? await myChallenges().catch(() => this.open) : [];
        for (const { table } of found) {
            if (!this.open.some((one) => one.table.match === table.match)) {
                calls.call(t('{name} challenges you to {game}.', { name: table.host, game: table.title }));
            }
        }
        this.open = found;
    }
}

export const challenges = new Challenges();
