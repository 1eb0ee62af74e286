import { language } from './texts.svelte';

/** Returns names as one reads them out: “one, two and three”. */
export function listed(names: string[]): string {
    return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
