import { settings } from '../lib/settings.svelte';
import { Desk } from './desk';
import type { SoundName } from './sounds';

/** What the page sounds on; there is none until somebody has touched the page, as browsers want it. */
let desk: Desk | null = null;

/** Plays a sound, unless the page is mute or nobody has touched it yet; in so many milliseconds, if it is to wait. */
export function play(name: SoundName, amount = 0, wait = 0): void {
    if (!desk || !settings.sound) return;
    desk.setVolume(settings.volume);
    desk.play(name, amount, wait);
}

/** Lets the page sound from the first touch or key on. */
export function soundOnTouch(): void {
    const touched = () => {
        removeEventListener('pointerdown', touched, true);
        removeEventListener('keydown', touched, true);
        desk = new Desk(new AudioContext());
    };
    addEventListener('pointerdown', touched, true);
    addEventListener('keydown', touched, true);
}
