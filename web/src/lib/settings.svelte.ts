import { keysOf } from './keys';
import { PACES, type Pace } from './playback';
import { LANGUAGES, languageFor, speak, type Language } from './texts.svelte';

export type Theme = 'auto' | 'light' | 'dark';

/** How much moves on the page: as the system says, or little in any case. */
export type Motion = 'auto' | 'less';

const MOTIONS: Motion[] = ['auto', 'less'];
const VOLUME = 0.6;
const THEMES: Theme[] = ['auto', 'light', 'dark'];

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
    const found = localStorage.getItem(`wildswing.${key}`);
    return allowed.find((one) => one === found) ?? otherwise;
}

function storedVolume(): number {
    const found = Number.parseFloat(localStorage.getItem('wildswing.volume') ?? '');
    return found >= 0 && found <= 1 ? found : VOLUME;
}

/** What a person has set for this browser. */
class Settings {
    theme = $state<Theme>(stored('theme', THEMES, 'auto'));
    pace = $state<Pace>(stored('pace', keysOf(PACES), 'normal'));
    shortcuts = $state(stored('shortcuts', ['on', 'off'], 'on') === 'on');
    sound = $state(stored('sound', ['on', 'off'], 'on') === 'on');
    /** From 0 to 1. */
    volume = $state(storedVolume());
    motion = $state<Motion>(stored('motion', MOTIONS, 'auto'));
    language = $state<Language>(stored('language', keysOf(LANGUAGES), languageFor(navigator.languages)));

    setTheme(theme: Theme): void {
        this.theme = theme;
        localStorage.setItem('wildswing.theme', theme);
        this.applyTheme();
    }

    setPace(pace: Pace): void {
        this.pace = pace;
        localStorage.setItem('wildswing.pace', pace);
    }

    setShortcuts(on: boolean): void {
        this.shortcuts = on;
        localStorage.setItem('wildswing.shortcuts', on ? 'on' : 'off');
    }

    setSound(on: boolean): void {
        this.sound = on;
        localStorage.setItem('wildswing.sound', on ? 'on' : 'off');
    }

    setVolume(volume: number): void {
        this.volume = volume;
        localStorage.setItem('wildswing.volume', `${volume}`);
    }

    setMotion(motion: Motion): void {
        this.motion = motion;
        localStorage.setItem('wildswing.motion', motion);
        this.applyMotion();
    }

    async setLanguage(language: Language): Promise<void> {
        this.language = language;
        localStorage.setItem('wildswing.language', language);
        await this.applyLanguage();
    }

    async applyLanguage(): Promise<void> {
        await speak(this.language);
    }

    /** Whether pictures stand still. */
    get still(): boolean {
        return this.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    }

    applyMotion(): void {
        document.documentElement.dataset.motion = this.motion;
    }

    applyTheme(): void {
        document.documentElement.dataset.theme = this.theme;
    }
}

export const settings = new Settings();
