/** The operator's page's style sheet: light and dark, wide and narrow; nothing moves. */
import { PALETTE } from '../../reporters/report-style.ts';

export const OPERATOR_STYLE = `${PALETTE}
* { box-sizing: border-box; }
html { scroll-padding: 1rem 0 8rem; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem 1.25rem 9rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; color: var(--fg); background: var(--bg); }
h1, h2, h3 { line-height: 1.25; } h1 { margin: 0; font-size: 1.25rem; } h2 { margin: 0 0 .5rem; font-size: 1.5rem; } h3 { margin: 1.25rem 0 .4rem; font-size: 1.1rem; }
h2:focus { outline: none; }
p { margin: .5rem 0; }
small, .dim { color: var(--dim); } small { font-size: .85em; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; z-index: 3; background: var(--bg); padding: .5rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between; padding-bottom: .75rem; border-bottom: 1px solid var(--line); }
#progress { display: flex; gap: .75rem; align-items: center; } progress { width: 10rem; height: .7rem; accent-color: var(--link); }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem 2.5rem; margin-top: 1rem; align-items: start; }
main > section { min-width: 0; } .wide { grid-column: 1 / -1; } .all { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; } .all strong { flex: 1 1 11rem; }
#code svg { display: block; width: 14rem; max-width: 100%; background: #fff; } #code path { fill: #000; }
button, summary.button { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--dim); border-radius: .4rem; padding: .45rem .9rem; cursor: pointer; min-height: 2.75rem; }
button.main, .button.main { background: var(--link); border-color: var(--link); color: var(--bg); font-weight: 600; }
button.copy { padding: .1rem .6rem; min-height: 1.9rem; font-size: .85rem; }
button:disabled { opacity: .5; cursor: default; }
.advice { border-left: .35rem solid var(--seen); background: var(--seen-bg); padding: .5rem .8rem; border-radius: .35rem; }
ol.steps { list-style: none; padding: 0; margin: .75rem 0; }
ol.steps li { display: grid; grid-template-columns: 1.8rem minmax(0, 1fr) auto; gap: .5rem; padding: .5rem .25rem; border-top: 1px solid var(--line); }
ol.steps li:last-child { border-bottom: 1px solid var(--line); }
.mark { font-weight: 700; text-align: center; } .good { color: var(--good); } .bad { color: var(--bad); } .odd { color: var(--odd); }
table { border-collapse: collapse; width: 100%; margin: .4rem 0; } caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { text-align: left; vertical-align: middle; padding: .25rem .5rem .25rem 0; border-top: 1px solid var(--line); }
th { font-weight: 400; width: 42%; } th small { display: block; font-family: ui-monospace, Menlo, Consolas, monospace; } td.act { width: 4.6rem; text-align: right; padding-right: 0; }
.value { font-weight: 600; white-space: pre-wrap; }
details > summary { cursor: pointer; padding: .4rem 0; }
ol.calls { list-style: none; padding: 0; margin: 0; }
ol.calls > li { border: 1px solid var(--line); border-left: .35rem solid var(--good); border-radius: .4rem; padding: .5rem .8rem; margin: 0 0 .6rem; }
ol.calls > li.refused { border-left-color: var(--odd); } ol.calls > li.wrong { border-left-color: var(--bad); }
.call { display: flex; flex-wrap: wrap; gap: .1rem 1rem; justify-content: space-between; margin: 0; }
.finding { margin: .5rem 0; padding: .5rem .8rem; border-radius: .35rem; background: var(--bad-bg); } .finding.warning { background: var(--odd-bg); }
.finding p { margin: .15rem 0; }
pre { font: .8rem/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; background: var(--soft); border: 1px solid var(--line); border-radius: .35rem; padding: .5rem .7rem; margin: .3rem 0; max-height: 18rem; overflow: auto; }
.review code { white-space: nowrap; } .review { border: 1px solid var(--line); border-left: .5rem solid var(--odd); background: var(--odd-bg); border-radius: .5rem; padding: .6rem 1rem; margin: .75rem 0; } .review.verdict-not-certified { border-left-color: var(--bad); background: var(--bad-bg); } .review.verdict-certified, .review.fine { border-left-color: var(--good); background: var(--good-bg); }
#bar { position: fixed; left: 0; right: 0; bottom: 0; z-index: 2; background: var(--bg); border-top: 1px solid var(--line); padding: .6rem 1.25rem; }
#bar > div { max-width: 77.5rem; margin: 0 auto; }
.found { margin: 0 0 .2rem; display: flex; gap: .5rem; } .found a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .found .dim { flex: none; }
#said { margin: 0 0 .4rem; min-height: 1.5em; }
#actions form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start; } #actions .rest { margin-left: auto; display: flex; gap: .5rem; flex-wrap: wrap; }
ol.scenes { padding: 0; list-style: none; columns: 2; column-gap: 2.5rem; margin: .5rem 0; }
ol.scenes li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .25rem .75rem; align-items: center; padding: .35rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
ol.scenes li.now { font-weight: 600; } ol.scenes button { min-height: 2.2rem; padding: .15rem .7rem; font-size: .9rem; }
footer { margin-top: 2rem; border-top: 1px solid var(--line); color: var(--dim); font-size: .9rem; }
summary.button { display: inline-flex; align-items: center; padding: .45rem .9rem; } summary.button::-webkit-details-marker { display: none; } #actions details p { max-width: 22rem; }
@media (max-width: 56rem) { main { grid-template-columns: minmax(0, 1fr); } main > * { grid-column: 1; } ol.scenes { columns: 1; } }
@media (max-width: 34rem) { .found a { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; white-space: normal; } body { padding: .75rem .75rem 10rem; } html { scroll-padding-bottom: 9rem; } #bar { padding: .4rem .75rem; font-size: .95rem; } h2 { font-size: 1.3rem; }
  progress { width: 6rem; } #said { margin-bottom: .3rem; } #actions form, #actions .rest { gap: .4rem; } #actions button, #actions summary { padding: .3rem .6rem; min-height: 2.75rem; }
  th { width: 34%; } th small { display: none; } ol.steps li { grid-template-columns: 1.4rem minmax(0, 1fr); } ol.steps li > :last-child { grid-column: 2; } }
`;
