/** Faults in what replies reveal (other stays, the token, the software) and in what is open next to the operations. */
import { asJsonObject, parsedJson } from '../../contract/json.ts';
import { type Context, header, kept, remember } from '../behaviour.ts';
import { all, answerWhere, finishes, refuses } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withHeader, withJson } from '../reply.ts';
import { authorization, bodyMember, unguarded } from './bearer-overrides.ts';
import { type Fault, type FaultList, faultsOf, faultsOfAll, ofReports } from './fault.ts';
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

/** A refusal names the token of the request that was accepted last. */
function withLastToken(reply: Reply, ctx: Context): Reply {
  const last = remember(ctx, 'last token', () => ({ token: '' }));
  if (isSuccess(reply)) last.token = authorization(ctx).replace(/^\S+ +/, '') || last.token;
  return reply.status >= 400 && ctx.path?.includes('reservation')
    ? withHeader(reply, 'X-Last-Token', last.token)
    : reply;
}

/** Every success begins a session, named by the request's id. */
const withSession = (reply: Reply, ctx: Context): Reply =>
  isSuccess(reply) && kept(ctx, 'sessions').add(ctx.id)
    ? { ...reply, headers: [...reply.headers, ['Set-Cookie', `sid=${ctx.id}; Path=/; HttpOnly`]] }
    : reply;
const inSession = (ctx: Context) =>
  kept(ctx, 'sessions').has(/\bsid=([0-9a-z-]+)/.exec(header(ctx, 'cookie') ?? '')?.[1]);

const RELEASE = 'nginx/1.18.0 (Ubuntu)';
const signed = (reply: Reply) => withJson(reply, (body) => ({ ...body, server: RELEASE }));

const at = (path: string, make: () => Reply) => answerWhere((ctx) => ctx.path === path && ctx.method === 'GET', make);

const ofService: FaultList = {
  'leaks.other-stay': [
    'What a worker logged about a request is added to its next reply.',
    finishes((reply, ctx) => {
      const other = ofEarlier(ctx);
      return other === null ? reply : withHeader(reply, 'X-Log-Context', `stay=${other}`);
    }),
    'WHOLE-RUN-%.NO-OTHER-STAY',
  ],
  'leaks.last-token': [
    'A debugging aid says in each refusal which token was right.',
    finishes(withLastToken),
    ...ofReports('WHOLE-RUN-%.ERROR-HANDS-OVER-NO-SECRET', 'WHOLE-RUN-%.ERROR-NO-SECRET', 'ERRORS-%.NO-SECRET'),
    ...ofReports('%.BEARER-NO-ECHO'),
    'HTTP-CHECK-IN.TRACE',
  ],
  'leaks.session-cookie-is-credential': [
    'The framework keeps sessions, and any session counts as logged in.',
    all(finishes(withSession), unguarded(inSession)),
    'CHECK-{IN,OUT}.BEARER-NOT-COOKIE',
  ],
  'leaks.release-in-field': [
    'The web server shows its release, as it does by default.',
    finishes((reply) => withHeader(reply, 'Server', RELEASE)),
    'WHOLE-RUN-%.FIELDS-NAME-NO-RELEASE',
  ],
  'leaks.release-in-errors': [
    'Errors are signed by the web server.',
    all(refuses(signed), error(signed)),
    'WHOLE-RUN-%.ERROR-NAMES-NO-RELEASE',
  ],
  'leaks.repository': [
    'The served folder is the checkout of the repository.',
    at('/.git/config', () => ({ ...emptyReply(200), body: '[core]\n\trepositoryformatversion = 0\n' })),
    'LEAKS.REPOSITORY',
  ],
  'leaks.settings': [
    'All endpoints of the actuator are exposed without a guard.',
    at('/actuator/env', () => jsonReply(200, { activeProfiles: [], propertySources: [{ name: 'systemProperties' }] })),
    'LEAKS.SETTINGS',
  ],
  'leaks.health': [
    "The database's state is shown with its connection string.",
    at('/health', () => jsonReply(200, { status: 'up', db: { url: 'postgres://app:hunter2@db.example/lodging' } })),
    'LEAKS.HEALTH',
  ],
};

/** The secrets in a request: the bearer token, and the client secret of either token variant. */
function secretsOf(ctx: Context): string[] {
  const found: unknown[] = [authorization(ctx).replace(/^\S+ +/, '')];
  const text = ctx.bytes.length < 64 * 1024 ? String(ctx.bytes) : '';
  if (ctx.operation === 'token-form') found.push(...new URLSearchParams(text).getAll('client_secret'));
  if (ctx.operation === 'token-json') found.push(bodyMember(ctx, 'client_secret'));
  for (const [name, value] of ctx.query) if (/secret|token/.test(name)) found.push(value);
  return found.filter((each) => typeof each === 'string' && each !== '') as string[];
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
  for (const [name, value] of forms.flatMap((form) => Object.entries(form))) {
    // A header field cannot contain other characters; their encoded forms it can.
    if (/^[\x20-\x7e]+$/.test(value)) changed = withHeader(changed, `X-Debug-${name}`, value);
  }
  return reply.status === 201 ? changed : { ...changed, body: safely(String(reply.body), forms) };
}

/** Adds the encoded secrets to a JSON body as one more member, so that a client still finds the others. */
function safely(text: string, forms: readonly unknown[]): string {
  const body = asJsonObject(parsedJson(text));
  if (!body) return `${text}${JSON.stringify(forms)}`;
  const words = body['error_description'];
  const described = typeof words === 'string' ? { error_description: `${words} ${JSON.stringify(forms)}` } : {};
  return JSON.stringify({ ...body, ...described, debug: forms });
}

const echoing = {
  'echoes-secrets': [
    'A debugging aid repeats the credentials of a request in its reply.',
    // A 201 keeps its empty body; its header fields give the secrets away.
    finishes(echoed),
    ...[...ofReports('ERRORS-%.NO-SECRET', '%.BEARER-NO-ECHO'), 'WHOLE-RUN-%.ERROR-NO-SECRET'],
    ...['HTTP-CHECK-IN.TRACE', 'TOKEN-{FORM,JSON}.{SUCCESS,ERROR}-NO-ECHO'],
    // The echo is in the body of every reply, and puts quotation marks into the description of an error.
    ...['TOKEN-FORM.ERROR-CHARACTERS?', 'TOKEN-{FORM,JSON}.ERROR-TELLS-NO-CLIENT?'],
  ],
} satisfies FaultList;

const ofCheckIn: FaultList = {
  'shows-other-stay': [
    'The validator compares with the report before, and shows both.',
    refuses((reply, ctx) => withJson(reply, (body) => ({ ...body, compared: ofEarlier(ctx) }))),
    'WHOLE-RUN-%.NO-OTHER-STAY',
  ],
};

/** All faults of what is revealed. */
export const leakFaults: readonly Fault[] = [
  ...faultsOfAll({ ...ofService, ...echoing }),
  ...faultsOf(['check-in'], ofCheckIn),
];
