/** Faults of where the token endpoints look for their parameters: other media types, the query (section 5). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, type Override, type TokenParameters } from '../behaviour.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

const isOf = (ctx: Context, essence: string) => header(ctx, 'content-type')?.startsWith(essence) ?? false;

/** Parameters with one value each. */
const once = (pairs: Iterable<readonly [string, unknown]>): TokenParameters =>
  new Map([...pairs].map(([name, value]) => [name, [value]]));

/** Also accepts bodies of another media type. */
export function alsoTakes(essence: string, read: (text: string, ctx: Context) => TokenParameters): Override {
  return {
    mediaTypeOk: (next) => (type, ctx) => isOf(ctx, essence) || next(type, ctx),
    tokenParameters: (next) => (ctx) => (isOf(ctx, essence) ? read(String(ctx.bytes), ctx) : next(ctx)),
  };
}

/** The members of a JSON object as parameters. */
export function fromJson(text: string): TokenParameters {
  try {
    return once(Object.entries(JSON.parse(text) as object));
  } catch {
    return new Map();
  }
}

/** The parameters of a form, the last of several. */
export const fromForm = (text: string) => once(new URLSearchParams(text));

/** The parts of a multipart body, whatever its boundary. */
const fromParts = (text: string) =>
  once([...text.matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs)].map(([, name = '', value]) => [name, value] as const));

const getAccepted: Override = {
  methodOk: (next) => (ctx) => ctx.method === 'GET' || next(ctx),
  tokenParameters: (next) => (ctx) => (ctx.method === 'GET' ? once(ctx.query) : next(ctx)),
  tokenRequestProblem: (next) => (parameters, ctx) =>
    next(parameters, ctx.method === 'GET' ? { ...ctx, query: new URLSearchParams() } : ctx),
};

const queryInstead: Override = {
  tokenParameters: (next) => (ctx) => (ctx.bytes.length === 0 ? once(ctx.query) : next(ctx)),
  tokenRequestProblem: (next) => (parameters, ctx) =>
    next(parameters, ctx.bytes.length === 0 ? { ...ctx, query: new URLSearchParams() } : ctx),
};

const mediaTypes: readonly FaultEntry[] = listed({
  'json-accepted': {
    defect: 'JSON bodies are read as well.',
    override: alsoTakes('application/json', fromJson),
    noticedBy: ['%.REFUSES-MEDIA-TYPE'],
    only: ['token-form'],
  },
  'multipart-accepted': {
    defect: 'The framework reads multipart bodies as well.',
    override: alsoTakes('multipart/form-data', fromParts),
    noticedBy: ['%.REFUSES-MEDIA-TYPE'],
    only: ['token-form'],
  },
  'form-accepted': {
    defect: 'Form-encoded bodies are read as well.',
    override: alsoTakes('application/x-www-form-urlencoded', fromForm),
    noticedBy: ['%.REFUSES-MEDIA-TYPE'],
    only: ['token-json'],
  },
});

const queries: readonly FaultEntry[] = listed({
  'get-accepted': {
    defect: 'GET is accepted, with the parameters in the query.',
    override: getAccepted,
    noticedBy: ['%.REFUSES-METHOD'],
  },
  'query-instead-of-body': {
    defect: 'If there is no body, the query is read.',
    override: queryInstead,
    noticedBy: ['%.REFUSES-QUERY'],
  },
});

/** Faults of where the parameters are looked for. */
export const tokenBodyFaults: readonly Fault[] = [mediaTypes, queries].flatMap((list) =>
  TOKEN_OPERATIONS.flatMap((operation) => faultsOf(operation, list)),
);
