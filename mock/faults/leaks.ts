/** Faults of what replies give away: of other stays, of the token, of the software, and what lies open beside the operations. */
import { randomUUID } from 'node:crypto';
import { OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, remember } from '../behaviour.ts';
import { all, answerWhere, finishes, refuses } from '../overrides.ts';
import { jsonReply, type Reply, withHeader, withJson } from '../reply.ts';
import { unguarded } from './bearer-overrides.ts';
import { type Fault, type FaultEntry, faultsOf, forEach, listed } from './fault.ts';
import { error, issued } from './token-overrides.ts';

const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

/** What the report before said of its stay. */
function ofEarlier(ctx: Context): string | null {
  const last = remember(ctx, 'last stay', () => ({ said: null as unknown, before: null as unknown }));
  const said = ctx.body?.['hotelConfirmationNumber'];
  if (typeof said === 'string' && said !== last.said) Object.assign(last, { said, before: last.said });
  const other = last.said === said ? last.before : last.said;
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

const ofAll: readonly FaultEntry[] = listed({
  'leaks.other-stay': {
    defect: 'What is logged of a request stays with the worker, and the next one adds it to its reply.',
    override: finishes((reply, ctx) => {
      const other = ofEarlier(ctx);
      return other === null ? reply : withHeader(reply, 'X-Log-Context', `stay=${other}`);
    }),
    noticedBy: forEach(OPERATIONS, 'WHOLE-RUN-%.NO-OTHER-STAY'),
  },
  'leaks.session-cookie-is-credential': {
    defect: 'The framework keeps sessions, and whoever has one counts as logged in.',
    override: all(finishes(withSession), unguarded(inSession)),
    noticedBy: ['CHECK-IN.BEARER-NOT-COOKIE', 'CHECK-OUT.BEARER-NOT-COOKIE'],
  },
  'leaks.release-in-field': {
    defect: 'The web server tells its release, as it does unless it is told otherwise.',
    override: finishes((reply) => withHeader(reply, 'Server', RELEASE)),
    noticedBy: forEach(OPERATIONS, 'WHOLE-RUN-%.FIELDS-NAME-NO-RELEASE'),
  },
  'leaks.release-in-errors': {
    defect: 'Errors are signed by the web server.',
    override: all(refuses(signed), error(signed)),
    noticedBy: forEach(OPERATIONS, 'WHOLE-RUN-%.ERROR-NAMES-NO-RELEASE'),
  },
  'leaks.repository': {
    defect: 'The folder that is served is the checkout of the repository.',
    override: at('/.git/config', () => ({ status: 200, headers: [], body: '[core]\n\trepositoryformatversion = 0\n' })),
    noticedBy: ['LEAKS.REPOSITORY'],
  },
  'leaks.settings': {
    defect: 'All end points of the actuator are exposed, and nobody guards them.',
    override: at('/actuator/env', () =>
      jsonReply(200, { activeProfiles: [], propertySources: [{ name: 'systemProperties' }] }),
    ),
    noticedBy: ['LEAKS.SETTINGS'],
  },
  'leaks.health': {
    defect: 'The state of the database is told with the address by which it is reached.',
    override: at('/health', () =>
      jsonReply(200, { status: 'up', db: { url: 'postgres://app:hunter2@db.example/lodging' } }),
    ),
    noticedBy: ['LEAKS.HEALTH'],
  },
});

const ofCheckIn: readonly FaultEntry[] = listed({
  'shows-other-stay': {
    defect: 'The validator compares with the report before, and tells both.',
    override: refuses((reply, ctx) => withJson(reply, (body) => ({ ...body, compared: ofEarlier(ctx) }))),
    noticedBy: ['WHOLE-RUN-%.NO-OTHER-STAY'],
  },
});

const ofTokens: readonly FaultEntry[] = listed({
  'refused-now-and-then': {
    defect: 'One of several instances has an older table of clients.',
    override: {
      secretOk: (next) => (given, client, ctx) => next(given, client, ctx) && (ctx.nth <= 3 || ctx.nth % 3 > 0),
    },
    noticedBy: ['WHOLE-RUN-%.ALWAYS-GRANTED'],
    sideEffects: ['*'],
  },
  'empty-now-and-then': {
    defect: 'Where the cache of tokens has just been emptied the reply has none.',
    override: issued((reply, ctx) =>
      ctx.nth <= 3 || ctx.nth % 3 > 0 ? reply : withJson(reply, ({ access_token: _left, ...others }) => others),
    ),
    noticedBy: ['WHOLE-RUN-%.ALWAYS-GRANTED'],
    sideEffects: ['*'],
  },
  'token-in-field': {
    defect: 'The token is sent in a header field too, for a gateway that keeps it.',
    override: issued((reply) =>
      withHeader(reply, 'X-Access-Token', String(JSON.parse(String(reply.body))['access_token'])),
    ),
    noticedBy: ['%.SUCCESS-TOKEN-IN-BODY'],
  },
  'unknown-client-without-code': {
    defect: 'Whom the directory of clients does not know the gateway refuses, in its own words.',
    override: error((reply, ctx) => {
      const parameters = ctx.behaviour.tokenParameters(ctx);
      const id = parameters instanceof Map ? parameters.get('client_id')?.[0] : undefined;
      const isUnknown = typeof id === 'string' && id !== '' && !ctx.mock.clients.some((client) => client.id === id);
      return isUnknown ? withJson(reply, ({ error: _left, ...body }) => ({ ...body, message: 'Unauthorized' })) : reply;
    }),
    noticedBy: ['WHOLE-RUN-%.ERROR-CODE-GIVEN'],
    sideEffects: ['%.ERROR-*', 'WHOLE-RUN-%.ERROR-CODE-OF-MALFORMED'],
  },
  'malformed-without-code': {
    defect: 'What the parser cannot read it answers itself, before the endpoint does.',
    override: error((reply, ctx) => {
      const isRead = ctx.behaviour.tokenParameters(ctx) instanceof Map;
      return isRead ? reply : withJson(reply, ({ error: _left, ...body }) => ({ ...body, message: 'Bad Request' }));
    }),
    noticedBy: ['WHOLE-RUN-%.ERROR-CODE-OF-MALFORMED'],
    sideEffects: ['%.ERROR-*'],
  },
});

/** All faults of what is given away, and those of token requests that only a whole run shows. */
export const leakFaults: readonly Fault[] = [
  ...faultsOf('all', ofAll),
  ...faultsOf('check-in', ofCheckIn),
  ...TOKEN_OPERATIONS.flatMap((operation) => faultsOf(operation, ofTokens)),
];
