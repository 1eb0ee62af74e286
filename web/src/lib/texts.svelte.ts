import { untrack } from 'svelte';
import { keysOf } from './keys';

/** By the name of each form that a number can ask for, a text. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** By each English text, what it is in another language; one that counts things, by its English for many, has forms. */
type Catalogue = Record<string, string | Forms>;

type Values = Record<string, string | number>;

export type Language = 'en' | 'de';

/** What can be spoken, as each language calls itself. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Loaded when they are wanted, since most people want none of them. */
const CATALOGUES: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>> = {
    de: () => import('../../../src/wildswing/texts/de.json'),
};

let spoken = $state.raw<Catalogue>({});
let name = $state<Language>('en');

/** Returns a text in the language that is spoken now, with its values filled in. */
export function t(text: string, values: Values = {}): string {
    const said = spoken[text];
    return filled(typeof said === 'string' ? said : text, values);
}

function filled(text: string, values: Values): string {
    return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Returns the text for one thing, or for any other number of things; `{count}` stands for the number. */
export function plural(count: number, one: string, many: string, values: Values = {}): string {
    const forms = spoken[many];
    if (typeof forms !== 'object') return t(count === 1 ? one : many, { count, ...values });
    return filled(formFor(count, forms, name), { count, ...values });
}

/** Returns the form that a number asks for in a language. */
export function formFor(count: number, forms: Forms, language: string): string {
    return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** Marks a text of a table for `tools/texts.py`, which collects it; `translated` says it where the table is used. */
export function text(text: string): string {
    return text;
}

/** Returns a marked text in the language that is spoken now. */
export function translated(text: string, values: Values = {}): string {
    return t(text, values);
}

/** Returns the language that is spoken now. */
export function language(): Language {
    return name;
}

/** Does something whenever another language comes to be spoken; for a component while it is made. */
export function onLanguage(act: () => void): void {
    let before = name;
    $effect(() => {
        if (name === before) return;
        before = name;
        untrack(act);
    });
}

/** Returns the first of the wished languages, such as `de-AT`, that can be spoken. */
export function languageFor(wishes: readonly string[]): Language {
    const known = keysOf(LANGUAGES);
    const found = wishes.map((wish) => known.find((one) => one === wish.toLowerCase().split('-')[0]));
    return found.find((one) => one !== undefined) ?? 'en';
}

/** Has every text said in a language; in English if there is none of it, or if its texts do not come. */
export async function speak(wish: string): Promise<void> {
    const wished = languageFor([wish]);
    const catalogue =
        wished === 'en'
            ? {}
            : await CATALOGUES[wished]().then(
                  (found) => found.default,
                  () => null,
              );
    spoken = catalogue ?? {};
    name = catalogue ? wished : 'en';
    document.documentElement.lang = name;
}
