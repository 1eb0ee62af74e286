/** Puts the focus on the button of the game that the address names. */
export function comeFirst(first: boolean): (button: HTMLElement) => void {
    return (button) => {
        if (first) button.focus();
    };
}
