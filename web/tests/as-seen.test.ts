import { expect, it } from 'vitest';
import { asSeen } from '../src/lib/as-seen';

it('keeps a thing as it was while nobody sees it', () => {
    const shown = asSeen<string>();
    expect(shown('as it came', false)).toBe('as it came');
    expect(shown('changed in the dark', false)).toBe('as it came');
    expect(shown('seen', true)).toBe('seen');
    expect(shown('changed again', false)).toBe('seen');
    expect(shown('seen again', true)).toBe('seen again');
});
