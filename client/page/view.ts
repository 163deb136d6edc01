/** The operator's page: what to do in a scene, what is missing, help with it, and the result of the run. */

import type { Scene, SceneFile } from '../../contract/scene.ts';
import { OPERATION_ROWS } from '../../contract/words.ts';
import { html, type Markup, NOTHING, raw, sentence } from '../../reporters/markup.ts';
import { many } from '../../reporters/verdict-words.ts';
import { flatSteps } from '../scenes/scene.ts';
import { hasSpoken } from '../ways/heard.ts';
import type { OperatorState, SceneNow } from '../ways/operator.ts';
import { callsOf, clockTime, findingMarkup, firstFound } from './calls.ts';
import {
  allPlayed,
  besidesMissing,
  isFine,
  isOpen,
  missingOf,
  type OperatorEnd,
  type SceneStatus,
  type StepProgress,
  stepsOf,
} from './state.ts';
import { accessOf, nameOf, phoneOf, valuesOf } from './values.ts';

/** The path below the page's address under which a file of the results is served. */
export const REPORTS = 'reports/';

/** The purpose of each file, in the order in which they are shown. */
const SERVED: Readonly<Record<string, readonly [type: string, words: string]>> = {
  'report.html': ['text/html', 'the report, with every call'],
  'submission.zip': ['application/zip', 'what the provider gets'],
  'junit.xml': ['application/xml', 'for build servers'],
  'verdict.json': ['application/json', 'for programs'],
};

/** The type of a file that is served when the run is over; `null`: it is not served. */
export const typeOfFile = (name: string): string | null => (Object.hasOwn(SERVED, name) && SERVED[name]?.[0]) || null;

function causesOf({ causes }: OperatorEnd, isOver: boolean): Markup {
  if (causes.length === 0) return NOTHING;
  const items = causes.map(({ title, instances, outcome }, at) => {
    const text = isOver
      ? html`${title}`
      : html`<a href="${REPORTS}report.html#cause-${at + 1}" target="_blank" rel="noopener">${title}</a>`;
    const colour = outcome === 'failed' ? 'bad' : 'odd';
    return html`<li><strong class="${colour}">${outcome}</strong> ${text} <small>(${many(instances, 'instance')})</small></li>`;
  });
  return html`<h3>What was found</h3><p class="dim">Each line is one cause; the number says how many requirement instances it explains.</p><ol>${items}</ol>`;
}

function filesOf({ files, folder }: OperatorEnd, isOver: boolean, isRemote: boolean): Markup {
  const items = Object.entries(SERVED).flatMap(([name, [, words]]) => {
    if (!files.includes(name)) return [];
    const shown = isOver ? html`${name}` : html`<a href="${REPORTS}${name}" target="_blank" rel="noopener">${name}</a>`;
    return [html`<li>${shown} <span class="dim">${words}</span></li>`];
  });
  const where = isRemote ? NOTHING : html`<p class="dim">They are in ${folder} on the suite's machine.</p>`;
  return html`<h3>Reports</h3><ul>${items}</ul>${where}`;
}

/** The verdict with its causes and reports; links only as long as they are served. */
function endOf(state: OperatorState): Markup {
  const { end } = state;
  if (!end) return NOTHING;
  const isOver = hasEnded(state);
  const stays = isOver
    ? 'The command has ended. You can close this page.'
    : state.isRemote
      ? 'The provider has these results too. You can close this page.'
      : 'The command ends when you close this page.';
  return html`<div class="review verdict-${end.verdict}"><p>${sentence(end.meaning)}</p><p><strong>${sentence(end.nextStep)}</strong></p></div>
${causesOf(end, isOver)}${filesOf(end, isOver, state.isRemote)}<p class="dim">${stays}</p>`;
}

/** A step in hotel words. */
function stepText(step: StepProgress, isEverywhere: boolean): string {
  if (step.do === 'wait') return `When that is accepted, wait ${many(step.seconds, 'second')}.`;
  const { stay } = step;
  const where = isEverywhere ? ` (hotel ${stay.hotel.id})` : '';
  const what = OPERATION_ROWS[step.do].task.replace('%', nameOf(stay)).replace('#', stay.roomNumber) + where;
  return step.atOnce ? `At the same moment: ${what}.` : `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
}

const STATES = {
  accepted: ['✓', 'good', 'accepted'],
  answered: ['…', 'odd', 'received, not accepted'],
  early: ['✗', 'bad', 'came before the wait was over: repeat the scene'],
  missing: ['○', 'dim', 'not yet received'],
  excused: ['–', 'dim', 'need not come: the check-in was refused'],
  'no-token': ['–', 'dim', 'cannot come: no token was issued'],
  distrusted: ['✓', 'good', 'your system has refused the certificate'],
  'after-that': ['–', 'dim', 'need not come: the certificate was refused'],
} as const;

/** @param isEverywhere the scene is about several hotels */
function stepMarkup(step: StepProgress, isEverywhere: boolean): Markup {
  const waiting = step.do === 'wait' && step.until !== null ? `until ${clockTime(step.until)}` : '';
  const [mark, colour, words] = step.do === 'wait' ? (['·', 'dim', waiting] as const) : STATES[step.state];
  return html`<li><span class="mark ${colour}" aria-hidden="true">${mark}</span><span>${stepText(step, isEverywhere)}</span><span class="${colour}">${words}</span></li>`;
}

const KEPT =
  'What was played is kept; an unfinished scene will start from its beginning. To continue, today or another day, start the same command in the same folder: it resumes the run and prints a new address for this page. Your hotel system keeps its addresses, client ID and secret.';

const BESIDES: Readonly<Record<Exclude<OperatorState['phase'], 'between'>, readonly [title: string, text: string]>> = {
  paused: ['Paused', KEPT],
  stopped: ['The command has ended', KEPT],
  finished: ['One moment', 'What was recorded is being judged.'],
  playing: ['One moment', ''],
};
const BETWEEN =
  'Play a scene again if something was wrong, or finish to see the verdict. Finishing is final: nothing can be played after it.';

function titleOf({ now, phase, scenes, end }: OperatorState): Markup {
  if (now) {
    const { name, title, seconds } = now.heard.scene;
    const isOwnWait = !flatSteps(now.file.steps).some((step) => step.do === 'wait');
    const waiting = html`<p class="dim">${isOwnWait ? `Your system may have to wait and try again for about ${seconds} seconds in this scene.` : `This scene takes about ${seconds} seconds of waiting.`}</p>`;
    const number = scenes.findIndex(({ status }) => status === 'now') + 1;
    return html`<p class="dim">Scene ${number} of ${scenes.length}: <code>${name}</code></p><h2 id="scene-title" tabindex="-1">${title}</h2>${seconds > 20 ? waiting : NOTHING}`;
  }
  if (end) return html`<h2 id="scene-title" tabindex="-1">Verdict: ${end.verdict}</h2>`;
  const [title, text] = phase === 'between' ? [allPlayed(scenes), BETWEEN] : BESIDES[phase];
  return html`<h2 id="scene-title" tabindex="-1">${title}</h2><p>${text}</p>`;
}

/** Additional advice for a person; the scene's own advice is given to every client and is part of a submission. */
const BY_HAND: Readonly<Record<string, string>> = {
  'partial-bill': 'Bill what the guest has had so far; you choose the amount.',
  'no-optional-ids': 'These are the values at which this page says "leave empty".',
  'clock-change':
    'One guest is expected to leave after the next clock change, another arrived before the last one, and the third two hours after it: all leave at the time in the values.',
  'all-hotels': 'Each guest may stay for months, until a day on which the clocks of the hotels have changed.',
  'base-path':
    'Set your system to the addresses shown with the values of this scene, and back to the usual ones afterwards.',
  'early-departure':
    'This guest leaves days or months early, not one day as in other scenes: the check-out reports the actual departure, not the expected one.',
  names:
    'Copy the names with their buttons: one has a tab between two words, and in another the accents are separate characters. If your system changes either, you get a warning.',
  'at-once-at-expiry': 'Two reports within a few seconds are enough.',
  'token-refused-for-good': 'Your system may ask for a new token and try once more.',
};
const ALL_REPORTED =
  'Press Done when your system has reported all of this. If the provider is in trouble or asks your system to wait, your system should try again by itself; if it does not, wait a little and report again.';
const NOT_ALL_REPORTED =
  'Press Done when your system sends nothing more: not everything needs to be accepted in this scene. If the check-in of a guest was refused, you may leave out the later reports about that guest, or send them.';
const CERTIFICATE = 'Press Done when the step says that your system has refused the certificate.';

function whenDone({ allReported, certificate }: Scene): string {
  if (certificate) return CERTIFICATE;
  return allReported ? ALL_REPORTED : NOT_ALL_REPORTED;
}

/** Reports of a stay are judged in their order; the order of stays is up to the hotel, unless time has to pass. */
function orderOf({ stays, steps }: SceneFile): string {
  if (flatSteps(steps).length < 2) return '';
  return stays.length === 1 || steps.some((step) => step.do === 'wait')
    ? ', in this order'
    : ', for each guest in this order';
}

const AGAIN =
  'This scene was started again, and nothing that your system sent before counts. The guests are the same: if your system already has them, cancel or delete their stays there, and enter them again.';

const MOVED_BACK =
  'The previous scene had its own addresses: set your system back to the usual ones, under "Addresses and credentials".';
const UNTRUSTED =
  'Your system closed a connection before sending anything: it does not trust certification-ca.pem yet. "Addresses and credentials" says what to do.';

/** Whether the hotel system refuses a certificate that it has to trust. */
const isUntrusted = ({ heard }: SceneNow) => !heard.scene.certificate && heard.hasDistrusted && !hasSpoken(heard);

/** With findings about the scene as a whole and, once the operator says it is over, what is missing. */
function stepsMarkup(state: OperatorState): Markup {
  const { now } = state;
  if (!now) return endOf(state);
  const { file, heard } = now;
  const words = [file.advice, BY_HAND[heard.scene.name]].filter(Boolean).join(' ');
  const again = now.repeats > 0 ? html`<p class="advice">${AGAIN}</p>` : NOTHING;
  const back = now.movesBack ? html`<p class="advice" id="moves-back">${MOVED_BACK}</p>` : NOTHING;
  const untrusted = isUntrusted(now) ? html`<p class="advice" id="untrusted">${UNTRUSTED}</p>` : NOTHING;
  const advice = words === '' ? NOTHING : html`<p class="advice">${words}</p>`;
  const whole = besidesMissing(now)
    .filter(({ calls }) => calls.length === 0)
    .map((finding) => findingMarkup(finding));
  const isEverywhere = new Set(file.stays.map(({ hotel }) => hotel.id)).size > 1;
  const steps = stepsOf(now).map((step) => stepMarkup(step, isEverywhere));
  return html`${reviewOf(now)}${again}${back}${untrusted}${advice}<h3>Do this in your hotel system${orderOf(file)}</h3><ol class="steps">${steps}</ol>${heard.isOver ? NOTHING : html`<p class="dim">${whenDone(heard.scene)}</p>`}${whole}`;
}

function reviewOf(now: SceneNow): Markup {
  const { isOver, scene } = now.heard;
  if (!isOver) return NOTHING;
  const findings = besidesMissing(now);
  const missing = missingOf(now);
  const early = missing > 0 ? stepsOf(now).filter((step) => step.do !== 'wait' && step.state === 'early').length : 0;
  const missed = scene.certificate
    ? `your system has not tried to reach the provider${now.heard.calls.length > 0 ? ' again' : ''}`
    : `${many(missing - early, 'report is', 'reports are')} still missing or not accepted`;
  const wrong = findings.filter(({ outcome }) => outcome === 'failed').length;
  const odd = findings.length - wrong;
  const isBetter = missing === 0 && wrong === 0;
  const parts = [
    ...(missing > early ? [missed] : []),
    ...(early > 0 ? [`${many(early, 'report')} came before the wait was over, so that the scene shows nothing`] : []),
    ...(wrong > 0 ? [`${many(wrong, 'thing is', 'things are')} wrong`] : []),
    ...(odd > 0 ? [`${many(odd, 'thing')}${isBetter ? '' : ' could be better'}`] : []),
  ];
  if (parts.length === 0) return html`<div class="review fine"><p>Everything is as it should be now.</p></div>`;
  const [head, excuse] = isBetter
    ? ['Could be better:', ' A warning does not prevent certification.']
    : ['Not yet:', ''];
  return html`<div class="review"><p><strong>${head}</strong> ${parts.join(', and ')}${findings.length > 0 ? ' (marked below)' : ''}.${excuse} ${missing > early ? `${scene.certificate ? 'Have it try' : 'Report what is missing'}, repeat` : 'Repeat'} the scene from its beginning, or go on: the findings then count.</p></div>`;
}

const button = (what: string, text: string, kind = '') =>
  html`<button id="do-${what}" class="${kind}" name="what" value="${what}">${text}</button>`;

/** What needs a second button that explains it: fingers slip on phones. */
const ASKED = {
  repeat: [
    'Repeat',
    () =>
      'Nothing that your system has sent in this scene so far will count. The guests are the same: if your system already has them, cancel or delete their stays there first.',
  ],
  skip: ['Skip', () => 'As long as a scene is skipped, the run cannot be certified. It can still be played later.'],
  pause: [
    'Pause',
    () => 'The command ends. The scenes played so far are kept, and this one starts from its beginning.',
  ],
  finish: [
    'Finish',
    (left: number) =>
      `${many(left, 'scene has', 'scenes have')} not been played: the run cannot be certified. Finishing is final.`,
  ],
} as const;

const isUnderWay = ({ phase }: OperatorState) => phase === 'playing' || phase === 'between';

function actionsOf(state: OperatorState): Markup {
  const { now, scenes } = state;
  if (!isUnderWay(state)) return NOTHING;
  const left = scenes.filter((each) => isOpen(each) || each.status === 'skipped').length;
  // A run at the provider's desk is paused simply by leaving it.
  const canPause = !state.isRemote;
  if (!now)
    return html`<form method="post" action="act">${button('finish', 'Finish: see the verdict', 'main')}<span class="rest">${canPause ? button('pause', 'Pause') : NOTHING}</span></form>`;
  const { heard, turn } = now;
  // The id contains the turn, so that what was opened in one scene is closed in the next.
  const askedFirst = (what: keyof typeof ASKED, kind = '') =>
    html`<details id="ask-${what}-${turn}"><summary class="button ${kind}">${ASKED[what][0]}…</summary><p>${ASKED[what][1](left)}</p>${button(what, `${ASKED[what][0]} now`)}</details>`;
  // The second click of a double click must discard nothing.
  const buttons =
    heard.isOver && !isFine(now)
      ? [askedFirst('repeat', 'main'), button('done', 'Go on anyway')]
      : [button('done', heard.isOver ? 'Go on' : 'Done', 'main'), askedFirst('repeat')];
  return html`<form method="post" action="act"><input type="hidden" name="turn" value="${turn}">${buttons}${askedFirst('skip')}<span class="rest">${canPause ? askedFirst('pause') : NOTHING}${askedFirst('finish')}</span></form>`;
}

function progressOf({ scenes, left, end }: OperatorState): Markup {
  const behind = scenes.filter((each) => !isOpen(each)).length;
  const skipped = scenes.filter(({ status }) => status === 'skipped').length;
  const time =
    end || !left
      ? ''
      : `, about ${many(left.minutes, 'minute')} left at ${many(left.secondsAReport, 'second')} a report`;
  return html`<progress aria-label="Scenes played" max="${scenes.length}" value="${behind}"></progress><span>${behind - skipped} of ${scenes.length} scenes played${skipped > 0 ? `, ${skipped} skipped` : ''}${time}</span>`;
}

function statusText({ status, isWrong }: SceneStatus): Markup {
  if (status === 'now') return html`<span class="dim">being played</span>`;
  if (status === 'skipped') return html`<span class="odd">skipped</span>`;
  if (status === 'open') return html`<span class="dim">not yet played</span>`;
  if (status === 0) return html`<span class="good">✓ no findings</span>`;
  const found = many(status, 'finding');
  return isWrong ? html`<span class="bad">✗ ${found}</span>` : html`<span class="odd">! ${found}</span>`;
}

/** All scenes; each can be played at any time. */
function scenesOf(state: OperatorState): Markup {
  const items = state.scenes.map((each) => {
    const { scene, status } = each;
    const words = typeof status === 'number' ? 'Play again' : 'Play';
    const play = html`<form method="post" action="act"><input type="hidden" name="what" value="play"><input type="hidden" name="scene" value="${scene.name}">
<button id="play-${scene.name}" aria-label="${words}: ${scene.title}">${words}</button></form>`;
    const now = status === 'now' ? raw(' class="now" aria-current="step"') : NOTHING;
    return html`<li${now}><span>${scene.title}<br><small><code>${scene.name}</code> ${statusText(each)}</small></span>${status === 'now' || !isUnderWay(state) ? NOTHING : play}</li>`;
  });
  return html`<details id="all-scenes"${raw(state.phase === 'between' ? ' open' : '')}><summary><strong>All scenes</strong></summary><ol class="scenes">${items}</ol></details>`;
}

/** Whether the page is no longer served: the command has ended, or is about to. */
const hasEnded = ({ phase }: OperatorState) => phase === 'stopped' || phase === 'paused';

/** The whole page. Parts marked as such are updated while it is open. */
export function pageOf(state: OperatorState): string {
  const { scenes, now, said, isRemote } = state;
  const access = raw(scenes.every(isOpen) ? ' open' : '');
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Certify your client</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><script src="page.js" defer></script></head>
<body data-turn="${now?.turn ?? 0}" data-over="${hasEnded(state) ? 'yes' : ''}"><a class="skip" href="#scene-title">Skip to the scene</a>
<header><h1>Certify your client</h1><div data-part id="progress">${progressOf(state)}</div></header>
<main><section class="scene" aria-label="Scene"><div data-part id="title">${titleOf(state)}</div><div data-part id="steps">${stepsMarkup(state)}</div></section>
<section class="system" aria-label="Your hotel system"><details id="access"${access}><summary><strong>Addresses and credentials</strong></summary>${accessOf(state)}</details><div data-part id="elsewhere">${hasEnded(state) ? NOTHING : phoneOf(state)}</div></section>
<section class="values" aria-label="Values"><div data-part id="values">${valuesOf(state)}</div></section>
<section class="received" aria-label="Calls"><div data-part id="calls">${callsOf(state)}</div></section>
<nav class="wide" aria-label="Scenes" data-part id="scenes">${scenesOf(state)}</nav></main>
<div id="bar" role="region" aria-label="What next"><div><div data-part id="found" aria-live="polite">${firstFound(state)}</div><p data-part id="said" role="status">${said}</p><div data-part id="actions">${actionsOf(state)}</div></div></div>
<footer>${isRemote ? html`<p>You can close this page and come back another day: what was played is kept. <a href="../">Invitation, command line and results</a></p>` : NOTHING}<p>What your system sends is recorded without secrets, and judged by the rules of the interface document. This page is served to anyone who has its address.</p>
<noscript><p>Without scripts this page does not update itself: reload it to see new calls.</p></noscript></footer></body></html>`
    .text;
}
