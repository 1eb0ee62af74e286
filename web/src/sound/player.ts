import { settings } from '../lib/settings.svelte';
import { Desk } from './desk';
import type { SoundName } from './sounds';

/** What the page sounds on; it works all the time, so there is none before the first sound. */
let desk: Desk | null = null;

/** Whether somebody has touched the page: before that browsers let nothing sound. */
let touched = false;

/** Plays a sound, unless the page is mute or nobody has touched it yet; in so many milliseconds, if it is to wait. */
export function play(name: SoundName, amount = 0, wait = 0): void {
    if (!touched || !settings.sound) return;
    desk ??= new Desk(new AudioContext());
    desk.setVolume(settings.volume);
    desk.play(name, amount, wait);
}

/** Lets the page sound from the first touch or key on. */
export function soundOnTouch(): void {
    const hear = () => {
        removeEventListener('pointerdown', hear, true);
        removeEventListener('keydown', hear, true);
        touched = true;
    };
    addEventListener('pointerdown', hear, true);
    addEventListener('keydown', hear, true);
}
