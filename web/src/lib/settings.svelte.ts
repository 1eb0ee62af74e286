import { keysOf } from './keys';
import { PACES, type Pace } from './playback';
import { LANGUAGES, languageFor, speak, type Language } from './texts.svelte';

export type Theme = 'auto' | 'light' | 'dark';

const THEMES: Theme[] = ['auto', 'light', 'dark'];

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
    const found = localStorage.getItem(`wildswing.${key}`);
    return allowed.find((one) => one === found) ?? otherwise;
}

/** What a person has set for this browser. */
class Settings {
    theme = $state<Theme>(stored('theme', THEMES, 'auto'));
    pace = $state<Pace>(stored('pace', keysOf(PACES), 'normal'));
    shortcuts = $state(stored('shortcuts', ['on', 'off'], 'on') === 'on');
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

    async setLanguage(language: Language): Promise<void> {
        this.language = language;
        localStorage.setItem('wildswing.language', language);
        await this.applyLanguage();
    }

    async applyLanguage(): Promise<void> {
        await speak(this.language);
    }

    applyTheme(): void {
        document.documentElement.dataset.theme = this.theme;
    }
}

export const settings = new Settings();
