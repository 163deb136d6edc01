/** Faults of what replies give away: of other stays, of the token, of the software, and what lies open beside the operations. */
import { randomUUID } from 'node:crypto';
import { type Context, header, remember } from '../behaviour.ts';
import { all, answerWhere, finishes, refuses } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withHeader, withJson } from '../reply.ts';
import { unguarded } from './bearer-overrides.ts';
import { type Fault, type FaultList, faultsOf, faultsOfAll, ofAll } from './fault.ts';
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

const ofCheckIn: FaultList = {
  'shows-other-stay': [
    'The validator compares with the report before, and shows both.',
    refuses((reply, ctx) => withJson(reply, (body) => ({ ...body, compared: ofEarlier(ctx) }))),
    'WHOLE-RUN-%.NO-OTHER-STAY',
  ],
};

/** All faults of what is given away. */
export const leakFaults: readonly Fault[] = [...faultsOfAll(ofService), ...faultsOf(['check-in'], ofCheckIn)];
