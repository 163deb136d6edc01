/** Conforming variety of refusals: section 7 shows neither status nor body of the reservation endpoints. */
import type { Profile } from '../../contract/profile.ts';
import { remember } from '../behaviour.ts';
import { throwsAt } from '../overrides.ts';
import { emptyReply, jsonReply, withJson } from '../reply.ts';
import { leavingOpen } from './pins.ts';
import { type Variant, variantsOf } from './variant.ts';

/** The embedded profile with other errors, and without its schemas, which only problem details match. */
const withErrors =
  (errors: NonNullable<Profile['errors']>) =>
  (embedded: Profile): Profile => {
    const open = leavingOpen('errors.schema', 'errors.replies')(embedded);
    return { ...open, errors: { ...open.errors, ...errors } };
  };

/** Text that databases and drivers refuse, though JSON may hold it: NUL, half a surrogate pair, and more than a column holds. */
const ODD_TEXT = /\\u0000|\\ud8..(?!\\ud[c-f])|"[^"\\]{256}/i;

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
        const seen = remember(ctx, 'reports', () => new Set<string>());
        const key = JSON.stringify([ctx.operation, body['reservationId'] ?? body['hotelConfirmationNumber'] ?? ctx.id]);
        if (seen.has(key)) throw new TypeError('duplicate key value violates a unique constraint');
        seen.add(key);
        return next(body, ctx);
      },
    },
    profile: leavingOpen('repeats'),
  },
  'errors-repeat-input': {
    because: 'The body shape of errors is not shown (section 7); FastAPI repeats the input beside each error.',
    override: {
      refuse: (next) => (refusal, ctx) => {
        const reply = next(refusal, ctx);
        return refusal.kind === 'content' ? withJson(reply, (body) => ({ ...body, input: ctx.body })) : reply;
      },
    },
  },
  'page-for-404': {
    because: 'The body of a 404 is not shown (section 7): web servers send a page.',
    override: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path'
          ? { ...emptyReply(404, [['Content-Type', 'text/html']]), body: '<html><h1>404 Not Found</h1></html>' }
          : next(refusal, ctx),
    },
  },
  'invalid-is-422': {
    because: 'The status of a refused body is not shown (section 7); RFC 9110 §15.5.21 defines 422 for it.',
    override: {},
    profile: (embedded) => ({ ...embedded, errors: { ...embedded.errors, invalid: [422] } }),
  },
  'message-bodies': {
    because: 'The body shape of errors is not shown (section 7); gateways send {"message"}.',
    override: {
      refuse: (next) => (refusal, ctx) => {
        const reply = next(refusal, ctx);
        const kept = reply.headers.filter(([name]) => name.toLowerCase() !== 'content-type');
        return jsonReply(reply.status, { message: refusal.detail }, kept);
      },
    },
    profile: withErrors({}),
  },
  'empty-error-bodies': {
    because: 'The body shape of errors is not shown (section 7).',
    override: {
      refuse: (next) => (refusal, ctx) => {
        const reply = next(refusal, ctx);
        return emptyReply(
          reply.status,
          reply.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
        );
      },
    },
    profile: withErrors({}),
  },
  'unauthorized-is-403': {
    because: 'The status of a missing token is not shown (section 7); gateways answer 403.',
    override: {},
    profile: (embedded) => ({
      ...embedded,
      errors: { ...embedded.errors, unauthorized: [403] },
      token: { ...embedded.token, expired: [403] },
    }),
  },
  'unsupported-media-type-is-400': {
    because: 'The status of an unsupported media type is not shown (section 7).',
    override: {},
    profile: (embedded) => ({ ...embedded, errors: { ...embedded.errors, unsupportedMediaType: [400] } }),
  },
  'text-errors': {
    because: 'The body shape of errors is not shown (section 7): plain text is enough.',
    override: {
      refuse: (next) => (refusal, ctx) => {
        const reply = next(refusal, ctx);
        const kept = reply.headers.filter(([name]) => name.toLowerCase() !== 'content-type');
        return { ...emptyReply(reply.status, [['Content-Type', 'text/plain'], ...kept]), body: refusal.detail };
      },
    },
    profile: withErrors({}),
  },
  'code-and-message-errors': {
    because: 'The body shape of errors is not shown (section 7).',
    override: {
      refuse: (next) => (refusal, ctx) => {
        const reply = next(refusal, ctx);
        const kept = reply.headers.filter(([name]) => name.toLowerCase() !== 'content-type');
        return jsonReply(reply.status, { errors: [{ code: refusal.kind, message: refusal.detail }] }, kept);
      },
    },
    profile: withErrors({}),
  },
});
