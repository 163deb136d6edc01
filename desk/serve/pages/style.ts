/** What the desk's pages share: style sheet, script and frame. */
import { html, type Markup } from '../../../reporters/markup.ts';
import { PALETTE } from '../../../reporters/report-style.ts';

export const DESK_STYLE = `${PALETTE}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem 1.25rem 3rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--fg); background: var(--bg); }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; } h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
p { margin: .5rem 0; } p code { white-space: nowrap; } small, .dim { color: var(--dim); } small { font-size: .85em; } a { color: var(--link); }
h1, h2, p, li, td, dd { overflow-wrap: anywhere; } strong[class] { white-space: nowrap; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.good { color: var(--good); } .bad { color: var(--bad); } .odd { color: var(--odd); } strong { font-weight: 600; }
form { display: inline-block; margin: 0 .5rem .5rem 0; }
button { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--dim); border-radius: .4rem; padding: .45rem .9rem; min-height: 2.75rem; cursor: pointer; }
button.main { background: var(--link); border-color: var(--link); color: var(--bg); font-weight: 600; }
pre { font: .85rem/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); border: 1px solid var(--line); border-radius: .35rem; padding: .5rem .7rem; margin: .4rem 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem 1rem; } dt { color: var(--dim); } dd { margin: 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-top: 1px solid var(--line); } thead th { border-top: 0; font-weight: 600; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
#said { min-height: 1.5em; }
@media (max-width: 48rem) {
  body { padding: .75rem .75rem 2rem; } thead { position: absolute; left: -99rem; } table, tbody, tr, td { display: block; }
  tr { border-top: 2px solid var(--line); padding: .5rem 0; } td { border: 0; padding: .1rem 0; } td.number { text-align: left; }
  td[data-name]:empty { display: none; } td[data-name]::before { content: attr(data-name) ": "; color: var(--dim); } dl { grid-template-columns: minmax(0, 1fr); } dd { margin: 0 0 .4rem; }
}
@media print { body { max-width: none; padding: 0; } form, button, #said { display: none; } tr { break-inside: avoid; } a { color: inherit; } }
`;

/** Updates the page every two seconds, and copies the value next to a button. */
export const DESK_SCRIPT = `'use strict';
const main = document.querySelector('main');
const said = document.getElementById('said');
let shown = main.innerHTML;
setInterval(async () => {
  if (document.hidden) return;
  try {
    const reply = await fetch(location.href);
    if (!reply.ok) throw new Error(String(reply.status));
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    const next = page.querySelector('main').innerHTML;
    if (next !== shown) main.innerHTML = next;
    shown = next;
    if (said.dataset.lost) said.textContent = said.dataset.lost = '';
  } catch {
    said.dataset.lost = 'yes';
    said.textContent = 'The connection was lost. Reconnecting…';
  }
}, 2000);
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button[data-of]');
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.of).textContent);
  said.textContent = 'Copied.';
});
`;

/** A page of the desk. Its main part is updated while it is open. */
export function framed(title: string, main: Markup, foot: Markup): string {
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="desk.css"><script src="desk.js" defer></script></head>
<body><main>${main}</main><p id="said" role="status"></p><footer class="dim">${foot}<noscript><p>Without scripts this page does not update itself: reload it.</p></noscript></footer></body></html>`
    .text;
}
