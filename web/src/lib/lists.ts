import { language } from './texts.svelte';

const formats = new Map<string, Intl.ListFormat>();

/** Returns names as one reads them out: “one, two and three”. */
export function listed(names: string[]): string {
    const spoken = language();
    const format = formats.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'conjunction' });
    formats.set(spoken, format);
    return format.format(names);
}
