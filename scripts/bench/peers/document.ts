/** The OpenAPI 3.0 document for the peers: the contract and the provider's profile. */
import { RESERVATION_ID, renderCall } from '../../../cases/call.ts';
import { zoneTables } from '../../../cases/machine-zones.ts';
import { asFilled, makeStay } from '../../../cases/stay.ts';
import { validCall } from '../../../cases/valid.ts';
import { openapi, requestSchema, successOf } from '../../../contract/interface.ts';
import { errorSchema, type JsonSchema, type Limits, type Profile } from '../../../contract/profile.ts';
import type { RunContext } from '../../../contract/run.ts';
import { isTokenOperation, type Operation } from '../../../contract/words.ts';
import { EMBEDDED_CLIENT } from '../../../mock/embedded.ts';
import { contextOf, type MatrixSubject } from '../../matrix/subject.ts';

type Json = Readonly<Record<string, unknown>>;

/** The context of a run against a service now. */
export function contextNow(subject: MatrixSubject, url: string): RunContext {
  const context = { ...contextOf(subject, url), startedAt: new Date().toISOString() };
  return { ...context, zones: zoneTables(context) };
}

/** A valid body of a stay that no other run has. @param mark nine letters and digits */
export function validBody(context: RunContext, operation: Operation, mark: string): Json {
  // A guest who has checked in cannot be a no-show.
  const call = validCall(context, operation, makeStay(context, operation === 'no-show' ? 2 : 1));
  const bases = { service: context.target.baseUrl, issuer: context.target.authUrl };
  const { body } = renderCall(call, bases, () => EMBEDDED_CLIENT.secret);
  const text = String(body ?? '{}').replace(/XUNIQUEX\d{3}(\d)/g, `${mark}$1`);
  const filled = asFilled(text).replaceAll(RESERVATION_ID, `CERT-${mark}1`);
  return operation === 'token-form' ? Object.fromEntries(new URLSearchParams(filled)) : JSON.parse(filled);
}

/** A JSON Schema 2020-12 in OpenAPI 3.0 notation. */
export function downgraded(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(downgraded);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { const: only, type, $schema: _dialect, ...rest } = schema as Json;
  const types = ([] as unknown[]).concat(type ?? []);
  const others = types.filter((each) => each !== 'null');
  return {
    ...(others.length === 1 ? { type: others[0] } : {}),
    ...(types.includes('null') ? { nullable: true } : {}),
    ...(only === undefined ? {} : { enum: [only] }),
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, downgraded(value)])),
  };
}

/** A request's schema with the profile's limits and the example's value for each member. */
function requestOf(operation: Operation, profile: Profile, example: Json): unknown {
  const schema = downgraded(requestSchema(operation, profile) ?? { type: 'object' }) as Json;
  const pinned = (profile.fields as Readonly<Record<string, Readonly<Record<string, Limits>>>> | undefined)?.[
    operation
  ];
  const members = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>).map(
    ([name, member]) => {
      const { pastDays: _past, futureDays: _future, ...limits } = pinned?.[name] ?? {};
      return [name, { ...member, ...limits, ...(name in example ? { example: example[name] } : {}) }];
    },
  );
  return { ...schema, properties: Object.fromEntries(members) };
}

/** A reply's schema: unknown members are allowed, which some peers have to be told explicitly. */
const replyOf = (schema: unknown): Json => ({ additionalProperties: true, ...(downgraded(schema) as Json) });

function errorReply(status: number, profile: Profile): Json {
  const { contentType = 'application/problem+json' } = profile.errors?.replies?.[String(status)] ?? {};
  const schema: JsonSchema | null = errorSchema(profile, status);
  const description = 'Refused.';
  return schema ? { description, content: { [contentType]: { schema: replyOf(schema) } } } : { description };
}

function responsesOf(operation: Operation, profile: Profile): Json {
  if (isTokenOperation(operation)) {
    const { schemas } = openapi.components;
    const json = (name: string, more = {}) => ({
      content: { 'application/json': { schema: replyOf(schemas[name]), ...more } },
    });
    const isForm = operation === 'token-form';
    const value = { access_token: 'a-token', expires_in: 3600, ...(isForm ? { token_type: 'Bearer' } : {}) };
    const issued = json(isForm ? 'TokenFormReply' : 'TokenJsonReply', { examples: { valid: { value } } });
    const refused = { description: 'The request or the client was refused.', ...json('TokenError') };
    return { '200': { description: 'A token was issued.', ...issued }, '400': refused, '401': refused };
  }
  const { invalid = [], malformed = [], unauthorized = [], unsupportedMediaType = [] } = profile.errors ?? {};
  const { unsupported = [] } = profile.apiVersion ?? {};
  const errors = [...new Set([...invalid, ...malformed, ...unauthorized, ...unsupportedMediaType, ...unsupported])];
  const { statuses } = successOf(operation, profile);
  return {
    ...Object.fromEntries(statuses.map((status) => [status, { description: 'Created, no body.' }])),
    ...Object.fromEntries(errors.map((status) => [status, errorReply(status, profile)])),
    ...(invalid.length === 0 || statuses.length === 0 ? { default: { description: 'Not shown.' } } : {}),
  };
}

/** In the order of a stay: most peers send their requests in the document's order. */
const ORDER = [
  'token-form',
  'token-json',
  'check-in',
  'partial-bill',
  'check-out',
  'no-show',
] as const satisfies readonly Operation[];

/** The document of a service whose provider publishes this profile. @param mark makes the stays of examples unique */
export function documentFor(context: RunContext, mark: string): Json {
  const { profile, target, claims } = context;
  const versions = profile.apiVersion?.supported;
  const version = { type: 'string', ...(versions ? { enum: versions, example: versions[0] } : {}) };
  const claimed = ORDER.filter((each) => (claims as readonly string[]).includes(each));
  const paths = claimed.map((operation) => {
    const [path, { post }] = Object.entries(openapi.paths).find(
      ([, { post: row }]) => row.operationId === operation,
    ) as [string, { post: { operationId: Operation; requestBody: { content: Json } } }];
    const isToken = isTokenOperation(operation);
    const example = validBody(context, operation, mark);
    const media = { schema: requestOf(operation, profile, example), examples: { valid: { value: example } } };
    // A pattern of media types cannot be the type of a request.
    const types = Object.keys(post.requestBody.content).filter((type) => !type.includes('*'));
    const reservation = {
      parameters: [{ name: 'api-version', in: 'query', required: false, schema: version }],
      security: [{ bearer: [] }],
    };
    const row = {
      ...{ operationId: operation, summary: operation, ...(isToken ? { security: [] } : reservation) },
      requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, media])) },
      responses: responsesOf(operation, profile),
    };
    return [path, { post: row }];
  });
  return {
    openapi: '3.0.3',
    info: { title: 'Lodging Reservation Notification Service', version: 'v1', license: { name: 'MIT' } },
    servers: [{ url: target.baseUrl }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
