/** Conforming variety of replies: successes, and refusals, whose status and body section 7 does not show. */
import { gzipSync } from 'node:zlib';
import { accepts, after, answersRefusals, cameBefore, conflicts, refuses, throwsAt } from '../overrides.ts';
import { emptyReply, withBody, withHeader, withJson, withJsonBody, withWire } from '../reply.ts';
import { locates } from './scope.ts';
import { leavingOpen, type Variant, variantsOf, withErrors, withStatuses } from './variant.ts';

/** Text that JSON allows but databases and drivers refuse: NUL, half a surrogate pair, and more than a column holds. */
const ODD_TEXT = /\\u0000|\\ud8..(?!\\ud[c-f])|"[^"\\]{256}/i;

/** The styles of an error page that has 40 kB. */
const STYLES = Array.from({ length: 1000 }, (_, at) => `.column-${at} { margin: 0 auto; padding: 1em }\n`).join('');
const longPage = (id: string) => `<html><style>\n${STYLES}</style><h1>Not possible</h1><p>Reference: ${id}</p></html>`;

export const replyVariants: readonly Variant[] = variantsOf({
  'chunked-empty-bodies': [
    'RFC 9112 §7.1: a chunked body may be empty.',
    accepts((reply) => withWire(reply, { chunked: true })),
  ],
  'location-headers': {
    because: 'RFC 9110 §15.3.2: a 201 names the new resource with Location; section 4 forbids only a body.',
    override: locates,
    values: { reservationIdFrom: 'location-header' },
  },
  'duplicates-are-409': [
    'Whether a check-in may be reported twice is not shown (section 3).',
    conflicts(
      ({ hotelConfirmationNumber: number }, ctx) =>
        ctx.operation === 'check-in' && cameBefore(ctx, 'confirmation numbers of check-ins', number),
    ),
    leavingOpen('repeats'),
  ],
  'media-type-of-nothing': [
    'RFC 9110 §8.3: a Content-Type may accompany an empty body, as frameworks set it for all replies.',
    accepts((reply) => withHeader(reply, 'Content-Type', 'application/json; charset=utf-8')),
  ],
  'compressed-empty-bodies': {
    because: 'RFC 9110 §12.5.3: without Accept-Encoding any coding is allowed; the decoded body is empty.',
    onConnection: true,
    override: accepts((reply) => ({ ...withHeader(reply, 'Content-Encoding', 'gzip'), body: gzipSync('') })),
  },
  'base-path': {
    because: 'Section 9 does not say what base URLs look like; a stage may precede /api/v1.',
    options: { basePath: '/stage' },
  },

  'odd-text-is-500': ['RFC 9110 §15.6.1: 500 is for unexpected conditions.', throwsAt((text) => ODD_TEXT.test(text))],
  'duplicates-are-500': [
    'Whether a report may be sent twice is not shown (section 3); a unique index throws.',
    {
      conflict: (next) => (body, ctx) => {
        const key = JSON.stringify([ctx.operation, body['reservationId'] ?? body['hotelConfirmationNumber'] ?? ctx.id]);
        if (cameBefore(ctx, 'reports', key)) throw new TypeError('duplicate key value violates a unique constraint');
        return next(body, ctx);
      },
    },
    leavingOpen('repeats'),
  ],
  'errors-repeat-input': [
    'The body shape of errors is not shown (section 7); FastAPI repeats the input with each error.',
    refuses((reply, ctx, { kind }) =>
      kind === 'content' ? withJson(reply, (body) => ({ ...body, input: ctx.body })) : reply,
    ),
  ],
  'page-for-404': [
    'The body of a 404 is not shown (section 7): web servers send a page.',
    answersRefusals(['path'], () => withBody(emptyReply(404), 'text/html', '<html><h1>404 Not Found</h1></html>')),
  ],
  'invalid-is-422': {
    because: 'The status of a refused body is not shown (section 7); RFC 9110 §15.5.21 defines 422 for it.',
    profile: withStatuses({ invalid: [422] }),
  },
  'invalid-is-403-404-or-409': {
    because: 'The status of a refused body is not shown (section 7); the profile says which ones are used.',
    override: after('status')((status, { nth }, kind) =>
      kind === 'content' ? ([403, 404, 409][nth % 3] ?? status) : status,
    ),
    profile: withStatuses({ malformed: [400], invalid: [403, 404, 409] }),
  },
  'unauthorized-is-403': {
    because: 'The status of a missing token is not shown (section 7); gateways answer 403.',
    profile: withStatuses({ unauthorized: [403] }, { expired: [403] }),
  },
  'unsupported-media-type-is-400': {
    because: 'The status of an unsupported media type is not shown (section 7).',
    profile: withStatuses({ unsupportedMediaType: [400] }),
  },
  'message-bodies': [
    'The body shape of errors is not shown (section 7); gateways send {"message"}.',
    refuses((reply, _ctx, { detail }) => withJsonBody(reply, { message: detail })),
    withErrors({}),
  ],
  'empty-error-bodies': [
    'The body shape of errors is not shown (section 7).',
    refuses((reply) => withBody(reply, null, '')),
    withErrors({}),
  ],
  'text-errors': [
    'The body shape of errors is not shown (section 7): plain text is enough.',
    refuses((reply, _ctx, { detail }) => withBody(reply, 'text/plain', detail)),
    withErrors({}),
  ],
  'long-error-pages': [
    'The body shape of errors is not shown (section 7): pages with styles and pictures of their own have 20 to 200 kB.',
    refuses((reply, ctx) => withBody(reply, 'text/html', longPage(ctx.id))),
    withErrors({}),
  ],
  'code-and-message-errors': [
    'The body shape of errors is not shown (section 7).',
    refuses((reply, _ctx, { kind, detail }) => withJsonBody(reply, { errors: [{ code: kind, message: detail }] })),
    withErrors({}),
  ],
});
