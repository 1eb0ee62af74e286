import { render } from 'svelte/server';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import Code from '../src/account/Code.svelte';

const ADDRESS =
    'otpauth://totp/Wildswing:J%C3%BCrgen%20of%20the%20long%20name?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Wildswing';

/** How many points of a camera see one square. */
const SCALE = 4;

/** Reads the picture that is drawn, as the camera of a phone does. */
function scanned(text: string): string | undefined {
    const { body } = render(Code, { props: { text, label: 'A code' } });
    const size = Number(/viewBox="0 0 (\d+)/.exec(body)?.[1]) * SCALE;
    const points = new Uint8ClampedArray(size * size * 4).fill(255);
    for (const [, x, y] of body.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
        for (let down = 0; down < SCALE; down++)
            for (let right = 0; right < SCALE; right++) {
                const at = (Number(y) * SCALE + down) * size + Number(x) * SCALE + right;
                points.fill(0, 4 * at, 4 * at + 3);
            }
    return jsQR(points, size, size)?.data;
}

describe('the picture of a secret', () => {
    it('is read by a camera as the address that an app takes', () => {
        expect(scanned(ADDRESS)).toBe(ADDRESS);
    });

    it('says to whom cannot see it what it is', () => {
        expect(render(Code, { props: { text: ADDRESS, label: 'A code' } }).body).toContain('aria-label="A code"');
    });
});
