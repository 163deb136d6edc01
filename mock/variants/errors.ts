/** Conforming variety of refusals: section 7 shows neither status nor body of the reservation endpoints. */
import type { Profile } from '../../contract/profile.ts';
import { answersRefusals, cameBefore, refuses, throwsAt } from '../overrides.ts';
import { emptyReply, withBody, withJson, withJsonBody } from '../reply.ts';
import { leavingOpen, type Variant, variantsOf, withErrors } from './variant.ts';

/** Text that databases and drivers refuse, though JSON may hold it: NUL, half a surrogate pair, and more than a column holds. */
const ODD_TEXT = /\\u0000|\\ud8..(?!\\ud[c-f])|"[^"\\]{256}/i;

const withStatuses =
  (errors: NonNullable<Profile['errors']>, token: Profile['token'] = {}) =>
  (embedded: Profile): Profile => ({
    ...embedded,
    errors: { ...embedded.errors, ...errors },
    token: { ...embedded.token, ...token },
  });

/** Variants of refusals. */
export const errorVariants: readonly Variant[] = variantsOf({
  'odd-text-is-500': {
    because: 'RFC 9110 §15.6.1 names 500 for the unexpected; no client that follows the document sends such text.',
    override: throwsAt((text) => ODD_TEXT.test(text)),
  },
  'duplicates-are-500': {
    because: 'Whether a report may come twice is not shown (section 3); an index that must be unique throws.',
    override: {
      conflict: (next) => (body, ctx) => {
        const key = JSON.stringify([ctx.operation, body['reservationId'] ?? body['hotelConfirmationNumber'] ?? ctx.id]);
        if (cameBefore(ctx, 'reports', key)) throw new TypeError('duplicate key value violates a unique constraint');
        return next(body, ctx);
      },
    },
    profile: leavingOpen('repeats'),
  },
  'errors-repeat-input': {
    because: 'The body shape of errors is not shown (section 7); FastAPI repeats the input beside each error.',
    override: refuses((reply, ctx, { kind }) =>
      kind === 'content' ? withJson(reply, (body) => ({ ...body, input: ctx.body })) : reply,
    ),
  },
  'page-for-404': {
    because: 'The body of a 404 is not shown (section 7): web servers send a page.',
    override: answersRefusals(['path'], () =>
      withBody(emptyReply(404), 'text/html', '<html><h1>404 Not Found</h1></html>'),
    ),
  },
  'invalid-is-422': {
    because: 'The status of a refused body is not shown (section 7); RFC 9110 §15.5.21 defines 422 for it.',
    profile: withStatuses({ invalid: [422] }),
  },
  'unauthorized-is-403': {
    because: 'The status of a missing token is not shown (section 7); gateways answer 403.',
    profile: withStatuses({ unauthorized: [403] }, { expired: [403] }),
  },
  'unsupported-media-type-is-400': {
    because: 'The status of an unsupported media type is not shown (section 7).',
    profile: withStatuses({ unsupportedMediaType: [400] }),
  },
  'message-bodies': {
    because: 'The body shape of errors is not shown (section 7); gateways send {"message"}.',
    override: refuses((reply, _ctx, { detail }) => withJsonBody(reply, { message: detail })),
    profile: withErrors({}),
  },
  'empty-error-bodies': {
    because: 'The body shape of errors is not shown (section 7).',
    override: refuses((reply) => withBody(reply, null, '')),
    profile: withErrors({}),
  },
  'text-errors': {
    because: 'The body shape of errors is not shown (section 7): plain text is enough.',
    override: refuses((reply, _ctx, { detail }) => withBody(reply, 'text/plain', detail)),
    profile: withErrors({}),
  },
  'code-and-message-errors': {
    because: 'The body shape of errors is not shown (section 7).',
    override: refuses((reply, _ctx, { kind, detail }) =>
      withJsonBody(reply, { errors: [{ code: kind, message: detail }] }),
    ),
    profile: withErrors({}),
  },
});
