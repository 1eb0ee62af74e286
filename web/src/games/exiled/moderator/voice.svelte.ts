import { language } from '../../../lib/texts.svelte';

/** Calls to the people at a real table: a short tone, and the words where the browser can speak. */
class Voice {
    muted = $state(localStorage.getItem('wildswing.muted') === 'yes');
    private sound: AudioContext | null = null;

    mute(muted: boolean): void {
        this.muted = muted;
        localStorage.setItem('wildswing.muted', muted ? 'yes' : 'no');
        if (muted && 'speechSynthesis' in window) speechSynthesis.cancel();
    }

    /** Says something aloud, after a tone. */
    call(words: string): void {
        if (this.muted) return;
        this.tone();
        if (!('speechSynthesis' in window)) return;
        const said = new SpeechSynthesisUtterance(words);
        said.lang = language();
        speechSynthesis.speak(said);
    }

    private tone(): void {
        // A browser lets a page sound only after it was touched; before that the context waits.
        this.sound ??= new AudioContext();
        if (this.sound.state === 'suspended') void this.sound.resume();
        const [start, length] = [this.sound.currentTime, 0.25];
        const note = this.sound.createOscillator();
        const loudness = this.sound.createGain();
        note.frequency.value = 660;
        loudness.gain.setValueAtTime(0.2, start);
        loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
        note.connect(loudness).connect(this.sound.destination);
        note.start(start);
        note.stop(start + length);
    }
}

export const voice = new Voice();
