/** Faults of where the token exchanges look for their parameters: another kind of body, another method (section 5). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, type TokenParameters, type Wrap } from '../behaviour.ts';
import { type Fault, fault } from './fault.ts';

const isOf = (ctx: Context, essence: string) => header(ctx, 'content-type')?.startsWith(essence) ?? false;

/** Each parameter once, as the careful stages want them. */
const once = (pairs: Iterable<readonly [string, unknown]>): TokenParameters =>
  new Map([...pairs].map(([name, value]) => [name, [value]]));

/** Takes bodies of one more media type. */
function alsoTakes(essence: string, read: (text: string, ctx: Context) => TokenParameters): Wrap {
  return {
    mediaTypeOk: (next) => (type, ctx) => isOf(ctx, essence) || next(type, ctx),
    tokenParameters: (next) => (ctx) => (isOf(ctx, essence) ? read(String(ctx.bytes), ctx) : next(ctx)),
  };
}

function fromJson(text: string): TokenParameters {
  try {
    return once(Object.entries(JSON.parse(text) as object));
  } catch {
    return new Map();
  }
}

const fromForm = (text: string) => once(new URLSearchParams(text));

/** The parts of a multipart body, however it is divided. */
const fromParts = (text: string) =>
  once([...text.matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs)].map(([, name = '', value]) => [name, value] as const));

const getAccepted: Wrap = {
  methodOk: (next) => (ctx) => ctx.method === 'GET' || next(ctx),
  tokenParameters: (next) => (ctx) => (ctx.method === 'GET' ? once(ctx.query) : next(ctx)),
  tokenRequestProblem: (next) => (parameters, ctx) =>
    next(parameters, ctx.method === 'GET' ? { ...ctx, query: new URLSearchParams() } : ctx),
};

const queryInstead: Wrap = {
  tokenParameters: (next) => (ctx) => (ctx.bytes.length === 0 ? once(ctx.query) : next(ctx)),
  tokenRequestProblem: (next) => (parameters, ctx) =>
    next(parameters, ctx.bytes.length === 0 ? { ...ctx, query: new URLSearchParams() } : ctx),
};

const media = { noticedBy: ['%.REFUSES-MEDIA-TYPE'] };

/** Faults of where the parameters are looked for. */
export const tokenBodyFaults: readonly Fault[] = [
  fault(
    'token-form.json-accepted',
    'token-form',
    'JSON is read as well.',
    alsoTakes('application/json', fromJson),
    media,
  ),
  fault(
    'token-form.multipart-accepted',
    'token-form',
    'The framework reads multipart forms as well.',
    alsoTakes('multipart/form-data', fromParts),
    media,
  ),
  fault(
    'token-json.form-accepted',
    'token-json',
    'Forms are read as well.',
    alsoTakes('application/x-www-form-urlencoded', fromForm),
    media,
  ),
  ...TOKEN_OPERATIONS.flatMap((operation) => [
    fault(`${operation}.get-accepted`, operation, 'GET reads the query.', getAccepted, {
      noticedBy: ['%.REFUSES-METHOD'],
    }),
    fault(`${operation}.query-instead-of-body`, operation, 'Without a body the query is read.', queryInstead, {
      // The request without a body of the row about order has its credentials in the query.
      noticedBy: ['%.REFUSES-QUERY', '%.REFUSES-AFTER-SUCCESS'],
    }),
  ]),
];
