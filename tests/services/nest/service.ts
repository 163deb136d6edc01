/** NestJS with its ValidationPipe and class-validator, on Express, its default. Its tokens are JWTs of its own. */
import { randomBytes } from 'node:crypto';
import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Header,
  HttpCode,
  HttpException,
  Module,
  Post,
  type Type,
  UnauthorizedException,
  UnsupportedMediaTypeException,
  UseGuards,
  ValidationPipe,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import type { Client } from '../common/clients.ts';
import { type Grant, grantByType, grantToClient } from '../common/grant.ts';
import { addressOf, type Started } from '../common/started.ts';
import { type Objection, type Report, Stays } from '../common/stays.ts';
import { decorateClass, decorateMethod } from './decorate.ts';
import { CheckIn, CheckInAtFirst, CheckOut, NoShow, PartialBill } from './reports.ts';

/** The media types of section 2.1. */
const JSON_TYPES = ['application/json', 'text/json', 'application/*+json'];
const ISSUER = 'https://nest.lodging.example';
const key = randomBytes(32);

const issue = ({ id, lifetimeSeconds }: Client): Promise<string> =>
  new SignJWT({ client_id: id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt()
    .setJti(randomBytes(8).toString('hex'))
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(key);

/** The guard of the framework's own chapter on authentication, with `jose` for the token. */
class BearerGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (!token) throw new UnauthorizedException();
    try {
      await jwtVerify(token, key, { issuer: ISSUER, audience: ISSUER, algorithms: ['HS256'], requiredClaims: ['exp'] });
    } catch {
      throw new UnauthorizedException();
    }
    return true;
  }
}

/** Nest hands a body of another media type on unread, or read as a form; section 4, rule 2, has JSON. */
class JsonGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is(JSON_TYPES)) throw new UnsupportedMediaTypeException();
    return true;
  }
}

const STATUS: Readonly<Record<Objection, number>> = { 'unknown-hotel': 422, 'unknown-stay': 404, conflict: 409 };
const DAY_MS = 24 * 3600 * 1000;

/** What happened cannot lie in the future, and nobody leaves before the arrival. */
function refuseImplausible({ checkInDateTime, expectedCheckOutDateTime, checkOutDate }: Report): void {
  const moment = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : 0);
  const happened = Math.max(moment(checkInDateTime), moment(checkOutDate));
  if (happened > Date.now() + DAY_MS) throw new HttpException('The event lies in the future', 422);
  if (checkInDateTime && moment(expectedCheckOutDateTime) < moment(checkInDateTime))
    throw new HttpException('The departure lies before the arrival', 422);
}

function refuse(objection: Objection | null): void {
  if (objection) throw new HttpException(objection, STATUS[objection]);
}

/** Takes the reports; a class of its own for each service, since decorators stay where they are put. */
function reservationController(asItComes: boolean): Type {
  class ReservationController {
    readonly #stays = new Stays({
      idOf: ({ supplierReservationId: id }) => (typeof id === 'string' ? id : null),
      repeats: 'conflict',
    });

    checkIn(body: Report): void {
      refuseImplausible(body);
      refuse(this.#stays.checkIn(body));
    }
    checkOut(body: Report): void {
      refuseImplausible(body);
      refuse(this.#stays.checkOut(body));
    }
    partialBill(body: Report): void {
      refuse(this.#stays.partialBill(body));
    }
    noShow(body: Report): void {
      refuse(this.#stays.noShow(body));
    }
  }
  for (const [path, name, body] of [
    ['checkin', 'checkIn', asItComes ? CheckInAtFirst : CheckIn],
    ['checkout', 'checkOut', CheckOut],
    ['partial-bill', 'partialBill', PartialBill],
    ['noshow', 'noShow', NoShow],
  ] as const) {
    decorateMethod(ReservationController, name, { above: [Post(path)], parameters: [[body, Body()]] });
  }
  const guards = asItComes ? [BearerGuard] : [BearerGuard, JsonGuard];
  decorateClass(ReservationController, [Controller('api/v1/reservation'), UseGuards(...guards)]);
  return ReservationController;
}

function answered({ status, body }: Grant): Grant['body'] {
  if (status !== 200) throw new HttpException(body, status);
  return body;
}

class TokenController {
  async byType(body: unknown): Promise<Grant['body']> {
    return answered(await grantByType(body, issue));
  }
  async toClient(body: unknown): Promise<Grant['body']> {
    return answered(await grantToClient(body, issue));
  }
}

for (const [path, name] of [
  ['oauth2/token', 'byType'],
  ['auth/token', 'toClient'],
] as const) {
  decorateMethod(TokenController, name, {
    above: [Post(path), HttpCode(200), Header('Cache-Control', 'no-store')],
    parameters: [[Object, Body()]],
  });
}
decorateClass(TokenController, [Controller()]);

/**
 * Starts the service.
 * @param asItComes with the decorators that most would write first, and the media types that Nest reads by itself
 */
export async function startNest({ asItComes = false } = {}): Promise<Started> {
  class Service {}
  decorateClass(Service, [Module({ controllers: [TokenController, reservationController(asItComes)] })]);
  const app = await NestFactory.create<NestExpressApplication>(Service, { logger: false });
  // Nest reads application/json alone unless it is told.
  if (!asItComes) app.useBodyParser('json', { type: JSON_TYPES });
  app.useGlobalPipes(new ValidationPipe());
  await app.listen(0, '127.0.0.1');
  const baseUrl = addressOf(app.getHttpServer());
  return { baseUrl, authUrl: baseUrl, close: () => app.close() };
}
