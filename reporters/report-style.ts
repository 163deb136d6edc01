/** The style sheet of `report.html`. The page's policy admits only this text, by its digest. */

/** Colours, light and dark by the reader's preference. Contrast is at least 4.5 to 1. */
export const PALETTE = `:root { color-scheme: light dark; --fg: #1b1f24; --bg: #ffffff; --soft: #f5f6f8; --line: #d5dae0; --dim: #57606a;
  --link: #0550ae; --good: #116329; --bad: #b31d28; --odd: #7d4e00; --seen: #0b5a78;
  --good-bg: #e7f5ea; --bad-bg: #fde8e8; --odd-bg: #fdf1d8; --seen-bg: #e5f2f8; }
@media (prefers-color-scheme: dark) { :root { --fg: #e6e9ed; --bg: #14171b; --soft: #1d2228; --line: #3a424b; --dim: #a3adb8;
  --link: #7ab7ff; --good: #6fd38a; --bad: #ff8f8a; --odd: #f0c069; --seen: #7cc9e8;
  --good-bg: #16281b; --bad-bg: #36191a; --odd-bg: #322711; --seen-bg: #122933; } }`;

/** Light and dark by the reader's preference; when printed, all causes are unfolded. Contrast is at least 4.5 to 1. */
export const REPORT_STYLE = `
${PALETTE}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; } summary + [id] { scroll-margin-top: 3.5rem; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem 1.25rem 3rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--fg); background: var(--bg); }
h1, h2, h3, h4 { line-height: 1.25; } h2 { margin: 2.75rem 0 .75rem; font-size: 1.4rem; } h2 .dim { font-size: 1rem; font-weight: 400; }
h3 { margin: 1.5rem 0 .4rem; font-size: 1.1rem; } h4 { font-size: 1rem; }
p { margin: .5rem 0; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
:target { outline: 2px solid var(--link); outline-offset: 2px; }
[hidden] { display: none !important; }
small, .dim { color: var(--dim); } small { font-size: .85em; }
.subject { margin: 0 0 .75rem; color: var(--dim); }
.banner { border: 1px solid var(--line); border-left: .5rem solid var(--odd); background: var(--odd-bg); padding: 1rem 1.25rem; border-radius: .5rem; }
.banner h1 { margin: 0 0 .35rem; font-size: 1.9rem; } .banner p { margin: .25rem 0; } .banner ul { margin: .4rem 0; } .banner h1, .banner p { overflow-wrap: anywhere; } .banner code { white-space: nowrap; } @media (max-width: 40rem) { .banner code { white-space: normal; } }
.banner.certified { border-left-color: var(--good); background: var(--good-bg); } .banner.not-certified { border-left-color: var(--bad); background: var(--bad-bg); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: .5rem 1.5rem; margin: 1rem 0; }
.facts div { min-width: 0; } .facts .wide { grid-column: span 2; } .facts dt { font-size: .85rem; } .facts dd { overflow-wrap: anywhere; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; margin: 1rem 0; }
#filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; background: var(--bg); border-bottom: 1px solid var(--line); padding: .5rem 0; }
#filter input { flex: 1 1 10rem; min-width: 0; } #said { color: var(--dim); }
input, select, button { font: inherit; color: inherit; background: var(--bg); border: 1px solid var(--dim); border-radius: .35rem; padding: .25rem .6rem; }
button { cursor: pointer; background: var(--soft); }
.copy { float: right; margin: .35rem .35rem 0 .5rem; font-size: .8rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem 1rem; margin: .6rem 0; }
dl.facts { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
ul, ol { padding-left: 1.25rem; margin: .5rem 0; } li { overflow-wrap: anywhere; }
code, pre { font: .85em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; } code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); border: 1px solid var(--line); border-radius: .35rem; padding: .6rem .75rem; margin: .35rem 0; max-height: 20rem; overflow: auto; }
summary { cursor: pointer; padding: .45rem 0; overflow-wrap: anywhere; }
summary h3, summary h4 { display: inline; margin: 0; }
.tag { display: inline-block; font-size: .85rem; font-weight: 600; border: 1px solid currentColor; border-radius: .35rem; padding: 0 .45rem; white-space: nowrap; }
.passed { color: var(--good); } .failed { color: var(--bad); } .warning, .review, .inconclusive { color: var(--odd); }
.observed { color: var(--seen); } .not-applicable, .not-testable, .not-run { color: var(--dim); }
.scroll { overflow-x: auto; }
.picture { border-collapse: separate; border-spacing: 3px; width: 100%; table-layout: fixed; font-variant-numeric: tabular-nums; }
.picture caption { text-align: left; color: var(--dim); font-size: .9rem; padding-bottom: .35rem; }
.picture th { font-weight: 500; text-align: left; padding: .1rem .4rem .1rem 0; } .picture thead th { text-align: center; padding: .2rem 0; }
.picture tr > :first-child { width: 11rem; }
.picture td { padding: 0; text-align: center; border-radius: .3rem; } .picture td a { display: block; padding: .3rem .2rem; border-radius: .3rem; color: inherit; text-decoration: none; }
.picture td a:hover { outline: 2px solid currentColor; }
.picture small { color: inherit; }
td.passed { background: var(--good-bg); } td.failed { background: var(--bad-bg); } td.warning, td.review, td.inconclusive { background: var(--odd-bg); }
td.observed { background: var(--seen-bg); } td.not-run, td.not-testable, td.not-applicable { background: var(--soft); }
.legend { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: .3rem 1.5rem; }
details.cause { border: 1px solid var(--line); border-left: .3rem solid var(--odd); border-radius: .4rem; padding: .15rem 1rem; margin: .6rem 0; color: inherit; }
details.cause.failed { border-left-color: var(--bad); } details.cause[open] { padding-bottom: .75rem; }
details.cause details { border-top: 1px solid var(--line); margin-top: .4rem; }
.fold { border-bottom: 1px solid var(--line); } .fold > summary > span { font-size: .9rem; white-space: normal; }
.note { border-left: .3rem solid var(--dim); padding-left: .75rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem 2rem; }
figure { margin: 0; } figcaption h3 { display: inline; } figure p { margin: .1rem 0; font-size: .9rem; } svg { display: block; width: 100%; margin: .35rem 0; }
svg path { fill: none; stroke: var(--dim); stroke-width: 1; vector-effect: non-scaling-stroke; } svg .frame { stroke: var(--line); }
svg .dots { stroke: var(--link); stroke-width: 3; stroke-linecap: round; opacity: .45; } svg .slowed { stroke: var(--odd); stroke-width: 8; stroke-linecap: round; }
svg .median { stroke: var(--good); stroke-width: 1.5; } svg .most { stroke: var(--odd); stroke-width: 1.5; stroke-dasharray: 6 4; } svg .worst { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 1 4; }
.time { overflow: visible; } .time text { font: 9.5px system-ui, sans-serif; fill: var(--dim); text-anchor: middle; } .time .pause { stroke-dasharray: 2 4; }
.time .good { fill: var(--good); } .time .odd { fill: var(--odd); } .time .bad { fill: var(--bad); } .time rect, .time circle { stroke: var(--bg); stroke-width: 1.5; }
.key { white-space: nowrap; margin-right: .75rem; } .key::before { content: ''; display: inline-block; width: 1.4rem; margin-right: .35rem; vertical-align: .25em; border-top: 2px solid; }
.key.median::before { color: var(--good); } .key.most::before { color: var(--odd); border-top-style: dashed; } .key.worst::before { color: var(--bad); border-top-style: dotted; }
ul.r { list-style: none; padding: 0 0 .5rem; } ul.r > li { padding: .35rem 0; border-top: 1px solid var(--line); }
ol.x { list-style: none; padding: 0 0 .5rem; font-size: .9rem; }
ol.x > li { display: grid; grid-template-columns: minmax(0, 1fr) 9rem minmax(0, 1fr); gap: 0 1rem; padding: .25rem 0; border-top: 1px solid var(--line); }
ol.x p { margin: 0; min-width: 0; } ol.x i { font-style: normal; color: var(--dim); }
footer { margin-top: 3rem; border-top: 1px solid var(--line); color: var(--dim); font-size: .9rem; }
@media (max-width: 44rem) { body { padding: .75rem .75rem 2rem; } html { scroll-padding-top: 1rem; } #filter { position: static; } .banner h1 { font-size: 1.5rem; } .banner { padding: .75rem .9rem; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dl dd { margin-bottom: .4rem; } dl.facts { grid-template-columns: 1fr 1fr; } .facts .wide { grid-column: 1 / -1; }
  .legend { grid-template-columns: 1fr; } ol.x > li { grid-template-columns: minmax(0, 1fr); }
  .picture { border-spacing: 2px; font-size: .8rem; } .picture tr > :first-child { width: 6.2rem; } .picture td a { padding: .3rem 0; } .picture td b { display: block; line-height: 1; }
  .picture thead span { writing-mode: vertical-rl; transform: rotate(180deg); } details.cause { padding: .1rem .7rem; } }
@media print { :root { color-scheme: light; --fg: #000; --bg: #fff; --soft: #fff; --dim: #444; --line: #bbb; --link: #000;
  --good: #0b4a1d; --bad: #8d111b; --odd: #5d3a00; --seen: #06425a; --good-bg: #fff; --bad-bg: #fff; --odd-bg: #fff; --seen-bg: #fff; }
  body { max-width: none; padding: 0; font-size: 9pt; } pre { max-height: none; } nav, #filter, .copy, #exchanges-part { display: none !important; }
  h2 { margin-top: 1.2rem; break-after: avoid-page; } details.cause::details-content { content-visibility: visible; block-size: auto; } summary { padding: .1rem 0; } details.cause, tr, figure, dl { break-inside: avoid-page; } details.cause { margin: .25rem 0; }
  .plots { grid-template-columns: 1fr 1fr 1fr; } }
`;
