/** The `curl` lines tell the truth: they send what the run sent, fail on the faulty service and pass on the careful one. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { namedSecrets } from '../../cases/placeholder.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { reproduction, tokenLine } from '../../judgement/curl.ts';
import { EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { faultNamed } from '../../mock/faults/index.ts';
import { EMBEDDED_CLIENT, type Mock, startMock } from '../../mock/server.ts';
import { inParallel, inShell, type Kept, keptRun, recorder } from '../support/curl.ts';
import { compare } from '../support/curl-compare.ts';

const SECRETS = {
  LODGING_CLIENT_ID: EMBEDDED_CLIENT.id,
  LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret,
  LODGING_SECOND_CLIENT_SECRET: EMBEDDED_SECOND_SECRET,
};
const AT_ONCE = 3;
/** Of all requests of the plan, besides one of each kind, every so manieth is sent again. */
const EVERY = 40;
const MOST_OF_A_FAULT = 6;

let kept: Kept;
before(async () => {
  kept = await keptRun({});
});

const alteredIn = ({ request }: Exchange) => /<[a-z_]+:[0-9a-f]+ ([a-z-]+)>/.exec(JSON.stringify(request))?.[1];

function kindOf(exchange: Exchange): string {
  const { method, url, headers, body } = exchange.request;
  const marks = /[0-9a-f]{8}|x{9,}|1{9,}/g;
  const bodyKind = body?.sha256
    ? 'long'
    : body?.base64
      ? 'bytes'
      : /[^\x20-\x7e]/.test(body?.text ?? '')
        ? 'odd'
        : body && 'text';
  const names = headers.map(([name]) => name).sort();
  const path = url.replace(/^https?:\/\/[^/]*/, '').replace(marks, '');
  const secrets = namedSecrets(exchange.request).map(({ secret }) => secret);
  const type = headers.find(([name]) => /^content-type$/i.test(name))?.[1];
  const kind = [method, path, names, bodyKind, secrets, alteredIn(exchange), type, body?.text?.charAt(0)];
  return JSON.stringify(kind).replace(/<[a-z_]+:[0-9a-f]+/g, '<');
}

function sample(exchanges: readonly Exchange[]): Exchange[] {
  const kinds = new Map(exchanges.map((exchange) => [kindOf(exchange), exchange]));
  return [...new Set([...kinds.values(), ...exchanges.filter((_each, at) => at % EVERY === 0)])];
}

describe('what a line sends', () => {
  test('is what the run sent, byte for byte, for every kind of request', async () => {
    const servers = await Promise.all(Array.from({ length: AT_ONCE }, recorder));
    const chosen = sample([...kept.exchanges.values()]);
    assert.ok(chosen.length > 200, `${chosen.length} requests`);
    const different: string[] = [];
    let forged = 0;
    await inParallel(chosen, AT_ONCE, async (exchange, worker) => {
      const server = servers[worker] ?? assert.fail();
      const { line, notes } = reproduction(exchange, kept.exchanges);
      if (/^key-/.test(alteredIn(exchange) ?? '')) {
        forged += 1;
        assert.match(notes.join(' '), /No single line can show this: a shell cannot sign/);
        return;
      }
      const tag = namedSecrets(exchange.request).find(({ secret }) => secret === 'access_token')?.tag ?? '';
      const text = line?.replaceAll(kept.context.target.baseUrl, server.url) ?? '';
      const { err } = await inShell(text, { ...SECRETS, ACCESS_TOKEN: kept.tokens.get(tag) ?? '' });
      const [got, ...more] = server.take();
      const sent = kept.sent.get(exchange.id) ?? assert.fail(exchange.id);
      const isMadeUp = notes.some((note) => note.includes('is taken from another report'));
      const difference = got ? compare(sent, got) : err;
      // What the record does not hold cannot be sent again, but its length is known.
      const isExcused = isMadeUp && difference?.startsWith('body') && got?.body.length === sent.body?.length;
      if ((difference && !isExcused) || more.length > 0) different.push(`${exchange.id}: ${difference}\n${line}`);
    });
    await Promise.all(servers.map((server) => server.close()));
    assert.deepEqual(different, []);
    assert.equal(forged, 5 * 2);
  });

  test('is short enough to be pasted, and printable, whatever the body', () => {
    for (const exchange of kept.exchanges.values()) {
      const { line } = reproduction(exchange, kept.exchanges);
      assert.match(line ?? '', /^[\x20-\x7e]{1,6000}$/, exchange.id);
      assert.match(line ?? '', /\bcurl (-I|-i -X [A-Z]+) /);
    }
  });
});

const KINDS: readonly (readonly [fault: string, requirement: string])[] = [
  ['check-in.accepts-missing.folio', 'CHECK-IN.REFUSES-MISSING'],
  ['check-in.token-compared-by-prefix', 'CHECK-IN.BEARER-ALTERED'],
  ['check-in.token-signature-unchecked', 'CHECK-IN.BEARER-ALTERED'],
  ['check-in.token-any-accepted', 'CHECK-IN.BEARER-ALTERED'],
  ['check-out.token-signature-unchecked', 'CHECK-OUT.BEARER-ALTERED'],
  ['check-in.token-alg-none-accepted', 'CHECK-IN.BEARER-UNSIGNED'],
  ['check-in.token-alg-none-filtered', 'CHECK-IN.BEARER-UNSIGNED'],
  ['check-in.token-compared-without-case', 'CHECK-IN.BEARER-CASE'],
  ['check-in.token-compared-without-case', 'CHECK-IN.BEARER-CASE-SIGNED'],
  ['check-in.token-secret-as-key', 'CHECK-IN.BEARER-SECRET'],
  ['check-in.token-in-query-accepted', 'CHECK-IN.BEARER-IN-QUERY'],
  ['check-in.token-in-body-accepted', 'CHECK-IN.BEARER-IN-BODY'],
  ['check-in.token-in-form-accepted', 'CHECK-IN.BEARER-IN-FORM'],
  ['check-in.token-in-cookie-accepted', 'CHECK-IN.BEARER-ELSEWHERE'],
  ['check-in.token-in-other-field-accepted', 'CHECK-IN.BEARER-ELSEWHERE'],
  ['check-in.token-any-scheme-accepted', 'CHECK-IN.BEARER-OTHER-SCHEME'],
  ['check-in.token-no-scheme-accepted', 'CHECK-IN.BEARER-NO-SCHEME'],
  ['check-in.token-empty-accepted', 'CHECK-IN.BEARER-EMPTY'],
  ['check-in.token-too-long-accepted', 'CHECK-IN.BEARER-UNUSUAL'],
  ['check-in.token-unreadable-accepted', 'CHECK-IN.BEARER-UNUSUAL'],
  ['check-in.token-any-of-two-accepted', 'CHECK-IN.BEARER-TWICE'],
  ['check-in.token-scheme-case-sensitive', 'CHECK-IN.BEARER-SCHEME-CASE'],
  ['check-in.token-path-unguarded', 'CHECK-IN.BEARER-ANY-PATH'],
  ['check-in.token-original-url-trusted', 'CHECK-IN.BEARER-ANY-ADDRESS'],
  ['check-in.token-override-unguarded', 'CHECK-IN.BEARER-ANY-METHOD'],
  ['check-in.token-other-types-unguarded', 'CHECK-IN.BEARER-ANY-CONTENT'],
  ['check-in.token-any-cookie-instead', 'CHECK-IN.BEARER-CLAIMED'],
  ['check-in.any-method', 'HTTP-CHECK-IN.REFUSES-METHOD'],
  ['check-out.any-method', 'HTTP-CHECK-OUT.REFUSES-METHOD'],
  ['check-in.malformed-body-crashes', 'HTTP-CHECK-IN.NO-SERVER-ERROR'],
  ['check-in.loose-json-accepted', 'CHECK-IN.REFUSES-LOOSE-JSON'],
  ['check-in.ascii-only', 'CHECK-IN.ACCEPTS-NAME'],
  ['check-in.apostrophe-refused', 'CHECK-IN.ACCEPTS-NAME'],
  ['check-in.api-version-crashes', 'API-VERSION-CHECK-IN.NO-SERVER-ERROR'],
  ['check-in.success-with-body', 'CHECK-IN.SUCCESS-EMPTY-BODY'],
  ['token-form.any-method', 'TOKEN-FORM.REFUSES-METHOD'],
  ['token-form.any-media-type', 'TOKEN-FORM.REFUSES-NO-MEDIA-TYPE'],
  ['token-form.any-media-type', 'TOKEN-FORM.REFUSES-MEDIA-TYPE'],
  ['token-form.multipart-accepted', 'TOKEN-FORM.REFUSES-MEDIA-TYPE'],
  ['token-form.json-accepted', 'TOKEN-FORM.REFUSES-MEDIA-TYPE'],
  ['token-form.secret-by-prefix', 'TOKEN-FORM.REFUSES-WRONG-SECRET'],
  ['token-form.secret-without-case', 'TOKEN-FORM.REFUSES-WRONG-SECRET'],
  ['token-form.secret-trimmed', 'TOKEN-FORM.REFUSES-PADDED-SECRET'],
  ['token-form.secret-ends-at-nul', 'TOKEN-FORM.REFUSES-NUL-SECRET'],
  ['token-form.secret-normalised', 'TOKEN-FORM.REFUSES-NEAR-SECRET'],
  ['token-form.secret-by-its-end', 'TOKEN-FORM.REFUSES-NEAR-SECRET'],
  ['token-form.secret-cut', 'TOKEN-FORM.REFUSES-NEAR-SECRET'],
  ['token-form.credentials-in-query', 'TOKEN-FORM.REFUSES-QUERY'],
  ['token-form.percent-encoding-filtered', 'TOKEN-FORM.ACCEPTS-PERCENT-ENCODING'],
  ['token-form.empty-body-accepted', 'TOKEN-FORM.REFUSES-EMPTY-BODY'],
  ['token-form.repeated-accepted', 'TOKEN-FORM.REFUSES-REPEATED'],
  ['token-form.basic-unknown', 'TOKEN-FORM.ACCEPTS-BASIC'],
  ['token-form.basic-not-decoded', 'TOKEN-FORM.BASIC-DECODED'],
  ['token-form.basic-client-by-secret', 'TOKEN-FORM.REFUSES-WRONG-BASIC'],
  ['token-form.basic-beside-the-form', 'TOKEN-FORM.REFUSES-TWO-METHODS'],
  ['token-json.secret-by-prefix', 'TOKEN-JSON.REFUSES-WRONG-SECRET'],
  ['token-json.secret-ends-at-nul', 'TOKEN-JSON.REFUSES-NUL-SECRET'],
  ['token-json.secret-normalised', 'TOKEN-JSON.REFUSES-NEAR-SECRET'],
  ['token-json.loose-json-accepted', 'TOKEN-JSON.REFUSES-LOOSE-JSON'],
];

const BEYOND_A_LINE: readonly (readonly [fault: string, requirement: string, says: RegExp])[] = [
  ['check-in.token-expiry-unchecked', 'CHECK-IN.BEARER-EXPIRED', /^No single line.* was \d+ s old and lived \d+ s/],
  ['check-in.token-key-empty', 'CHECK-IN.BEARER-WEAK-KEY', /^No single line.* cannot sign.*empty key/],
  ['check-in.token-key-guessed', 'CHECK-IN.BEARER-WEAK-KEY', /^No single line.* cannot sign.*the word secret as key/],
  [
    'check-in.token-key-in-header-trusted',
    'CHECK-IN.BEARER-OWN-KEY',
    /^No single line.* cannot sign.*key of your own as jwk/,
  ],
  ['check-in.token-key-read-from-file', 'CHECK-IN.BEARER-OWN-KEY', /^No single line.* cannot sign.*dev\/null/],
];

/** Whose report makes a service see the run's token: some faults know a token only after it was used. */
const USUAL = 'CHECK-IN.ACCEPTS-COMPLETE';

interface Shown {
  readonly run: Kept;
  readonly exchange: Exchange;
}

async function shownBy(fault: string, requirement: string): Promise<Shown[]> {
  const { override } = faultNamed(fault) ?? assert.fail(fault);
  const run = await keptRun({ faults: [override], only: [USUAL, requirement] });
  const broken = run.judgements.filter(
    ({ outcome, instance }) => /failed|warning/.test(outcome) && instance.id !== USUAL,
  );
  const exchanges = new Set(broken.flatMap(({ finding }) => finding?.exchange ?? []));
  assert.ok(exchanges.size > 0, `${fault} is noticed by ${requirement}`);
  return [...exchanges].map((exchange) => ({ run, exchange }));
}

async function pasted({ run, exchange }: Shown, mock: Mock): Promise<string> {
  const { line, before, notes } = reproduction(exchange, run.exchanges);
  const usual = [...run.exchanges.values()].find(
    (each) => each.request.operation === 'check-in' && each.reply?.status === 201,
  );
  const wantsUse = notes.some((note) => note.includes('send a report with the token itself first'));
  const first = wantsUse && usual ? [reproduction(usual).line] : [];
  const text = [tokenLine(run.context), ...first, ...before, 'echo; echo =====', line ?? assert.fail(exchange.id)].join(
    '\n',
  );
  const { out } = await inShell(text.replaceAll(run.context.target.baseUrl, mock.url), SECRETS);
  const reply = out.toString().split('=====\n').at(-1) ?? '';
  const [head = '', body = ''] = reply.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n');
  return `${/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]} ${body === '' ? 'empty' : 'with a body'}`;
}

const recorded = ({ reply, request }: Exchange) =>
  `${reply?.status} ${reply?.body.bytes === 0 || request.method === 'HEAD' ? 'empty' : 'with a body'}`;

describe('a line', () => {
  let careful: Mock;
  before(async () => {
    careful = await startMock();
  });
  after(() => careful.close());

  test('fails on the faulty service and passes on the careful one', async () => {
    const wrong: string[] = [];
    await inParallel(KINDS, AT_ONCE, async ([fault, requirement]) => {
      const faulty = await startMock({ faults: [faultNamed(fault)?.override ?? assert.fail(fault)] });
      try {
        for (const shown of (await shownBy(fault, requirement)).slice(0, MOST_OF_A_FAULT)) {
          const { exchange } = shown;
          const usual = kept.exchanges.get(exchange.id) ?? assert.fail(exchange.id);
          const [on, off] = [await pasted(shown, faulty), await pasted(shown, careful)];
          const told = `${fault}, ${exchange.id}: ${on} and ${off}`;
          if (on !== recorded(exchange)) wrong.push(`${told}; on the faulty one the run met ${recorded(exchange)}`);
          if (off !== recorded(usual)) wrong.push(`${told}; on the careful one the run met ${recorded(usual)}`);
          if (on === off) wrong.push(`${told}: no difference`);
        }
      } catch (error) {
        wrong.push(`${fault}: ${error}`);
      } finally {
        await faulty.close();
      }
    });
    assert.deepEqual(wrong, []);
  });

  for (const [fault, requirement, says] of BEYOND_A_LINE) {
    test(`says what it cannot show: ${fault}`, async () => {
      for (const { run, exchange } of await shownBy(fault, requirement)) {
        assert.match(reproduction(exchange, run.exchanges).notes.join(' '), says);
      }
    });
  }

  test('says that it was sent at the same time as others, or after others', () => {
    const notes = [...kept.exchanges.values()].map((exchange) => ({
      id: exchange.id,
      text: reproduction(exchange, kept.exchanges).notes.join(' '),
    }));
    assert.ok(
      notes.some(({ text }) => /^No single line.* one of 8 requests that were sent at the same time/.test(text)),
    );
    assert.ok(
      notes.some(({ id, text }) => id.endsWith('#2') && /request 2 of 2 that were sent one after another/.test(text)),
    );
  });
});
