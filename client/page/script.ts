/** The script of the operator's page: shows updates, sends button presses, and copies values. */
export const OPERATOR_SCRIPT = `'use strict';
const byId = (id) => document.getElementById(id);
const say = (text) => { byId('said').textContent = text; };
let { turn } = document.body.dataset;
let lost = false;
const shown = {};

function replace(element, text) {
  const isNews = element.id === 'steps' && !element.querySelector('.review') && text.includes('class="review');
  const open = new Set([...element.querySelectorAll('details[open]')].map(({ id }) => id));
  const focused = element.contains(document.activeElement) ? document.activeElement.id : '';
  element.innerHTML = text;
  for (const fold of element.querySelectorAll('details')) if (open.has(fold.id)) fold.open = true;
  if (focused) (byId(focused) || byId('scene-title'))?.focus({ preventScroll: true });
  // On a phone the button was pressed far below.
  if (isNews) element.querySelector('.review')?.scrollIntoView({ block: 'center' });
}

const events = new EventSource('events');
events.onmessage = ({ data }) => {
  const page = new DOMParser().parseFromString(JSON.parse(data), 'text/html');
  // What was said last is not said again when the connection comes back.
  for (const { id, innerHTML: text } of page.querySelectorAll('[data-part]')) {
    if (lost || (shown[id] ?? byId(id).innerHTML) !== text) replace(byId(id), text);
    shown[id] = text;
  }
  lost = false;
  const news = page.body.dataset;
  if (news.turn !== turn) {
    turn = news.turn;
    // By the second scene the hotel system has been set up.
    if (news.turn > 1) byId('access').open = false;
    byId('scene-title')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }
  if (news.over) events.close();
};
events.onerror = () => {
  lost = true;
  say('The connection was lost. Reconnecting…');
};

const post = (path, form) => fetch(path, { method: 'POST', body: new URLSearchParams(form), headers: { Accept: 'application/json' } });
const secret = async () => (await post('secret', {})).text();

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  if (event.submitter?.name) form.append(event.submitter.name, event.submitter.value);
  const reply = await post('act', form).catch(() => null);
  if (reply?.status === 409) say('The page has changed in the meantime: look again.');
});

async function copy(button) {
  const value = button.dataset.secret === undefined ? byId(button.dataset.of).textContent : await secret();
  await navigator.clipboard.writeText(value);
  say('Copied ' + button.dataset.name + '.');
  const text = button.dataset.text ??= button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = text; }, 1500);
}

async function show(button) {
  const place = byId('client-secret');
  const shown = button.textContent === 'Hide';
  place.textContent = shown ? 'not shown' : await secret();
  button.textContent = shown ? 'Show' : 'Hide';
  button.setAttribute('aria-label', button.textContent + ' Client secret');
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.matches('.copy[data-name]')) copy(button).catch(() => say('The browser does not allow copying.'));
  if (button?.matches('[data-show]')) show(button);
});
`;
