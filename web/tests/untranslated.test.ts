import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

/** Attributes that people read or hear. */
const READ = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);

/** What is the same in every language. */
const SAME_EVERYWHERE = new Set([
    'Wildswing', // the name of the program
    'Wild', // its first half, drawn apart from the second
    'swing',
    'Tab', // what is printed on keys
    'Enter',
    'Esc',
    'wildswing replay FILE --verify', // a command
]);

interface Node {
    type: string;
    [field: string]: unknown;
}

const isNode = (one: unknown): one is Node => typeof one === 'object' && one !== null && 'type' in one;

/** Returns the words of a template that do not go through the catalogue. */
function bareWords(source: string): string[] {
    const found: string[] = [];
    const take = (text: string): void => {
        const words = text.replace(/\s+/g, ' ').trim();
        if (/\p{L}{2}/u.test(words) && !SAME_EVERYWHERE.has(words)) found.push(words);
    };
    /** Takes literals that are shown as they are: in braces, in either part of a condition, in a template string. */
    const takeShown = (expression: unknown): void => {
        if (!isNode(expression)) return;
        if (expression.type === 'Literal' && typeof expression.value === 'string') take(expression.value);
        else if (expression.type === 'TemplateLiteral') {
            for (const { value } of expression.quasis as { value: { raw: string } }[]) take(value.raw);
        } else if (expression.type === 'ConditionalExpression') {
            takeShown(expression.consequent);
            takeShown(expression.alternate);
        } else if (expression.type === 'LogicalExpression') {
            takeShown(expression.left);
            takeShown(expression.right);
        }
    };
    const visit = (node: unknown): void => {
        if (Array.isArray(node)) return node.forEach(visit);
        if (!isNode(node) || node.type === 'StyleDirective') return;
        if (node.type === 'Attribute') {
            const value = node.value as AST.Attribute['value'];
            if (!READ.has(node.name as string) || value === true) return;
            for (const part of Array.isArray(value) ? value : [value]) {
                if (part.type === 'Text') take(part.data);
                else takeShown(part.expression);
            }
            return;
        }
        if (node.type === 'Text') return take(node.data as string);
        if (node.type === 'ExpressionTag') return takeShown(node.expression);
        for (const [field, value] of Object.entries(node)) if (field !== 'expression') visit(value);
    };
    visit(parse(source, { modern: true }).fragment.nodes);
    return found;
}

const COMPONENTS = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

describe('the words of the page', () => {
    it.each(Object.entries(COMPONENTS))('go through the catalogue in %s', (_, source) => {
        expect(bareWords(source)).toEqual([]);
    });
});

describe('the search for words outside the catalogue', () => {
    it.each([
        ['<p>Resign</p>', ['Resign']],
        ['<p>{#if a}<b>Draw {count} cards</b>{:else}Nothing{/if}</p>', ['Draw', 'cards', 'Nothing']],
        ['<button title="Go back" aria-label="Back to {name}">×</button>', ['Go back', 'Back to']],
        ["<p>{won ? 'Victory' : `Lost to ${name}`}{name || 'nobody'}</p>", ['Victory', 'Lost to', 'nobody']],
        ['<Sheet title="Log">{#snippet foot()}Close{/snippet}</Sheet>', ['Log', 'Close']],
        ['{#each all as one (one)}<li>{one}</li>{:else}<li>Nobody</li>{/each}', ['Nobody']],
    ])('finds those of %s', (source, words) => {
        expect(bareWords(source)).toEqual(words);
    });

    it('leaves alone what nobody reads', () => {
        const source = `<script>const kind = 'plain';</script>
            <p class="soft" style:width="{wide}rem" data-kind={won ? 'good' : 'bad'} title={t('Why')}>{t('Hello')} {name} 5×</p><h1>Wildswing</h1>
            <style>p { color: red; }</style>`;
        expect(bareWords(source)).toEqual([]);
    });
});
