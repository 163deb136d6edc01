/** The page at the mock's root, for people who open its address: what it is, and what can be called. */
import { factsOf, operationsOf } from '../contract/interface.ts';
import type { Profile } from '../contract/profile.ts';
import type { MockState } from './behaviour.ts';
import { jsonReply, type Reply, withHeader } from './reply.ts';

/** What the page shows besides the operations. */
export interface Front {
  readonly faults: readonly string[];
  readonly variants: readonly string[];
}

const callsOf = (profile: Profile) =>
  operationsOf(profile).map((operation) => ({ operation, method: 'POST', ...factsOf(operation, profile) }));

type Calls = ReturnType<typeof callsOf>;

const NAME = 'Lodging Reservation Notification Service: the embedded mock';
const NOTHING_REAL = 'Nothing here is real: no guest, no hotel, no reservation. Reports go nowhere.';
const WHAT_FOR =
  'It answers as the interface document says, so that the certification suite and its users can be tried.';
const VARY = 'Accept';

/** The facts about the mock's behaviour, a sentence each. */
function conductOf({ faults, variants }: Front): string[] {
  const list = (what: string, names: readonly string[]) => (names.length > 0 ? [`${what}: ${names.join(', ')}.`] : []);
  return [...list('Has the faults', faults), ...list('Follows the conforming variants', variants)];
}

function textOf(url: string, front: Front, calls: Calls): string {
  const rows = calls.map(({ operation, method, path }) => `  ${operation.padEnd(13)} ${method} ${url}${path}`);
  return [NAME, '', NOTHING_REAL, WHAT_FOR, ...conductOf(front), '', 'Operations:', ...rows, ''].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:56rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.4rem;line-height:1.3}
.unreal{border-left:4px solid #b45309;padding:.25rem .75rem;font-weight:600}
.scroll{overflow-x:auto}
table{border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.3rem 1rem .3rem 0;border-bottom:1px solid #8885}
code{font-size:.9em;overflow-wrap:anywhere}`;

function htmlOf(url: string, front: Front, calls: Calls): string {
  const rows = calls.map(
    ({ operation, method, path, mediaTypes }) =>
      `<tr><th scope="row">${operation}</th><td><code>${method} ${escaped(path)}</code></td><td>${mediaTypes.map((type) => `<code>${escaped(type)}</code>`).join('<br>')}</td></tr>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${NAME}</h1>
<p class="unreal">${NOTHING_REAL}</p>
<p>${WHAT_FOR}</p>
${conductOf(front)
  .map((sentence) => `<p>${escaped(sentence)}</p>`)
  .join('\n')}
<h2>Operations</h2>
<p>All below <code>${escaped(url)}</code>.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">operation</th><th scope="col">request</th><th scope="col">media types</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
</body>
</html>
`;
}

const TEXT_TYPE = 'text/plain; charset=utf-8';
const HTML_HEADERS = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"],
] as const;

/** The page in the requested format: HTML for browsers, JSON if asked for, otherwise text. */
export function frontPage(
  accept: string | undefined,
  { url, profile }: Pick<MockState, 'url' | 'profile'>,
  front: Front,
): Reply {
  const calls = callsOf(profile);
  const wanted = accept?.toLowerCase() ?? '';
  const is = (type: RegExp) => type.test(wanted);
  const members = { name: NAME, real: false, note: NOTHING_REAL, url, ...front, operations: calls };
  const page: Reply = is(/text\/html/)
    ? { status: 200, headers: [...HTML_HEADERS], body: htmlOf(url, front, calls) }
    : is(/application\/(?:[\w.-]+\+)?json/)
      ? jsonReply(200, members)
      : { status: 200, headers: [['Content-Type', TEXT_TYPE]], body: textOf(url, front, calls) };
  return withHeader(page, 'Vary', VARY);
}

/** Whether a request is for the mock's root: a `GET`, since every operation is a `POST`. */
export function isForFront(method: string | undefined, target: string | undefined, basePath: string): boolean {
  const path = (target ?? '').split('?')[0];
  return method === 'GET' && (path === '/' || path === basePath || path === `${basePath}/`);
}
