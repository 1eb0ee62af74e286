import { expect, it } from 'vitest';
import { faster, paceName } from '../src/lib/pace';

it('goes through the paces and stays at the ends', () => {
    expect(faster('normal', 1)).toBe('quick');
    expect(faster('normal', -1)).toBe('calm');
    expect(faster('none', 1)).toBe('none');
    expect(faster('step', -1)).toBe('step');
    expect(paceName('calm')).toBe('Slow');
});
