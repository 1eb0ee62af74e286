import { describe, expect, it } from 'vitest';
import {
    invitationAddress,
    matchAddress,
    NOTATION,
    personAddress,
    ratingsAddress,
    readAddress,
    studyAddress,
} from '../src/lib/address';

describe('an address', () => {
    it('leads to a seat', () => {
        expect(readAddress(matchAddress({ match: 'a-b_c', seat: 3 }))).toEqual({
            to: 'match',
            match: 'a-b_c',
            seat: 3,
        });
        expect(readAddress('#match=a')).toEqual({ to: 'match', match: 'a', seat: null });
    });

    it('leads to an invitation, with or without a seat', () => {
        for (const seat of [null, 0, 11]) {
            const invitation = { match: 'a', invitation: 'x-y_z', seat };
            expect(readAddress(invitationAddress(invitation))).toEqual({ to: 'invitation', ...invitation });
        }
    });

    it('leads to a match of others, or says that it names none', () => {
        expect(readAddress('#watch')).toEqual({ to: 'running' });
        expect(readAddress('#watch=a-b_c')).toEqual({ to: 'watch', match: 'a-b_c' });
        expect(readAddress('#replay=a%2Fb')).toEqual({ to: 'replay', match: 'a/b', turned: false, place: 0 });
        expect(readAddress('#replay=ab/17')).toEqual({ to: 'replay', match: 'ab', turned: false, place: 17 });
        expect(readAddress('#replay=ab/x')).toMatchObject({ turned: false, place: 0 });
        expect(readAddress(studyAddress('a/b'))).toEqual({ to: 'replay', match: 'a/b', turned: true, place: 0 });
        expect(readAddress(NOTATION)).toEqual({ to: 'notation' });
        for (const hash of ['#watch=', '#replay=', '#replay=/']) expect(readAddress(hash)).toEqual({ to: 'nowhere' });
    });

    it('leads to those who play best, and to what is known of somebody', () => {
        expect(readAddress('#ratings')).toEqual({ to: 'ratings', game: '', brought: '' });
        expect(readAddress(ratingsAddress('exceed'))).toEqual({ to: 'ratings', game: 'exceed', brought: '' });
        const brought = 'A/B %';
        expect(readAddress(ratingsAddress('exceed', brought))).toEqual({ to: 'ratings', game: 'exceed', brought });
        expect(readAddress(personAddress('<b>/Bob'))).toEqual({ to: 'person', name: '<b>/Bob' });
        expect(readAddress('#person=')).toEqual({ to: 'home', game: '' });
    });

    it('leads home otherwise', () => {
        expect(readAddress('#game=exceed')).toEqual({ to: 'home', game: 'exceed' });
        for (const hash of ['', '#', '#match=', '#join=a', '#join=/x', '#other=a', 'match=a']) {
            expect(readAddress(hash)).toEqual({ to: 'home', game: '' });
        }
        expect(readAddress('#match=%E0%A4%A')).toEqual({ to: 'match', match: '%E0%A4%A', seat: null });
        expect(readAddress('#match=a/x')).toEqual({ to: 'match', match: 'a', seat: null });
    });
});
