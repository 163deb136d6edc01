/** The provider of a scene. Its replies follow only from the calls and the run's seed; it never sees a secret. */
import { createHash } from 'node:crypto';
import { headerValues, type Received, type RecordedRequest } from '../../contract/evidence.ts';
import { isOpen, normalized, requestSchema } from '../../contract/interface.ts';
import { parsedJson } from '../../contract/json.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { type Behaviour, type Context, compose, type Override, remember } from '../../mock/behaviour.ts';
import { reference } from '../../mock/reference/index.ts';
import { withHeader } from '../../mock/reply.ts';
import { answerContext, type RunningMock } from '../../mock/request.ts';
import { decodeUtf8 } from '../../mock/text.ts';
import type { Claims } from '../../mock/tokens.ts';
import { isWrittenAsByGateways } from '../scenes/index.ts';
import { issuerAt, overrideOf } from './overrides.ts';
import type { CallFacts, Provider, ProviderReply } from './provider.ts';

const LIFETIME_SECONDS = 3600;
const ID_DIGITS = 16;
const SECRET = /^<client_secret:[0-9a-f]{8}[^>]*>$/;
const BEARER = /^bearer +<access_token:([0-9a-f]{8})>$/i;
const BASIC = /^basic +<client_secret:[0-9a-f]{8} basic(?:-unencoded)?>$/i;

function authorization(ctx: Context): string | null {
  const values = headerValues(ctx.headers, 'authorization');
  return values.length === 1 ? (values[0]?.trim() ?? null) : null;
}

const digest = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const KNOWN = ['scene', 'connection', 'reused', 'protocol', 'tls', 'bodyMs', 'astray', 'aborted'] as const;
const knownOf = (received: Received) => KNOWN.map((name) => received[name]);

/** Each token's value is its tag. */
function tokensByTag(newToken: () => string): Override {
  const issued = (ctx: Context) => remember(ctx, 'issued tokens', () => new Map<string, Claims>());
  return {
    // Credentials are ASCII in any charset; Apache's client names ISO-8859-1 by default.
    mediaTypeOk: (next) => (type, ctx) =>
      next(ctx.operation && isTokenOperation(ctx.operation) ? type?.split(';', 1)[0] : type, ctx),
    tokenParameters: (next) => (ctx) => {
      if (!BASIC.test(authorization(ctx) ?? '')) return next(ctx);
      const bare = { ...ctx, headers: ctx.headers.filter(([name]) => name.toLowerCase() !== 'authorization') };
      const parameters = next(bare);
      if (!(parameters instanceof Map)) return parameters;
      return new Map([
        ...(parameters as Map<string, readonly unknown[]>),
        ['client_id', [ctx.mock.clients[0]?.id]],
        ['client_secret', [/<[^>]+>/.exec(authorization(ctx) ?? '')?.[0]]],
      ]);
    },
    secretOk: () => (given) => SECRET.test(given),
    issue: () => async (claims, ctx) => {
      const tag = newToken();
      issued(ctx).set(tag, { ...claims, issueNumber: issued(ctx).size + 1 });
      return `<access_token:${tag}>`;
    },
    findCredential: (next) => (ctx) => {
      const [, tag] = BEARER.exec(authorization(ctx) ?? '') ?? [];
      return tag ? { kind: 'token', token: tag } : next(ctx);
    },
    readToken: () => async (tag, ctx) => issued(ctx).get(tag) ?? null,
    audienceOk: () => () => true,
    issuerOk: () => () => true,
  };
}

/** A body that the document leaves open may have any JSON type of a check-in (section 2.1), not only an object. */
const openBodies: Override = {
  parseBody: (next) => (bytes, ctx) => {
    const isShown = ctx.operation === null || requestSchema(ctx.operation, ctx.mock.profile) !== null;
    return isShown || parsedJson(decodeUtf8(bytes) ?? '') === undefined ? next(bytes, ctx) : { value: {} };
  },
  mediaTypeOk: (next) => (type, ctx) =>
    next(type, ctx) ||
    (ctx.operation !== null && isOpen(ctx.operation) && next(type, { ...ctx, operation: 'check-in' })),
};

/** The provider while a scene is being played. */
export class StubProvider implements Provider {
  readonly #behaviour: Behaviour;
  readonly #mock: RunningMock;
  #facts: Pick<CallFacts, 'at' | 'newToken'> = { at: 0, newToken: () => '' };
  readonly #origin: string;
  /** How all its replies are put on the wire. */
  readonly #written: ProviderReply['wire'];
  /** Unique to a reply (`X-Request-Id`), since it follows from run, scene and all calls so far. */
  #mark: string;

  /** @param file its values determine the replies */
  constructor({ scene, file, context }: { scene: Scene; file: SceneFile; context: RunContext }) {
    const { profile, clientId, target } = context;
    const url = target.baseUrl;
    this.#origin = new URL(url).origin;
    this.#written = { chunked: isWrittenAsByGateways(scene), escaped: scene.escapesTokens === true };
    this.#mark = digest(context, scene, file);
    const overrides = scene.provider.map((override, at) => overrideOf(override, `override ${at}`));
    const issuer = scene.issuerPath === undefined ? [] : [issuerAt(scene.issuerPath)];
    this.#behaviour = compose(reference, [
      tokensByTag(() => this.#facts.newToken()),
      openBodies,
      ...issuer,
      ...overrides,
    ]);
    this.#mock = {
      url,
      basePath: `${new URL(url).pathname.replace(/\/+$/, '')}${scene.basePath ?? ''}`,
      profile,
      clients: [{ id: clientId, secret: '', lifetimeSeconds: LIFETIME_SECONDS }],
      hotels: null,
      clock: () => this.#facts.at,
      requests: 0,
      inFlight: 1,
      perOperation: new Map(),
      idPrefix: '',
      memory: new Map(),
      die: () => undefined,
    };
  }

  /** The reply to a call. Calls are answered one at a time, in the order they came. */
  async answer(request: RecordedRequest, { at, received, newToken }: Omit<CallFacts, 'raw'>): Promise<ProviderReply> {
    const tags: string[] = [];
    const noted = () => {
      const tag = newToken();
      tags.push(tag);
      return tag;
    };
    this.#facts = { at, newToken: noted };
    this.#mock.requests += 1;
    this.#mark = digest(this.#mark, request, at, knownOf(received));
    const { body } = request;
    const ctx = {
      id: this.#mark.slice(0, ID_DIGITS),
      method: request.method,
      target: normalized(request.url.slice(this.#origin.length)),
      headers: request.headers,
      bytes: Buffer.from(body?.text ?? body?.base64 ?? '', body?.text === undefined ? 'base64' : 'utf8'),
      oversized: body?.sha256 !== undefined || body?.truncated === true,
    };
    const reply = await answerContext(ctx, this.#mock, this.#behaviour);
    this.#mark = digest(this.#mark, tags);
    const dated = withHeader(reply, 'Date', new Date(at).toUTCString());
    return { ...dated, wire: { ...dated.wire, ...this.#written } };
  }
}
