"""How a page with charts looks, and the script that draws its charts."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: light-dark(#f4f1ea, #121118);
  --panel: light-dark(#fffdf8, #1c1a24);
  --line: light-dark(#d6cfbf, #383445);
  --ink: light-dark(#1d1a24, #f1eee7);
  --soft: light-dark(#575160, #b5afbf);
  --link: light-dark(#1f56b0, #8fbcff);
}
:root[data-scheme='light'] { color-scheme: light; }
:root[data-scheme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
.brand { margin: 0; color: var(--soft); font-size: .8125rem; letter-spacing: .08em; text-transform: uppercase; }
h1 {
  margin: .1rem 0 .25rem; font-size: clamp(1.7rem, 1.2rem + 2.4vw, 2.6rem); line-height: 1.12; letter-spacing: -.015em;
}
h2 { margin: 0 0 .25rem; font-size: 1.3rem; line-height: 1.25; }
.subtitle, .reading { margin: 0; color: var(--soft); max-width: 62ch; }
nav { display: flex; flex-wrap: wrap; gap: .4rem 1.1rem; align-items: center; margin: 1rem 0 0; }
a { color: var(--link); }
button, select {
  font: inherit; font-size: .875rem; color: var(--ink); background: var(--panel);
  border: 1px solid var(--line); border-radius: .4rem; padding: .25rem .7rem; cursor: pointer;
}
header { position: relative; padding-top: 2.5rem; }
#scheme { position: absolute; top: 2.2rem; right: 1.25rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.summary {
  margin: 1.5rem 0 0; padding: 1.1rem 1.4rem 1.1rem 2.4rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: .75rem; font-size: 1.0625rem;
}
.summary li + li { margin-top: .3rem; }
section {
  margin: 1.5rem 0 0; padding: 1.4rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: .75rem; scroll-margin-top: 1rem;
}
figure { margin: 1rem 0 0; }
.scroll { overflow-x: auto; }
.chart { min-height: 4rem; }
.controls:not(:empty) { margin-bottom: .75rem; }
.controls label, .controls .vega-bind { color: var(--soft); font-size: .9375rem; }
.controls select { margin-left: .4rem; }
figcaption { display: flex; gap: .5rem; margin-top: .75rem; }
details { margin-top: .9rem; }
summary { cursor: pointer; color: var(--link); font-size: .9375rem; }
table { border-collapse: collapse; margin-top: .8rem; font-size: .875rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .35rem; }
th, td { padding: .3rem .75rem .3rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
th:first-child { text-align: left; }
footer { padding: 1.5rem 1.25rem 3rem; color: var(--soft); font-size: .875rem; }
#vg-tooltip-element { font: inherit; font-size: .875rem; line-height: 1.4; white-space: pre-line; max-width: 22rem; }
#vg-tooltip-element td.key { display: none; }
@media (max-width: 40rem) { #scheme { top: .8rem; } section { padding: 1rem; } }
@media print { nav, button, figcaption, details:not([open]) { display: none; } section { break-inside: avoid; } }
"""

SCRIPT = """
const specs = JSON.parse(document.getElementById('specs').textContent);
const looks = JSON.parse(document.getElementById('looks').textContent);
const system = matchMedia('(prefers-color-scheme: dark)');
const scheme = () => document.documentElement.dataset.scheme || (system.matches ? 'dark' : 'light');
async function save(view, key, form) {
  const link = document.createElement('a');
  link.href = await view.toImageURL(form, 2);
  link.download = `${key}.${form}`;
  link.click();
}
async function draw() {
  for (const [key, spec] of Object.entries(specs)) {
    document.getElementById(`${key}-controls`).replaceChildren();
    const { view } = await vegaEmbed(`#${key}-chart`, spec, {
      mode: 'vega-lite',
      renderer: 'svg',
      config: looks[scheme()],
      tooltip: { theme: scheme() },
      bind: `#${key}-controls`,
      actions: false,
    });
    document.querySelector(`#${key}-chart svg`).setAttribute('aria-hidden', 'true'); // the table tells it better
    for (const button of document.querySelectorAll(`#${key} button[data-save]`)) {
      button.onclick = () => save(view, key, button.dataset.save);
    }
  }
  document.documentElement.dataset.drawn = scheme();
}
system.addEventListener('change', draw);
document.getElementById('scheme').addEventListener('click', () => {
  document.documentElement.dataset.scheme = scheme() === 'dark' ? 'light' : 'dark';
  draw();
});
draw();
"""
