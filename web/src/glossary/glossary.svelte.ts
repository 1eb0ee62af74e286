import { glossaryOf } from '../lib/lobby';
import type { Language } from '../lib/texts.svelte';
import { Marker, type Entry } from './marking';

/** The words of the game that is shown, and the one that is looked up. */
class Glossary {
    marker = $state.raw(new Marker([]));
    opened = $state.raw<Entry | null>(null);
    game = $state('');
    private shown = '';

    /** Has texts marked with the words of a game; without them, as when the table does not answer, none is marked. */
    async use(game: string, language: Language): Promise<void> {
        const wanted = `${game} ${language}`;
        if (this.shown === wanted) return;
        this.shown = wanted;
        this.game = game;
        const entries = await glossaryOf(game, language).catch(() => null);
        if (this.shown !== wanted) return;
        this.marker = new Marker(entries ?? []);
        if (!entries) this.shown = '';
    }

    open(entry: Entry): void {
        this.opened = entry;
    }

    close(): void {
        this.opened = null;
    }
}

export const glossary = new Glossary();
