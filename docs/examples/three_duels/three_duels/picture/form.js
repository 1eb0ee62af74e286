/** Draws what can be chosen for a match into an element, and tells the page what was chosen; returns what takes it away. */
export function form(element, offer, change) {
    const { duels, usual } = offer.choices;
    const label = document.createElement('label');
    const name = document.createElement('span');
    name.className = 'eyebrow';
    name.textContent = 'Duels';
    const select = document.createElement('select');
    select.className = 'select';
    select.append(...duels.map((count) => new Option(count, count, count === usual, count === usual)));
    select.addEventListener('change', () => change({ duels: Number(select.value) }));
    label.append(name, ' ', select);
    element.append(label);
    return () => label.remove();
}
