/** Faults of the reply to a valid token request (section 5, RFC 6749 §5.1). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { withHeader, withoutHeader } from '../reply.ts';
import { type Fault, fault } from './fault.ts';
import type { TokenRow } from './token.ts';
import { changed, fields, issued, sentSecret, without } from './token-wraps.ts';

const successes: readonly TokenRow[] = [
  [
    'lifetime-as-string',
    'expires_in comes from a text column.',
    changed('expires_in', String),
    { noticedBy: ['%.SUCCESS-EXPIRES-IN'] },
  ],
  [
    'lifetime-in-milliseconds',
    'expires_in is in milliseconds.',
    changed('expires_in', (value) => Number(value) * 1000),
    { noticedBy: ['%.SUCCESS-EXPIRES-IN-SECONDS'] },
  ],
  ['lifetime-missing', 'expires_in is left out.', without('expires_in'), { noticedBy: ['%.SUCCESS-EXPIRES-IN'] }],
  [
    'access-token-misnamed',
    'The token is named accessToken by a naming policy.',
    fields(({ access_token, ...rest }) => ({ accessToken: access_token, ...rest })),
    { noticedBy: ['%.SUCCESS-ACCESS-TOKEN'] },
  ],
  [
    'success-as-text',
    'The reply calls itself text.',
    issued((reply) => withHeader(reply, 'Content-Type', 'text/plain')),
    { noticedBy: ['%.SUCCESS-CONTENT-TYPE'] },
  ],
  [
    'success-in-array',
    'The query gives a list of one.',
    issued((reply) => ({ ...reply, body: `[${String(reply.body)}]` })),
    {
      noticedBy: ['%.SUCCESS-OBJECT', '%.SUCCESS-ACCESS-TOKEN', '%.SUCCESS-EXPIRES-IN'],
      sideEffects: ['%.SUCCESS-TOKEN-TYPE'],
    },
  ],
  [
    'cacheable',
    'The caching fields were lost in a gateway.',
    issued((reply) => withHeader(withoutHeader(reply, 'pragma'), 'Cache-Control', 'public, max-age=60')),
    { noticedBy: ['%.SUCCESS-NO-STORE'], sideEffects: ['%.SUCCESS-PRAGMA'] },
  ],
  [
    'echoes-secret',
    'The request is repeated in the success reply.',
    fields((members, ctx) => ({ ...members, client_secret: sentSecret(ctx) })),
    { noticedBy: ['%.SUCCESS-NO-ECHO'] },
  ],
];

const formSuccesses: readonly TokenRow[] = [
  [
    'success-201',
    'The framework default was left for success.',
    issued((reply) => ({ ...reply, status: 201 })),
    { noticedBy: ['%.SUCCESS-STATUS'] },
  ],
  ['token-type-missing', 'token_type is left out.', without('token_type'), { noticedBy: ['%.SUCCESS-TOKEN-TYPE'] }],
  [
    'token-type-other',
    'token_type names the format.',
    changed('token_type', () => 'JWT'),
    { noticedBy: ['%.SUCCESS-TOKEN-TYPE', '%.SUCCESS-TOKEN-TYPE-SPELLING'] },
  ],
  [
    'token-type-lower-case',
    'token_type is written in small letters.',
    changed('token_type', () => 'bearer'),
    { noticedBy: ['%.SUCCESS-TOKEN-TYPE-SPELLING'] },
  ],
  [
    'pragma-missing',
    'Pragma is left out.',
    issued((reply) => withoutHeader(reply, 'pragma')),
    { noticedBy: ['%.SUCCESS-PRAGMA'] },
  ],
];

/** Faults of the reply to a valid token request. */
export const tokenSuccessFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  [...successes, ...(operation === 'token-form' ? formSuccesses : [])].map(([name, mistake, wrap, turns]) =>
    fault(`${operation}.${name}`, operation, mistake, wrap, turns),
  ),
);
