/** The script of the operator's page: it shows what comes, sends what is pressed, and copies values. */
export const OPERATOR_SCRIPT = `'use strict';
const byId = (id) => document.getElementById(id);
let turn = Number(document.body.dataset.turn);
let lost = false;
const shown = {};

function replace(element, text) {
  const open = new Set([...element.querySelectorAll('details[open]')].map(({ id }) => id));
  const focused = element.contains(document.activeElement) ? document.activeElement.id : '';
  element.innerHTML = text;
  for (const fold of element.querySelectorAll('details')) if (open.has(fold.id)) fold.open = true;
  if (focused) (byId(focused) || byId('scene-title'))?.focus({ preventScroll: true });
}

const events = new EventSource('events');
events.onmessage = ({ data }) => {
  const news = JSON.parse(data);
  // What was said last is not said again when the connection comes back.
  for (const [id, text] of Object.entries(news.parts)) {
    const element = byId(id);
    if (lost || (shown[id] ?? element.innerHTML) !== text) replace(element, text);
    shown[id] = text;
  }
  lost = false;
  if (news.turn !== turn) {
    turn = news.turn;
    // By the second scene the hotel system has been set up.
    if (news.turn > 1) byId('access').open = false;
    byId('scene-title')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }
  if (news.isOver) events.close();
};
events.onerror = () => {
  lost = true;
  byId('said').textContent = 'The connection to the command in the terminal is lost. The page tries again.';
};

async function post(path, form) {
  return fetch(path, { method: 'POST', body: new URLSearchParams(form), headers: { Accept: 'application/json' } });
}

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  if (event.submitter?.name) form.append(event.submitter.name, event.submitter.value);
  const reply = await post('act', form).catch(() => null);
  if (reply?.status === 409) byId('said').textContent = 'The page has moved on meanwhile: look again.';
});

async function secret() {
  const reply = await post('secret', {});
  return reply.text();
}

async function copy(button) {
  const value = button.dataset.secret === undefined ? byId(button.dataset.of).textContent : await secret();
  await navigator.clipboard.writeText(value);
  byId('said').textContent = 'Copied: ' + button.dataset.name + '.';
  const text = button.dataset.text ??= button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = text; }, 1500);
}

async function show(button) {
  const place = byId('client-secret');
  const shown = button.getAttribute('aria-pressed') === 'true';
  place.textContent = shown ? 'not shown' : await secret();
  button.setAttribute('aria-pressed', String(!shown));
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.matches('.copy[data-name]')) copy(button).catch(() => { byId('said').textContent = 'The browser does not let the page copy.'; });
  if (button?.matches('[data-show]')) show(button);
});
`;
