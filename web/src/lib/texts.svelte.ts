/** By each English text, what it is in another language. */
type Catalogue = Record<string, string>;

export type Language = 'en' | 'de';

/** What can be spoken, as each language calls itself. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Loaded when they are wanted, since most people want none of them. */
const CATALOGUES: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>> = {
    de: () => import('../../../src/wildswing/texts/de.json'),
};

let spoken = $state.raw<Catalogue>({});

/** Returns a text in the language that is spoken now, with its values filled in. */
export function t(text: string, values: Record<string, string | number> = {}): string {
    return (spoken[text] ?? text).replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Returns the text for one thing, or for any other number of things; `{count}` stands for the number. */
export function plural(count: number, one: string, many: string, values: Record<string, string | number> = {}): string {
    return t(count === 1 ? one : many, { count, ...values });
}

/** Has every text said in a language. */
export async function speak(language: Language): Promise<void> {
    spoken = language === 'en' ? {} : (await CATALOGUES[language]()).default;
    document.documentElement.lang = language;
}
