import { describe, expect, it } from 'vitest';
import { figureOf, frameOf } from '../src/rig/figure';
import type { Appearance } from '../src/rig/look';
import { bust, cardPicture, poseFor } from '../src/rig/pictures';
import { POSES } from '../src/rig/poses';
import { LOOKS } from './looks';

const FIGHTERS: [string, Appearance][] = Object.entries(LOOKS);
const SIDES = [false, true];

const PLAIN: Appearance = LOOKS.Ryu;

describe('the rig', () => {
    it.each(FIGHTERS)('draws %s in every pose', (_, look) => {
        for (const pose of POSES) {
            for (const exceeded of SIDES) {
                const { markup } = figureOf(look, pose, exceeded);
                expect(markup).not.toMatch(/NaN|undefined|Infinity|style=/);
                expect(markup.length).toBeGreaterThan(4_000);
                expect(markup.length).toBeLessThan(16_000);
            }
        }
    });

    it('stands everybody on the ground, and lays them there', () => {
        for (const [name, look] of FIGHTERS) {
            for (const pose of ['guard', 'down', 'win'] as const) {
                const [, top, , height] = figureOf(look, pose).box;
                expect(Math.abs(top + height), `${name}, ${pose}`).toBeLessThan(48);
            }
            expect(figureOf(look, 'down').box[3], name).toBeLessThan(figureOf(look, 'guard').box[3]);
        }
    });

    it.each(['guard', 'strike', 'block', 'hurt', 'down', 'win'] as const)('tells all fighters apart in %s', (pose) => {
        for (const exceeded of SIDES) {
            const shapes = FIGHTERS.map(([, look]) => figureOf(look, pose, exceeded).silhouette);
            expect(new Set(shapes).size).toBe(FIGHTERS.length);
        }
    });

    it('tells the poses of a fighter apart', () => {
        const shapes = POSES.map((pose) => figureOf(PLAIN, pose).silhouette);
        expect(new Set(shapes).size).toBe(POSES.length);
    });

    it('makes giants larger than men, and men larger than girls', () => {
        const tall = (look: Appearance): number => figureOf(look, 'guard').box[3];
        expect(tall(LOOKS.Potemkin)).toBeGreaterThan(tall(LOOKS.Ryu) * 1.2);
        expect(tall(LOOKS.Ryu)).toBeGreaterThan(tall(LOOKS.Linne) * 1.15);
    });

    it('draws the same only once', () => {
        expect(figureOf(PLAIN, 'guard')).toBe(figureOf(PLAIN, 'guard'));
        expect(figureOf(PLAIN, 'guard', true)).not.toBe(figureOf(PLAIN, 'guard'));
        expect(cardPicture(PLAIN, 'beam')).toBe(cardPicture(PLAIN, 'beam'));
    });

    it('draws the way from one pose to another', () => {
        const [guard, strike] = [figureOf(PLAIN, 'guard'), figureOf(PLAIN, 'strike')];
        const heads = [0, 0.25, 0.5, 0.75, 1].map((share) => frameOf(PLAIN, 'guard', 'strike', share).head.at[0]);
        expect(heads[0]).toBe(guard.head.at[0]);
        expect(heads[4]).toBe(strike.head.at[0]);
        expect(heads).toEqual([...heads].sort((one, other) => one - other));
        expect(frameOf(PLAIN, 'guard', 'strike', 1)).toBe(strike);
        expect(frameOf(PLAIN, 'guard', 'strike', 0.5)).toBe(frameOf(PLAIN, 'guard', 'strike', 0.5));
    });

    it('gives the exceeded side what its look adds', () => {
        expect(figureOf(LOOKS['Ky Kiske'], 'guard', true).silhouette.length).toBeGreaterThan(
            figureOf(LOOKS['Ky Kiske'], 'guard').silhouette.length,
        );
        const unsaid = { ...PLAIN, exceeded: { ...PLAIN.basic, aura: null } };
        expect(figureOf(unsaid, 'guard', true).silhouette).not.toBe(figureOf(unsaid, 'guard').silhouette);
    });
});

describe('pictures', () => {
    it.each(FIGHTERS)('show the face of %s', (_, look) => {
        const [x = 0, y = 0, width = 0, height = 0] = bust(look).viewBox.split(' ').map(Number);
        const { at, radius } = figureOf(look, 'guard').head;
        expect(at[0] - radius).toBeGreaterThan(x);
        expect(at[0] + radius).toBeLessThan(x + width);
        expect(at[1] - radius).toBeGreaterThan(y);
        expect(at[1] + radius).toBeLessThan(y + height);
    });

    it('of a card show its pose with the mark of its motif', () => {
        const [beam, projectile] = [cardPicture(PLAIN, 'beam'), cardPicture(PLAIN, 'projectile')];
        expect(poseFor('beam')).toBe('cast');
        expect(poseFor('block')).toBe('block');
        for (const { markup } of [beam, projectile]) expect(markup).toContain(figureOf(PLAIN, 'cast').markup);
        expect(beam.markup).not.toBe(projectile.markup);
    });
});
