import { text, translated } from '../lib/texts.svelte';

/** What can be typed for an order. */
export type Detail = 'name' | 'days' | 'to' | 'match' | 'seat' | 'why';

/** An order that can be given on the page: what it is called, what the table calls it, and what belongs to it. */
export interface OrderForm {
    said: string;
    order: string;
    details: readonly Detail[];
    /** What goes along without being typed. */
    fixed?: Record<string, string>;
    /** Whether operators alone may give it. */
    above?: boolean;
}

export const ORDERS: readonly OrderForm[] = [
    { said: text('Silence'), order: 'mute', details: ['name', 'days', 'why'] },
    { said: text('Let speak again'), order: 'unmute', details: ['name', 'why'] },
    { said: text('Keep out'), order: 'ban', details: ['name', 'days', 'why'] },
    { said: text('Let in again'), order: 'unban', details: ['name', 'why'] },
    { said: text('Rename'), order: 'rename', details: ['name', 'to', 'why'] },
    { said: text('End a match'), order: 'end', details: ['match', 'seat', 'why'] },
    {
        said: text('Close the registration'),
        order: 'registration',
        details: ['why'],
        fixed: { value: 'closed' },
        above: true,
    },
    {
        said: text('Open the registration'),
        order: 'registration',
        details: ['why'],
        fixed: { value: 'open' },
        above: true,
    },
];

/** What else can be found in the log, ordered on this page or from the command line. */
const MORE: Record<string, string> = {
    appoint: text('Give a role'),
    backup: text('Back up'),
    close: text('Close a report'),
    delete: text('Delete somebody'),
    orders: text('Read the orders'),
    registration: text('Set the registration'),
    reports: text('Read the reports'),
    reset: text('Reset a password'),
};

/** Says what an order of the log is called. */
export function orderSaid(order: string): string {
    const known = MORE[order] ?? ORDERS.find((one) => one.order === order)?.said;
    return known ? translated(known) : order;
}

export const DETAILS: Record<Detail, string> = {
    name: text('Name, or # and the sign of a report'),
    days: text('Days'),
    to: text('New name'),
    match: text('Match'),
    seat: text('Seat that loses; empty deletes the match'),
    why: text('Reason'),
};
