/** What an operator must do in a scene, what is still missing, and what can be done about it. */
import type { SceneStay } from '../../contract/scene.ts';
import { OPERATION_ROWS } from '../../contract/words.ts';
import { html, type Markup, NOTHING, raw } from '../../reporters/markup.ts';
import { many } from '../../reporters/wording.ts';
import { findingMarkup } from './calls.ts';
import { endOf } from './end.ts';
import type { OperatorState, SceneNow, SceneStatus, StepProgress } from './state.ts';

/** The name of a guest. */
export const nameOf = ({ guestFirstName, guestLastName }: SceneStay) => `${guestFirstName} ${guestLastName}`;

/** A step in hotel words. */
export function stepText(step: StepProgress): string {
  if (step.do === 'wait') return `Wait ${many(step.seconds, 'second')}.`;
  const what = OPERATION_ROWS[step.do].task.replace('%', nameOf(step.stay)).replace('#', step.stay.roomNumber);
  return step.atOnce ? `At the same moment: ${what}.` : `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
}

const STATES = {
  accepted: ['✓', 'good', 'accepted'],
  answered: ['…', 'odd', 'received, not accepted'],
  missing: ['○', 'dim', 'still missing'],
} as const;

function stepMarkup(step: StepProgress): Markup {
  const [mark, colour, words] = step.do === 'wait' ? (['·', 'dim', ''] as const) : STATES[step.state];
  return html`<li><span class="mark ${colour}" aria-hidden="true">${mark}</span><span>${stepText(step)}</span><span class="${colour}">${words}</span></li>`;
}

const KEPT =
  'What was played is kept. To go on, today or another day, start the same command in the same folder: it resumes the run and prints a new address of this page. Your hotel system keeps its addresses, client ID and secret.';

const BESIDES: Readonly<Record<OperatorState['phase'], readonly [title: string, text: string]>> = {
  paused: ['Paused', KEPT],
  stopped: ['The command has ended', KEPT],
  finished: ['One moment', 'What was recorded is being judged.'],
  between: [
    'All scenes have been played',
    'Play a scene again where something was wrong, or finish to see the verdict.',
  ],
  playing: ['One moment', ''],
};

/** The heading. */
export function titleOf({ now, phase, scenes, end, isOver }: OperatorState): Markup {
  if (now) {
    const { title, seconds } = now.scene;
    const waiting = html`<p class="dim">This scene takes about ${seconds} seconds of waiting.</p>`;
    return html`<p class="dim">Scene ${now.number} of ${scenes.length}</p><h2 id="scene-title" tabindex="-1">${title}</h2>${seconds > 20 ? waiting : NOTHING}`;
  }
  if (end) return html`<h2 id="scene-title" tabindex="-1">Verdict: ${end.verdict}</h2>`;
  const [title, text] = BESIDES[isOver && phase === 'finished' ? 'stopped' : phase];
  return html`<h2 id="scene-title" tabindex="-1">${title}</h2><p>${text}</p>`;
}

/** The steps, findings about the scene as a whole, and what is missing once the operator says it is over. */
export function stepsMarkup(state: OperatorState): Markup {
  const { now } = state;
  if (!now) return endOf(state);
  const advice = now.file.advice === null ? NOTHING : html`<p class="advice">${now.file.advice}</p>`;
  const whole = now.findings.filter(({ calls }) => calls.length === 0).map((finding) => findingMarkup(finding));
  return html`${reviewOf(now)}${advice}<h3>Do this in your hotel system</h3><ol class="steps">${now.steps.map(stepMarkup)}</ol>${whole}`;
}

function reviewOf({ inReview, missing, findings }: SceneNow): Markup {
  if (!inReview) return NOTHING;
  const parts = [
    ...(missing.length > 0
      ? [`${many(missing.length, 'report is', 'reports are')} still missing or not accepted`]
      : []),
    ...(findings.length > 0 ? [`${many(findings.length, 'thing is', 'things are')} not as it should be`] : []),
  ];
  if (parts.length === 0) return html`<div class="review fine"><p>Everything is as it should be now.</p></div>`;
  return html`<div class="review"><p><strong>Not yet:</strong> ${parts.join(', and ')}. Repeat the scene from its beginning, or go on: what was found then stays in the verdict.</p></div>`;
}

const button = (what: string, text: string, kind = '') =>
  html`<button id="do-${what}" class="${kind}" name="what" value="${what}">${text}</button>`;

/** What can be done now. */
export function actionsOf({ now, phase, scenes }: OperatorState): Markup {
  if (phase !== 'playing' && phase !== 'between') return NOTHING;
  const open = scenes.filter(({ status }) => status === 'open' || status === 'now').length;
  const rest = html`<span class="rest">${button('pause', 'Pause')}${now ? finish(open) : NOTHING}</span>`;
  if (!now)
    return html`<form method="post" action="act">${button('finish', 'Finish: see the verdict', 'main')}${rest}</form>`;
  const buttons = now.inReview
    ? [button('repeat', 'Repeat', 'main'), button('done', 'Go on anyway')]
    : [button('done', 'Done', 'main'), button('repeat', 'Repeat')];
  return html`<form method="post" action="act"><input type="hidden" name="turn" value="${now.turn}">${buttons}${button('skip', 'Skip')}${rest}</form>`;
}

function finish(open: number): Markup {
  const warning = `${many(open, 'scene has', 'scenes have')} not been played: the verdict will be incomplete.`;
  return html`<details id="finish"><summary class="button">Finish…</summary><p>${warning}</p>${button('finish', 'Finish now')}</details>`;
}

/** Progress of the run. */
export function progressOf({ scenes, minutesLeft, end }: OperatorState): Markup {
  const played = scenes.filter(({ status }) => status === 'done' || status === 'skipped').length;
  const left = end || minutesLeft === 0 ? '' : `, about ${many(minutesLeft, 'minute')} left`;
  return html`<progress aria-label="Scenes played" max="${scenes.length}" value="${played}"></progress><span>${played} of ${scenes.length} scenes played${left}</span>`;
}

function statusText({ status, findings }: SceneStatus): Markup {
  if (status === 'now') return html`<span class="dim">being played</span>`;
  if (status === 'skipped') return html`<span class="odd">skipped</span>`;
  if (status === 'open') return html`<span class="dim">not yet played</span>`;
  return findings === 0
    ? html`<span class="good">✓ well</span>`
    : html`<span class="bad">✗ ${many(findings ?? 0, 'finding')}</span>`;
}

/** All scenes; each can be played at any time. */
export function scenesOf({ scenes, phase }: OperatorState): Markup {
  const isOver = phase !== 'playing' && phase !== 'between';
  const items = scenes.map((each) => {
    const { scene, status } = each;
    const words = status === 'open' ? 'Play' : 'Play again';
    const play = html`<form method="post" action="act"><input type="hidden" name="what" value="play"><input type="hidden" name="scene" value="${scene.name}">
<button id="play-${scene.name}" aria-label="${words}: ${scene.title}">${words}</button></form>`;
    const now = status === 'now' ? raw(' class="now" aria-current="step"') : NOTHING;
    return html`<li${now}><span>${scene.title}<br><small>${statusText(each)}</small></span>${status === 'now' || isOver ? NOTHING : play}</li>`;
  });
  return html`<details id="all-scenes"><summary><strong>All scenes</strong></summary><ol class="scenes">${items}</ol></details>`;
}
