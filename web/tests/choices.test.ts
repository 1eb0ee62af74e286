import { describe, expect, it } from 'vitest';
import { commonStart, splitLabel, splitPrompt } from '../src/lib/choices';
import { readPress } from '../src/lib/shortcuts';

describe('prompts', () => {
    it('are split into what leads to the question, and the question', () => {
        expect(splitPrompt('Block: when you are hit: +2 armor. Spend Force: which card next?')).toEqual({
            because: 'Block: when you are hit: +2 armor.',
            about: '',
            asked: 'Spend Force: which card next?',
        });
        expect(splitPrompt('Set your attack.')).toEqual({ because: '', about: '', asked: 'Set your attack.' });
    });

    it('say in a few words what they are about', () => {
        expect(splitPrompt('Your turn: choose an action.')).toEqual({
            because: '',
            about: 'Your turn:',
            asked: 'choose an action.',
        });
        expect(splitPrompt('Which of these cards of your opponent do you want: A or B?').about).toBe('');
    });
});

describe('labels', () => {
    it('name what they are about before the brackets at their end', () => {
        expect(splitLabel('Exceed (3 Gauge)')).toEqual({ name: 'Exceed', aside: '3 Gauge' });
        expect(splitLabel('Prepare')).toEqual({ name: 'Prepare', aside: '' });
        expect(splitLabel('Boost (Dive) or not')).toEqual({ name: 'Boost (Dive) or not', aside: '' });
    });
});

describe('labels of a group', () => {
    it('share their first words, but never all of them', () => {
        expect(commonStart(['Walk to space 3 (2 Force)', 'Walk to space 4 (3 Force)'])).toBe('Walk to space ');
        expect(commonStart(['Walk on', 'Walk'])).toBe('');
        expect(commonStart(['Dive', 'Block'])).toBe('');
        expect(commonStart(['Boost Tech'])).toBe('');
    });
});

describe('keys', () => {
    const plain = { ctrlKey: false, altKey: false, metaKey: false };

    it('answer, or ask for a deed', () => {
        expect(readPress({ ...plain, key: '3' })).toBe(2);
        expect(readPress({ ...plain, key: 'Q' })).toBe('question');
        expect(readPress({ ...plain, key: '0' })).toBeNull();
    });

    it('are left to the browser with a modifier', () => {
        expect(readPress({ ...plain, key: 'l', ctrlKey: true })).toBeNull();
    });
});
