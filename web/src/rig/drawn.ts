/** The elements and attributes that the rig draws with. Nothing else gets on the page, whatever a text holds. */
const ELEMENTS = new Set(['g', 'path']);
const ATTRIBUTES = new Set([
    'class',
    'd',
    'fill',
    'opacity',
    'stroke',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-width',
    'transform',
]);

const parsed = new Map<string, Element>();

/** Returns the elements of a picture that was drawn as text; the text is read once. */
export function drawn(markup: string): Element[] {
    const picture = parsed.get(markup) ?? parse(markup);
    parsed.set(markup, picture);
    return [...picture.children].map((one) => document.importNode(one, true));
}

function parse(markup: string): Element {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    for (const element of picture.querySelectorAll('*')) {
        if (!ELEMENTS.has(element.localName)) element.remove();
        for (const { name } of [...element.attributes]) if (!ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
    return picture;
}
