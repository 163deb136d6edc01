/** The style sheet of `report.html`. The page's policy admits this text alone, by its digest. */

/** Light and dark by the reader's preference; everything opened up on paper. Contrast is at least 4.5 to 1. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --fg: #1b1f24; --bg: #ffffff; --soft: #f4f5f7; --line: #d0d5db; --dim: #57606a;
  --link: #0550ae; --good: #116329; --bad: #b31d28; --odd: #7d4e00; --seen: #0b5a78; }
@media (prefers-color-scheme: dark) { :root { --fg: #e6e9ed; --bg: #14171b; --soft: #1f242a; --line: #3b434c; --dim: #a3adb8;
  --link: #7ab7ff; --good: #6fd38a; --bad: #ff8f8a; --odd: #f0c069; --seen: #7cc9e8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--fg); background: var(--bg); }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); } h3 { margin: 1.25rem 0 .5rem; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.subject { margin: 0 0 1rem; font-weight: 600; }
.banner { border: 1px solid var(--line); border-left: .5rem solid var(--odd); background: var(--soft); padding: .5rem 1rem; border-radius: .25rem; }
.banner h1 { margin: .25rem 0; } .banner p { margin: .25rem 0; }
.banner.certified { border-left-color: var(--good); } .banner.not-certified { border-left-color: var(--bad); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border: 1px solid var(--line); text-align: right; } th { background: var(--soft); }
caption { text-align: left; }
th[scope=row], thead th:first-child { text-align: left; } td.zero { color: var(--dim); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1rem; margin: .5rem 0; }
dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: .25rem; margin: .35rem 0; padding: 0 .75rem; }
details > summary { cursor: pointer; padding: .35rem 0; overflow-wrap: anywhere; } details[open] { padding-bottom: .5rem; }
details:target { outline: 2px solid var(--link); }
code, pre { font: .85rem/1.45 ui-monospace, monospace; } code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); border: 1px solid var(--line); padding: .5rem; margin: .35rem 0; }
ul.plain { margin: .25rem 0; padding-left: 1.25rem; } li { overflow-wrap: anywhere; }
.tag { font-size: .8rem; font-weight: 600; border: 1px solid currentColor; border-radius: .25rem; padding: 0 .35rem; white-space: nowrap; }
.passed { color: var(--good); } .failed { color: var(--bad); } .warning, .review, .inconclusive { color: var(--odd); }
.observed { color: var(--seen); } .not-applicable, .not-testable, .dim { color: var(--dim); }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); color: var(--dim); font-size: .9rem; }
@media (max-width: 40rem) { body { padding: .6rem; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .4rem; }
  th, td { padding: .2rem .35rem; font-size: .85rem; } }
@media print { :root { color-scheme: light; --fg: #000; --bg: #fff; --soft: #fff; --dim: #444; } body { max-width: none; font-size: 10pt; }
  details::details-content { content-visibility: visible; block-size: auto; } details, tr { break-inside: avoid-page; } nav { display: none; } }
`;
