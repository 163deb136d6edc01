/** How the reference service refuses: with problem details (RFC 9457), as an ASP.NET service writes them. */
import type { Behaviour, Context, Refusal, RefusalKind } from '../behaviour.ts';
import { jsonReply, type Reply, withHeader } from '../reply.ts';

interface Title {
  readonly title: string;
  /** Section of RFC 9110 that defines the status. */
  readonly section: string;
}

const TITLES: Readonly<Record<number, Title>> = {
  400: { title: 'Bad Request', section: '15.5.1' },
  401: { title: 'Unauthorized', section: '15.5.2' },
  403: { title: 'Forbidden', section: '15.5.4' },
  404: { title: 'Not Found', section: '15.5.5' },
  405: { title: 'Method Not Allowed', section: '15.5.6' },
  409: { title: 'Conflict', section: '15.5.10' },
  413: { title: 'Content Too Large', section: '15.5.14' },
  415: { title: 'Unsupported Media Type', section: '15.5.16' },
  422: { title: 'Unprocessable Content', section: '15.5.21' },
  500: { title: 'Internal Server Error', section: '15.6.1' },
  503: { title: 'Service Unavailable', section: '15.6.4' },
};

function status(kind: RefusalKind, ctx: Context): number {
  const { errors, apiVersion, token } = ctx.mock.profile;
  const invalid = errors?.invalid?.[0] ?? 400;
  const unauthorized = errors?.unauthorized?.[0] ?? 401;
  const statuses: Readonly<Record<RefusalKind, number>> = {
    credential: unauthorized,
    expired: token?.expired?.[0] ?? unauthorized,
    'api-version': apiVersion?.unsupported?.[0] ?? invalid,
    'media-type': errors?.unsupportedMediaType?.[0] ?? 415,
    size: 413,
    body: errors?.malformed?.[0] ?? invalid,
    content: invalid,
    conflict: 409,
    path: 404,
    method: 405,
    rate: 429,
    crash: 500,
  };
  return statuses[kind];
}

function refuse(refusal: Refusal, ctx: Context): Reply {
  const code = ctx.behaviour.status(refusal.kind, ctx);
  const known = TITLES[code];
  const body = {
    type: known ? `https://tools.ietf.org/html/rfc9110#section-${known.section}` : 'about:blank',
    title: known?.title ?? 'Refused',
    status: code,
    detail: refusal.detail,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    traceId: ctx.id,
  };
  return jsonReply(code, body, refusal.headers ?? [], 'application/problem+json; charset=utf-8');
}

/** The stages of refusal, and `finish`. */
export const replies = {
  status,
  refuse,
  finish: (reply, ctx) => withHeader(reply, 'X-Request-Id', ctx.id),
} satisfies Partial<Behaviour>;
