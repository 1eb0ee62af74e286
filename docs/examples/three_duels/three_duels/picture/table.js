// Draws a table of Three Duels. The page calls `mount` once with an element of its own, and `update` after every change.
import { chip } from './chips.js';

export { form } from './form.js';

/** Draws what a seat sees into an element. */
export default function mount(element, table) {
    const board = document.createElement('div');
    board.className = 'three-duels';
    element.append(board);

    function update({ view }) {
        const rows = ['North', 'South'].map((name, seat) => {
            const row = document.createElement('p');
            row.append(`${name}: `, ...view.hands[seat].map(chip), ' took ', ...view.taken[seat].map(chip));
            return row;
        });
        const left = document.createElement('p');
        left.textContent = `Duels to come: ${view.left}`;
        board.replaceChildren(left, ...rows);
    }

    update(table);
    return { update, destroy: () => board.remove() };
}
