/**
 * Express with express-openapi-validator, told nothing but the interface's own contract; in front of it a gateway
 * (`@fastify/http-proxy`) that serves it under a prefix. Its tokens are opaque.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import proxy from '@fastify/http-proxy';
import express, { type NextFunction, type Request, type Response } from 'express';
import { middleware } from 'express-openapi-validator';
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js';
import fastify from 'fastify';
import { type Grant, grantByType, grantToClient, NO_STORE } from '../common/grant.ts';
import { addressOf, end, type Started } from '../common/started.ts';
import { type Objection, Stays } from '../common/stays.ts';
import { contract } from './contract.ts';

/** The media types of section 2.1: Express reads `application/json` alone unless it is told. */
const JSON_TYPES = ['application/json', 'text/json', 'application/*+json'];

const STATUS: Readonly<Record<Objection, number>> = { 'unknown-hotel': 422, 'unknown-stay': 404, conflict: 409 };

/** Opaque tokens, with the moment at which each expires. */
class Tokens {
  readonly #expiries = new Map<string, number>();

  readonly issue = async ({ lifetimeSeconds }: { readonly lifetimeSeconds: number }): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    this.#expiries.set(token, Date.now() + lifetimeSeconds * 1000);
    return token;
  };

  /** The validator has seen that there is a bearer token; whether it is a good one is for us to say. */
  readonly isGood = (request: Request): boolean => {
    const token = /^bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    return (this.#expiries.get(token ?? '') ?? 0) > Date.now();
  };
}

function application(asItComes: boolean) {
  const tokens = new Tokens();
  const stays = new Stays({ idOf: (body) => String(body['hotelConfirmationNumber']), repeats: 'conflict' });
  const app = express();
  app.use(express.json(asItComes ? {} : { type: JSON_TYPES }));
  app.use(express.urlencoded({ extended: false }));
  app.use(
    middleware({
      apiSpec: contract as unknown as OpenAPIV3.DocumentV3_1,
      validateResponses: true,
      // Its quick look at a date-time takes 30 February, and a thirteenth month.
      ...(asItComes ? {} : { ajvFormats: { mode: 'full' } }),
      validateSecurity: { handlers: { bearer: tokens.isGood } },
    }),
  );
  const granted = (response: Response, { status, body }: Grant) => response.status(status).set(NO_STORE).json(body);
  app.post('/oauth2/token', async (request, response) => {
    granted(response, await grantByType(request.body, tokens.issue));
  });
  app.post('/auth/token', async (request, response) => {
    granted(response, await grantToClient(request.body, tokens.issue));
  });
  const report = (path: string, take: (body: Record<string, unknown>) => Objection | null) =>
    app.post(`/api/v1/reservation/${path}`, (request, response) => {
      const objection = take(request.body);
      if (objection) response.status(STATUS[objection]).json({ message: objection });
      else response.status(201).end();
    });
  report('checkin', (body) => stays.checkIn(body));
  report('checkout', (body) => stays.checkOut(body));
  report('partial-bill', (body) => stays.partialBill(body));
  report('noshow', (body) => stays.noShow(body));
  if (!asItComes) app.use(['/oauth2/token', '/auth/token'], refuseToken);
  app.use(refuse);
  return app;
}

/** The error handler of the validator's own documentation; Express knows one by its four parameters. */
function refuse(error: HttpError, _request: Request, response: Response, _next: NextFunction): void {
  response.status(error.status ?? 500).json({ message: error.message, errors: error.errors });
}

/** Section 5: what a token endpoint refuses, it refuses as OAuth has it. */
function refuseToken(error: HttpError, _request: Request, response: Response, _next: NextFunction): void {
  const error_description = error.message.replace(/[^ !#-[\]-~]/g, '');
  const isOtherGrant = error.errors?.some(({ errorCode }) => errorCode === 'const.openapi.validation');
  const code = isOtherGrant ? 'unsupported_grant_type' : 'invalid_request';
  response
    .status(error.status ?? 500)
    .set(NO_STORE)
    .json({ error: code, error_description });
}

interface HttpError {
  readonly status?: number;
  readonly message: string;
  readonly errors?: readonly { readonly errorCode?: string }[];
}

/**
 * Starts the service and its gateway.
 * @param asItComes with the validator's own dates and errors, and the media types that Express reads by itself
 */
export async function startExpress({ asItComes = false } = {}): Promise<Started> {
  const service = createServer(application(asItComes));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const gateway = fastify();
  await gateway.register(proxy, { upstream: addressOf(service), prefix: '/stage' });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `${addressOf(gateway.server)}/stage`;
  const close = async () => {
    gateway.server.closeAllConnections();
    await gateway.close();
    await end(service);
  };
  return { baseUrl, authUrl: baseUrl, close };
}
