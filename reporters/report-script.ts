/**
 * The script of `report.html`: it adds a filter and copy buttons; everything can be read without it. The page's
 * policy admits only this text, by its digest. It writes no HTML and makes no requests.
 */
export const REPORT_SCRIPT = `
(() => {
  'use strict';
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const say = document.getElementById('said');

  const copied = async (text, pre) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      getSelection().selectAllChildren(pre);
      document.execCommand('copy');
    }
  };
  for (const pre of all('pre.curl')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy this command');
    button.addEventListener('click', async () => {
      await copied(pre.textContent, pre);
      button.textContent = 'Copied';
      say.textContent = 'Copied.';
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
    pre.before(button);
  }

  const form = document.getElementById('filter');
  const input = form.querySelector('input');
  const marks = form.querySelector('select');
  const items = all('.cause, ul.r > li, ol.x > li').map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
    marks: element.matches('ol.x > li') ? null : new Set(all('[class]', element).flatMap((each) => [...each.classList])),
  }));
  const folds = all('details.fold');
  const before = new Map();
  const filter = () => {
    const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const mark = marks.value;
    const on = words.length > 0 || mark !== '';
    let hits = 0;
    for (const { element, text, marks: own } of items) {
      const hit = words.every((word) => text.includes(word)) &&
        (mark === '' || (own !== null && (own.has(mark) || element.classList.contains(mark) ||
          (mark === 'passed' && element.matches('ul.r > li') && own.size === 0))));
      element.hidden = !hit;
      if (hit) hits += 1;
    }
    for (const fold of folds) {
      if (on && !before.has(fold)) before.set(fold, fold.open);
      const own = all('ul.r > li, ol.x > li, .cause', fold);
      const has = own.some((element) => !element.hidden);
      fold.hidden = on && own.length > 0 && !has;
      if (on) fold.open = has && hits <= 400;
    }
    if (!on) {
      for (const [fold, wasOpen] of before) fold.open = wasOpen;
      before.clear();
    }
    say.textContent = on ? hits + (hits === 1 ? ' entry matches' : ' entries match') : '';
  };
  let soon;
  const later = () => { clearTimeout(soon); soon = setTimeout(filter, 120); };
  input.addEventListener('input', later);
  marks.addEventListener('change', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  const clear = () => { input.value = ''; marks.value = ''; filter(); };
  form.querySelector('button').addEventListener('click', () => { clear(); input.focus(); });
  form.hidden = false;

  const lead = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    if (target.closest('[hidden]')) clear();
    for (let at = target.parentElement; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
    const title = target.previousElementSibling;
    (title && title.tagName === 'SUMMARY' ? title : target).scrollIntoView();
  };
  addEventListener('hashchange', lead);
  lead();
})();
`;
