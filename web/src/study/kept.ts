import { remember, remembered } from '../lib/remembered';
import type { Remark, StudyWish, Try, Written } from '../wire';

/** What this browser keeps of a study: all that was tried in it, in words too, and what was written beside the match. */
export interface KeptStudy {
    tried: Try[];
    tried_said: Written[];
    remarks: Remark[];
}

/** Where a study stands. */
export interface KeptPlace {
    answers: number;
    then: [number, number][];
}

interface Shelf {
    list: ({ of: string } & KeptStudy)[];
}

interface Open {
    at: string;
    source: StudyWish;
    place: KeptPlace;
}

const NAME = 'studies';
const OPEN = 'study open';

/** So many studies are kept, the latest first. */
const MOST = 10;

const nameOf = (source: StudyWish) => JSON.stringify([source.match ?? '', source.text ?? '', source.number ?? 0]);

/** Returns what was kept of a study. */
export function keptStudy(source: StudyWish): KeptStudy | null {
    const found = shelf().list.find(({ of }) => of === nameOf(source));
    return found ? { tried: found.tried, tried_said: found.tried_said, remarks: found.remarks } : null;
}

/** Keeps a study, and where it stands until this window is closed; tells whether there was room for it. */
export function keepStudy(source: StudyWish, study: KeptStudy, place: KeptPlace): boolean {
    const of = nameOf(source);
    const others = shelf().list.filter((one) => one.of !== of);
    const used = study.tried.length > 0 || study.remarks.length > 0;
    try {
        remember(NAME, { list: [...(used ? [{ of, ...study }] : []), ...others].slice(0, MOST) });
        remember(OPEN, { at: location.hash, source, place } satisfies Open, sessionStorage);
        return true;
    } catch {
        return false;
    }
}

/** Returns where a study stood when this page was loaded anew. */
export function keptPlace(source: StudyWish): KeptPlace | null {
    const open = opened();
    return open && nameOf(open.source) === nameOf(source) ? open.place : null;
}

/** Returns what was studied at this address when the page was loaded anew. */
export function keptSource(): StudyWish | null {
    return opened()?.source ?? null;
}

/** Forgets where a study stood, which somebody has left. */
export function closeStudy(): void {
    sessionStorage.removeItem(`wildswing.${OPEN}`);
}

function opened(): Open | null {
    const { at, source, place } = remembered<Partial<Open>>(OPEN, {}, sessionStorage);
    return at === location.hash && source && Array.isArray(place?.then) ? { at, source, place } : null;
}

function shelf(): Shelf {
    const { list } = remembered<{ list: unknown }>(NAME, { list: [] });
    return { list: Array.isArray(list) ? list.filter(isKept) : [] };
}

function isKept(one: unknown): one is Shelf['list'][number] {
    if (typeof one !== 'object' || one === null) return false;
    return ['tried', 'tried_said', 'remarks'].every((part) => Array.isArray(Reflect.get(one, part)));
}
