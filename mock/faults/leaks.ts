/** Faults of what replies give away: of other stays, of the token, of the software, and what lies open beside the operations. */
import { randomUUID } from 'node:crypto';
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, remember } from '../behaviour.ts';
import { all, answerWhere, finishes, refuses } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withHeader, withJson } from '../reply.ts';
import { unguarded } from './bearer-overrides.ts';
import { type Fault, type FaultList, faultsOf, faultsOfAll, forEach, may, ofAll, ofReports } from './fault.ts';
import { error } from './token-overrides.ts';

const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

/** The confirmation number of the report before this one. */
function ofEarlier(ctx: Context): string | null {
  const last = remember(ctx, 'last stay', () => ({ number: null as unknown, before: null as unknown }));
  const number = ctx.body?.['hotelConfirmationNumber'];
  if (typeof number === 'string' && number !== last.number) Object.assign(last, { number, before: last.number });
  const other = last.number === number ? last.before : last.number;
  return typeof other === 'string' && /^[\x20-\x7e]{1,200}$/.test(other) ? other : null;
}

function sessions(ctx: Context): Set<string> {
  return remember(ctx, 'sessions', () => new Set<string>());
}

function withSession(reply: Reply, ctx: Context): Reply {
  if (!isSuccess(reply)) return reply;
  const session = randomUUID();
  sessions(ctx).add(session);
  return { ...reply, headers: [...reply.headers, ['Set-Cookie', `sid=${session}; Path=/; HttpOnly`]] };
}

const inSession = (ctx: Context) =>
  sessions(ctx).has(/\bsid=([0-9a-f-]+)/.exec(header(ctx, 'cookie') ?? '')?.[1] ?? '');

const RELEASE = 'nginx/1.18.0 (Ubuntu)';
const signed = (reply: Reply) => withJson(reply, (body) => ({ ...body, server: RELEASE }));

const at = (path: string, make: () => Reply) => answerWhere((ctx) => ctx.path === path && ctx.method === 'GET', make);

const ofService: FaultList = {
  'leaks.other-stay': [
    'What is logged of a request stays with the worker, and the next one adds it to its reply.',
    finishes((reply, ctx) => {
      const other = ofEarlier(ctx);
      return other === null ? reply : withHeader(reply, 'X-Log-Context', `stay=${other}`);
    }),
    ...ofAll('WHOLE-RUN-%.NO-OTHER-STAY'),
  ],
  'leaks.session-cookie-is-credential': [
    'The framework keeps sessions, and any session counts as logged in.',
    all(finishes(withSession), unguarded(inSession)),
    ...['CHECK-IN.BEARER-NOT-COOKIE', 'CHECK-OUT.BEARER-NOT-COOKIE'],
  ],
  'leaks.release-in-field': [
    'The web server shows its release, as it does by default.',
    finishes((reply) => withHeader(reply, 'Server', RELEASE)),
    ...ofAll('WHOLE-RUN-%.FIELDS-NAME-NO-RELEASE'),
  ],
  'leaks.release-in-errors': [
    'Errors are signed by the web server.',
    all(refuses(signed), error(signed)),
    ...ofAll('WHOLE-RUN-%.ERROR-NAMES-NO-RELEASE'),
  ],
  'leaks.repository': [
    'The folder that is served is the checkout of the repository.',
    at('/.git/config', () => ({ ...emptyReply(200), body: '[core]\n\trepositoryformatversion = 0\n' })),
    'LEAKS.REPOSITORY',
  ],
  'leaks.settings': [
    'All end points of the actuator are exposed, and nobody guards them.',
    at('/actuator/env', () => jsonReply(200, { activeProfiles: [], propertySources: [{ name: 'systemProperties' }] })),
    'LEAKS.SETTINGS',
  ],
  'leaks.health': [
    'The state of the database is shown with the address by which it is reached.',
    at('/health', () => jsonReply(200, { status: 'up', db: { url: 'postgres://app:hunter2@db.example/lodging' } })),
    'LEAKS.HEALTH',
  ],
};

/** The secrets in a request: the bearer token, and the client secret of either token variant. */
function secretsOf(ctx: Context): string[] {
  const found: string[] = [];
  for (const [name, value] of ctx.headers) {
    if (name.toLowerCase() === 'authorization') found.push(value.replace(/^\S+ +/, ''));
  }
  const text = ctx.bytes.length < 64 * 1024 ? String(ctx.bytes) : '';
  if (ctx.operation === 'token-form') found.push(...new URLSearchParams(text).getAll('client_secret'));
  if (ctx.operation === 'token-json') {
    const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
    const secret = 'value' in parsed ? parsed.value['client_secret'] : null;
    if (typeof secret === 'string') found.push(secret);
  }
  for (const [name, value] of ctx.query) if (/secret|token/.test(name)) found.push(value);
  return found.filter((each) => each !== '');
}

/** Raw, URL, form, JSON, and base64 at each of the three byte offsets. */
function encodings(secret: string): Readonly<Record<string, string>> {
  const base64 = (prefix: string) => Buffer.from(prefix + secret).toString('base64');
  return {
    raw: secret,
    url: encodeURIComponent(secret),
    form: new URLSearchParams({ s: secret }).toString().slice(2),
    json: JSON.stringify(secret),
    base64: base64(''),
    base64after1: base64('x'),
    base64after2: base64('xx'),
    base64url: Buffer.from(secret).toString('base64url'),
    hex: Buffer.from(secret).toString('hex'),
  };
}

function echoed(reply: Reply, ctx: Context): Reply {
  const forms = secretsOf(ctx).map(encodings);
  if (forms.length === 0) return reply;
  let changed = reply;
  for (const form of forms) {
    for (const [name, value] of Object.entries(form)) {
      // A header field cannot contain other characters; their encoded forms it can.
      if (/^[\x20-\x7e]+$/.test(value)) changed = withHeader(changed, `X-Debug-${name}`, value);
    }
  }
  if (reply.status === 201) return changed;
  const body = safely(String(reply.body), forms);
  return { ...changed, body };
}

/** Adds the encoded secrets to a JSON body as one more member, so that a client still finds the others. */
function safely(text: string, forms: readonly unknown[]): string {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const description = body['error_description'];
    const described =
      typeof description === 'string' ? { error_description: `${description} ${JSON.stringify(forms)}` } : {};
    return JSON.stringify({ ...body, ...described, debug: forms });
  } catch {
    return `${text}${JSON.stringify(forms)}`;
  }
}

const echoing = {
  'echoes-secrets': [
    'A debugging aid repeats the credentials of a request in its reply.',
    // A 201 keeps its empty body; its header fields give the secrets away.
    finishes(echoed),
    ...[...ofReports('ERRORS-%.NO-SECRET', '%.BEARER-NO-ECHO'), ...ofAll('WHOLE-RUN-%.ERROR-NO-SECRET')],
    ...['HTTP-CHECK-IN.TRACE', ...forEach(TOKEN_OPERATIONS, '%.SUCCESS-NO-ECHO', '%.ERROR-NO-ECHO')],
    // The echo is in the body of every reply, and puts quotation marks into the description of an error.
    ...['TOKEN-FORM.ERROR-CHARACTERS?', ...may(...forEach(TOKEN_OPERATIONS, '%.ERROR-TELLS-NO-CLIENT'))],
  ],
} satisfies FaultList;

const ofCheckIn: FaultList = {
  'shows-other-stay': [
    'The validator compares with the report before, and shows both.',
    refuses((reply, ctx) => withJson(reply, (body) => ({ ...body, compared: ofEarlier(ctx) }))),
    'WHOLE-RUN-%.NO-OTHER-STAY',
  ],
};

/** All faults of what is given away. */
export const leakFaults: readonly Fault[] = [
  ...faultsOfAll({ ...ofService, ...echoing }),
  ...faultsOf(['check-in'], ofCheckIn),
];
