/** Judges a hundred thousand recorded calls of a client, and says how long that takes and how much memory it holds. */
import { zoneTables } from '../../cases/machine-zones.ts';
import { recordBody } from '../../cases/record.ts';
import { StubProvider } from '../../client/provider/stub.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { rejudgeClient } from '../../client/submission/rejudge.ts';
import type { Exchange, Received, RecordedRequest } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import { runRecord } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';

/** Calls of one token each, as often as a token lives. */
const CALLS_A_TOKEN = 500;
const SCENE = 'ordinary-stay';
const URL_OF_PROVIDER = 'http://127.0.0.1:4010';

/** What judging so many calls took. */
export interface JudgedCalls {
  readonly calls: number;
  /** Of this process, user and system: other processes of the machine take nothing from it. */
  readonly cpuSeconds: number;
  /** The most that the process held, in megabytes, while it judged and before: what was recorded included. */
  readonly megabytes: number;
  /** What was wrong with the record; nothing, or the figures mean nothing. */
  readonly problems: readonly string[];
}

function contextAt(startedAt: string): RunContext {
  const values: RunContext['values'] = {
    hotels: [{ id: 100001, timeZone: 'America/Chicago' }],
    stays: [],
    reservationIdFrom: 'hotel-confirmation-number',
    timeZoneGiven: true,
    reservationIdGiven: true,
    reservationIds: [],
  };
  const common = { startedAt, values, profile: {} };
  return {
    ...common,
    seed: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    subject: 'client',
    target: { baseUrl: URL_OF_PROVIDER, authUrl: URL_OF_PROVIDER, environment: 'mock', embedded: true },
    clientId: 'certification-client',
    product: null,
    claims: ['token-form', 'check-in', 'check-out'],
    zones: zoneTables(common),
  };
}

function requestFor(operation: 'token-form' | 'check-in', tag: string, body: string): RecordedRequest {
  const isToken = operation === 'token-form';
  const path = isToken ? '/oauth2/token' : '/api/v1/reservation/checkin';
  const headers: [string, string][] = isToken
    ? [['Content-Type', 'application/x-www-form-urlencoded']]
    : [
        ['Authorization', `Bearer <access_token:${tag}>`],
        ['Content-Type', 'application/json'],
      ];
  const url = `${URL_OF_PROVIDER}${path}`;
  return { operation, method: 'POST', url, headers, body: recordBody(Buffer.from(body)) };
}

function reportOf({ stays: [stay] }: SceneFile, number: number): string {
  if (!stay) throw new TypeError(`The scene ${SCENE} has no stay`);
  const { name: _name, hotel, reservationId: _id, checkIn, expectedCheckOut, checkOut: _out, ...fields } = stay;
  const times = { checkInDateTime: `${checkIn}-06:00`, expectedCheckOutDateTime: `${expectedCheckOut}-06:00` };
  return JSON.stringify({ ...fields, folio: `F-${number}`, lodgingHotelId: hotel.id, ...times });
}

/** A run in which a client has called so often. */
async function recorded(calls: number): Promise<{ readonly record: RunRecord; readonly exchanges: Exchange[] }> {
  const start = Date.parse('2026-06-01T12:00:00.000Z');
  const moment = (ms: number) => new Date(start + ms).toISOString();
  const context = contextAt(moment(0));
  const scene = sceneNamed(SCENE) as Scene;
  const file = sceneFile(context, scene) as SceneFile;
  const provider = new StubProvider({ scene, file, context });
  const exchanges: Exchange[] = [];
  let token = '';
  for (let number = 1; number <= calls; number += 1) {
    const isToken = number % CALLS_A_TOKEN === 1;
    const body = isToken
      ? 'grant_type=client_credentials&client_id=certification-client&client_secret=<client_secret:0a1b2c3d>'
      : reportOf(file, number);
    const request = requestFor(isToken ? 'token-form' : 'check-in', token, body);
    const received: Received = {
      scene: SCENE,
      connection: 1,
      reused: number > 1,
      protocol: 'HTTP/1.1',
      tls: null,
      bodyMs: 0,
    };
    const tags: string[] = [];
    const newToken = () => {
      token = number.toString(16).padStart(8, '0');
      tags.push(token);
      return token;
    };
    const facts = { at: start + number, received, newToken };
    const { status, headers, body: answer } = await provider.answer(request, facts);
    exchanges.push({
      id: `${SCENE}/${number}`,
      seq: number,
      request,
      reply: { status, reason: '', headers, body: recordBody(Buffer.from(answer)) },
      failure: null,
      sentAt: moment(number),
      durationMs: 1,
      issued: tags.map((tag) => ({ tag, format: 'opaque', headerSafe: true })),
      waits: [],
      received,
    });
  }
  const ended = moment(calls + 10);
  const play = {
    scene: SCENE,
    startedAt: moment(0),
    endedAt: ended,
    end: 'done',
    remark: null,
    repeats: 0,
    calls: 0,
  } as const;
  const client = { drivenBy: 'command', answeredBy: 'stand-in', clockAheadMs: 0, plays: [play] } as const;
  const pace = { requestsPerSecond: null, concurrency: 1 };
  const facts = { endedAt: ended, whole: false, pace, client, network: { timeoutMs: 10_000, proxy: null } };
  const record = runRecord(context, facts);
  return { record: { ...record, client: { ...client, plays: [{ ...play, calls }] } }, exchanges };
}

/** Records so many calls and judges them. */
export async function judgedCalls(calls: number): Promise<JudgedCalls> {
  const { record, exchanges } = await recorded(calls);
  const began = process.cpuUsage();
  const { problems } = await rejudgeClient(record, exchanges);
  const { user, system } = process.cpuUsage(began);
  // In kilobytes, whatever the system.
  return { calls, cpuSeconds: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024, problems };
}
