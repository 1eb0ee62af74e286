"""Measures a page: whose text has no room, whose line begins with a sign, and whose focus cannot be seen."""

from playwright.sync_api import Page, ViewportSize

from tests.browser.axe import barriers
from tests.browser.players import come_to_rest
from tests.sampling import sampled

SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
]
"""What every screen has to fit."""

RUNNING_OUT = """() => {
    const said = (one) => `${one.tagName}.${one.classList[0] ?? ''} “${one.textContent.trim().slice(0, 40)}”`;
    const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
    // What ends in dots, or after so many lines, is meant to; it can be read whole elsewhere.
    const meant = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const own = node.parentElement;
        if (!node.data.trim() || own.closest('svg, script, style, noscript, option, .unseen, [inert]')) continue;
        if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        if (!lines.length) continue;
        let within = own;
        let cut = false;
        for (; within; within = within.parentElement) {
            const style = getComputedStyle(within);
            // What is there for ears alone is cut to nothing.
            if (meant(style) || scrolls(style) || style.clipPath === 'inset(50%)') break;
            const box = within.getBoundingClientRect();
            if (style.display !== 'inline' && style.overflowX !== 'visible')
                cut ||= lines.some((one) => one.right > box.right + 1.5 || one.left < box.left - 1.5);
            // A button or a label is a box of its own: its words stay inside.
            if (within.matches('button, select, label, th, td, h1, h2, h3, .button'))
                cut ||= lines.some((one) => one.right > box.right + 1.5 || one.left < box.left - 1.5);
        }
        if (!within) cut ||= lines.some((one) => one.right > innerWidth + 1 || one.left < -1);
        if (cut) found.add(`runs out: ${said(own)}`);
        const before = node.previousSibling;
        if (/^[.,;:!?)\\]”%]/.test(node.data) && before instanceof HTMLElement) {
            const end = [...before.getClientRects()].at(-1);
            if (end && lines[0].top >= end.bottom - 2) found.add(`a sign alone: ${said(own)}`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');
    return [...found];
}"""

UNSEEN_FOCUS = """async () => {
    const before = document.activeElement;
    const found = [];
    for (const one of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')) {
        if (one.tabIndex < 0 || one.disabled || !one.checkVisibility({ visibilityProperty: true })) continue;
        const lines = (part) => getComputedStyle(part).stroke + getComputedStyle(part).strokeWidth;
        const look = () => [one, ...one.querySelectorAll('*')].map(lines).join();
        const unfocused = look();
        one.focus({ preventScroll: true });
        if (document.activeElement !== one) continue;
        const ring = (part) => {
            const style = getComputedStyle(part);
            return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
        };
        // What is hidden for its label's sake shows its focus on that, and a part of a drawing by its lines.
        if (one instanceof SVGElement) await new Promise((drawn) => setTimeout(drawn, 60));
        const drawn = one instanceof SVGElement && look() !== unfocused;
        if (!ring(one) && !drawn && ![...(one.labels ?? [])].some(ring)) found.push(one.outerHTML.slice(0, 120));
    }
    before?.focus?.();
    return found;
}"""


def running_out(page: Page) -> list[str]:
    """Returns the texts that leave their place, and lines that begin with a full stop or its like."""
    come_to_rest(page)
    found: list[str] = page.evaluate(RUNNING_OUT)
    return found


def unseen_focus(page: Page) -> list[str]:
    """Returns what can have the focus and does not show it to somebody who uses keys."""
    page.keyboard.press("Shift")
    found: list[str] = page.evaluate(UNSEEN_FOCUS)
    return found


def assert_open_to_all(page: Page, where: str) -> None:
    """Nothing reaches beyond the screen in any size; in one of them, another each day, nothing keeps anybody out."""
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], f"{where} at {size}"
    for size in sampled(SIZES, 1, f"barriers {where}"):
        page.set_viewport_size(size)
        assert barriers(page) == [], f"{where} at {size}"
    page.set_viewport_size(SIZES[0])
