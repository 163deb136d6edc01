/** Fastify with JSON Schemas and its own Ajv, behind a certified OAuth server (`oidc-provider`) for its tokens. */
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type Issuer, RESOURCE, startIssuer } from '../../support/issuer.ts';
import { addressOf, end, type Started } from '../common/started.ts';
import { type Objection, type Report, Stays } from '../common/stays.ts';
import { checkIn, checkOut, noShow, partialBill } from './schemas.ts';

const STATUS: Readonly<Record<Objection, number>> = { 'unknown-hotel': 400, 'unknown-stay': 404, conflict: 409 };

/** Refuses what brings no good token, before the body is read. */
function guard(issuer: Issuer) {
  const keys = createRemoteJWKSet(new URL('/jwks', issuer.url));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    try {
      await jwtVerify(token, keys, { issuer: issuer.url, audience: RESOURCE, typ: 'at+jwt', requiredClaims: ['exp'] });
    } catch {
      reply.code(401).header('WWW-Authenticate', 'Bearer');
      throw Object.assign(new Error('A valid bearer token is required'), { statusCode: 401 });
    }
  };
}

function application(issuer: Issuer, asItComes: boolean) {
  const app = fastify(asItComes ? {} : { ajv: { customOptions: { coerceTypes: false } } });
  // The media types of section 2.1: Fastify reads application/json alone unless it is told.
  if (!asItComes) {
    const json = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('text/json', { parseAs: 'string' }, json);
    app.addContentTypeParser(/^application\/[^;]+\+json/, { parseAs: 'string' }, json);
  }
  const ids = new WeakMap<object, string>();
  const stays = new Stays({ idOf: (body) => ids.get(body) ?? null, repeats: 'conflict' });
  app.addHook('onRequest', guard(issuer));
  const report = (path: string, body: object, take: (given: Report, reply: FastifyReply) => Objection | null) =>
    app.post(`/api/v1/reservation/${path}`, { schema: { body } }, async (request, reply) => {
      const objection = take(request.body as Report, reply);
      if (objection) throw Object.assign(new Error(objection), { statusCode: STATUS[objection] });
      return reply.code(201).send();
    });
  report('checkin', checkIn, (body, reply) => {
    // The service's own id (section 2.2), told in the only place that an answer without a body has.
    const id = randomUUID();
    ids.set(body, id);
    reply.header('Location', `/api/v1/reservation/${id}`);
    return stays.checkIn(body);
  });
  report('checkout', checkOut, (body) => stays.checkOut(body));
  report('partial-bill', partialBill, (body) => stays.partialBill(body));
  report('noshow', noShow, (body) => stays.noShow(body));
  return app;
}

/**
 * Starts the issuer and the service.
 * @param asItComes with types coerced, and the media types that Fastify reads by itself
 */
export async function startFastify({ asItComes = false } = {}): Promise<Started> {
  const issuer = await startIssuer();
  const app = application(issuer, asItComes);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
    await end(issuer.server);
  };
  return { baseUrl: addressOf(app.server), authUrl: issuer.url, close };
}
