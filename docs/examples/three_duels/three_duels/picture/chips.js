/** Returns a card as a sign; a number below 0 is a card that nobody here can see. */
export function chip(card) {
    const sign = document.createElement('b');
    sign.textContent = card < 0 ? ' ▮ ' : ` ${(card % 6) + 1} `;
    return sign;
}
