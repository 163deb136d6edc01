/** Token exchanges as well-known issuers and frameworks have them by default. */
import type { Override, TokenRefusal } from '../behaviour.ts';
import { readsFieldAs, withoutAuthorization } from '../faults/bearer-overrides.ts';
import { cached, statesWhatIsLeft } from '../faults/token-lives.ts';
import { changed, error, errorMembers, issued, refusal, unknownClientAs } from '../faults/token-overrides.ts';
import {
  alsoTakes,
  fromForm,
  fromJson,
  fromQueryToo,
  lastOnes,
  onlyKnown,
  withValues,
} from '../faults/token-parameters.ts';
import { all, anyMediaType, before, on } from '../overrides.ts';
import { jsonReply, withoutHeader } from '../reply.ts';
import { adding, opaque } from './token.ts';
import { type Variant, variantsOf } from './variant.ts';

/** Changes the text of a refusal, by its code. */
const refusedAs = (codes: Readonly<Record<string, Partial<TokenRefusal>>>): Override =>
  refusal((refused) => ({ ...refused, ...codes[refused.error] }));

const bare = all(
  error((reply) => withoutHeader(reply, 'www-authenticate', 'cache-control', 'pragma')),
  issued((reply) => withoutHeader(reply, 'cache-control', 'pragma')),
);

/** Credentials in HTTP Basic are not read. */
const formOnly = before('tokenParameters')(withoutAuthorization);

/** Group ids as a directory writes them into a token. */
const GROUPS = Array.from({ length: 200 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);

/** Issuers whose replies are conforming, but differ from the reference service's. */
export const issuerVariants: readonly Variant[] = variantsOf({
  'issuer-like-keycloak': [
    'RFC 6749 §5.1 allows further members; Keycloak answers wrong credentials with unauthorized_client.',
    all(
      adding({ refresh_expires_in: 0, 'not-before-policy': 0, scope: 'profile email' }),
      refusedAs({
        invalid_client: { error: 'unauthorized_client', description: 'Invalid client or Invalid client credentials' },
      }),
    ),
  ],
  'issuer-like-entra': [
    'Section 5 says only that error is a string; Entra ID puts line breaks and quotation marks into its description.',
    all(
      adding({ ext_expires_in: 3599 }),
      unknownClientAs({ status: 400, error: 'unauthorized_client', description: 'AADSTS700016: Not found: "nobody".' }),
      errorMembers((body) => ({
        ...body,
        error_description: `AADSTS7000215: ${body['error_description']}\r\nTrace ID: 0`,
        error_codes: [7000215],
      })),
      formOnly,
    ),
  ],
  'issuer-like-auth0': [
    'Section 5 does not show the codes; Auth0 says access_denied, answers 403 to other grants, and also reads JSON.',
    on(
      ['token-form'],
      alsoTakes('application/json', fromJson),
      refusedAs({
        invalid_client: { error: 'access_denied', description: 'Unauthorized' },
        unsupported_grant_type: { status: 403, error: 'unauthorized_client' },
      }),
      formOnly,
    ),
  ],
  'issuer-by-hand': [
    'A serialiser may write every member of a class, even empty ones; section 5 does not mention caching.',
    all(
      bare,
      formOnly,
      adding({ refresh_token: '' }),
      errorMembers((body) => ({ access_token: '', expires_in: 0, token_type: null, ...body })),
    ),
  ],
  'issuer-reads-everything': [
    'A servlet or PHP script reads parameters from query and form alike, whatever the media type.',
    on(
      ['token-form'],
      lastOnes,
      withValues((value, name) => (name === 'grant_type' ? String(value).toLowerCase() : value)),
      fromQueryToo,
      anyMediaType,
    ),
  ],
  'issuer-refuses-unknown-parameters': [
    'Section 5 names three parameters; framework validators can be set to refuse others.',
    onlyKnown(/^(grant_type|client_id|client_secret)$/),
  ],
  'json-token-members-converted': [
    "Validators such as Fastify's unpack an array of one item.",
    on(
      ['token-json'],
      alsoTakes('application/x-www-form-urlencoded', fromForm),
      withValues((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
    ),
  ],
  'json-token-unknown-client-404': [
    'Section 5, point 3 shows no errors: an unknown client may be answered with 404.',
    on(
      ['token-json'],
      unknownClientAs({ status: 404, error: 'Not Found', description: 'There is no such client.' }),
      bare,
    ),
  ],
  'json-token-errors-of-the-framework': [
    "Section 5, point 3 shows no errors: FastAPI's have one member, detail.",
    on(
      ['token-json'],
      error(({ status }) => jsonReply(status, { detail: 'The credentials are wrong.' })),
    ),
  ],
  'tokens-of-many-groups': [
    'The length of a token is not shown: a client in many directory groups gets one of 10 kB.',
    { issue: (next) => (claims, ctx) => next({ ...claims, groups: GROUPS }, ctx) },
  ],
  'tokens-with-number-before': [
    'Laravel Sanctum issues tokens such as 12|abc, which a header field can carry.',
    all(
      opaque,
      changed('access_token', (token) => `12|${token}`),
      readsFieldAs((value) => value.replace(/^(Bearer )\d+\|/i, '$1')),
    ),
  ],
  'cached-tokens': [
    'Section 5 does not promise a new token for each request: issuers and gateways cache them.',
    all(cached, statesWhatIsLeft),
  ],
  'secrets-filled-up-with-nul': [
    'A constant-time comparison pads both sides with NUL, as the certified oidc-provider does.',
    { secretOk: (next) => (given, client, ctx) => next(given.replace(/\0+$/, ''), client, ctx) },
  ],
  'long-secrets-crash': [
    'A hash function that fails on more than 72 bytes or NUL issues no token; RFC 6749 §5.2 does not cover that failure.',
    {
      secretOk: (next) => (given, client, ctx) => {
        if (given.includes('\0') || Buffer.byteLength(given) > 72) throw new TypeError('password is too long');
        return next(given, client, ctx);
      },
    },
  ],
});
