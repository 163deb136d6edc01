/** The operator's page: whole, and in the parts that change while it is open. */
import { html, type Markup, raw } from '../../reporters/markup.ts';
import { callsOf } from './calls.ts';
import { actionsOf, progressOf, scenesOf, stepsMarkup, titleOf } from './scene.ts';
import type { OperatorState } from './state.ts';
import { accessOf, phoneOf, valuesOf } from './values.ts';

const PARTS = {
  progress: progressOf,
  title: titleOf,
  steps: stepsMarkup,
  values: valuesOf,
  calls: callsOf,
  scenes: scenesOf,
  actions: actionsOf,
  said: ({ said }: OperatorState): Markup => html`${said}`,
} as const;

/** The parts that change, as HTML, by element id. */
export function partsOf(state: OperatorState): Readonly<Record<keyof typeof PARTS, string>> {
  const made = Object.entries(PARTS).map(([id, make]) => [id, make(state).text]);
  return Object.fromEntries(made) as Record<keyof typeof PARTS, string>;
}

/** The whole page, at its address. */
export function pageOf(state: OperatorState): string {
  const texts = partsOf(state);
  const part = (name: keyof typeof PARTS) => raw(texts[name]);
  const isFirst = state.scenes.every(({ status }) => status === 'open' || status === 'now');
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Certify your client</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><script src="page.js" defer></script></head>
<body data-turn="${state.now?.turn ?? 0}"><a class="skip" href="#scene-title">Skip to the scene</a>
<header><h1>Certify your client</h1><div id="progress">${part('progress')}</div></header>
<main><section class="scene" aria-label="Scene"><div id="title">${part('title')}</div><div id="steps">${part('steps')}</div></section>
<section class="system" aria-label="Your hotel system"><details id="access"${raw(isFirst ? ' open' : '')}><summary><strong>Addresses and credentials</strong></summary>${accessOf(state)}</details>${phoneOf(state)}</section>
<section class="values" aria-label="Values"><div id="values">${part('values')}</div></section>
<section class="received" aria-label="Calls"><div id="calls">${part('calls')}</div></section>
<nav class="wide" aria-label="Scenes" id="scenes">${part('scenes')}</nav></main>
<div id="bar" role="region" aria-label="What next"><div><p id="said" role="status">${part('said')}</p><div id="actions">${part('actions')}</div></div></div>
<footer><p>What your system sends is recorded without secrets, and judged by the rules of the interface document. This page is served to anyone who has its address.</p>
<noscript><p>Without scripts the page does not change by itself: load it again to see new calls.</p></noscript></footer></body></html>`
    .text;
}
