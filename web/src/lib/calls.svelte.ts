import { t } from './texts.svelte';

/** Where this browser keeps whether it may call. */
const KEPT = 'wildswing.calls';

/** Whether a person who looks at something else is called by the system when it is their turn. */
class Calls {
    wanted = $state(localStorage.getItem(KEPT) === 'on');
    /** Why it cannot be had. */
    trouble = $state('');
    private last: Notification | null = null;

    /** Asks the browser, which asks the person; what either refuses stays off. */
    async want(wanted: boolean): Promise<void> {
        this.trouble = '';
        if (wanted && !(await isAllowed())) {
            this.trouble = t(
                'Your browser does not allow it; allow notifications for this page there, then try again.',
            );
            wanted = false;
        }
        this.wanted = wanted;
        localStorage.setItem(KEPT, wanted ? 'on' : 'off');
    }

    /** Calls, unless the page is looked at. */
    call(words: string): void {
        if (!this.wanted || !document.hidden || !('Notification' in window)) return;
        if (Notification.permission !== 'granted') return;
        try {
            // One at a time, however many turns nobody has looked at.
            this.last = new Notification(words, { tag: 'wildswing', icon: '/icon-your-turn.svg' });
            this.last.onclick = () => window.focus();
        } catch {
            // Phones know only those of a service worker.
            this.wanted = false;
        }
    }

    /** Takes the last call back, once it was heard. */
    hush(): void {
        this.last?.close();
        this.last = null;
    }
}

async function isAllowed(): Promise<boolean> {
    return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

export const calls = new Calls();
