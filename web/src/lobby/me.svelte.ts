import { t } from '../lib/texts.svelte';
import { beGuest, whoIsHere } from './people';
import type { Me } from '../wire';

export const NOBODY: Me = { name: '', kind: 'nobody', is_bot: false, role: '' };

/** Who sits at this browser, as far as the table knows. */
class Myself {
    now = $state.raw<Me>(NOBODY);
    /** Whether the table was asked who this is. */
    isKnown = false;

    /** Asks the table who this is; one that does not answer knows nobody. */
    async look(): Promise<void> {
        this.now = await whoIsHere().catch(() => NOBODY);
        this.isKnown = true;
    }

    /** Takes a guest's name before others are met, unless there is a name already. */
    async beSomebody(): Promise<void> {
        if (this.now.kind === 'nobody') await this.look();
        if (this.now.kind === 'nobody') {
            this.now = await beGuest(t('Guest {number}', { number: 100 + Math.floor(Math.random() * 900) }));
        }
    }
}

export const me = new Myself();
