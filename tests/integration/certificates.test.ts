/** Certificates: what they say, and that nothing else passes for a valid one. */
import assert from 'node:assert/strict';
import { createHmac, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { compactVerify, importJWK } from 'jose';
import { type Against, checkCertificate } from '../../desk/certificates/check.ts';
import {
  type Certificate,
  openCertificate,
  openStatusList,
  signCredential,
} from '../../desk/certificates/credential.ts';
import { certificatePage } from '../../desk/certificates/page.ts';
import { bitAt, encodedList, statusListOf } from '../../desk/certificates/status-list.ts';
import { revoke } from '../../desk/register/certified.ts';
import { type Case, STATUS_BITS } from '../../desk/register/decision.ts';
import { append } from '../../desk/register/register.ts';
import { another, caseOf, Desk, idOf, NOW, newKey, URL_OF_ISSUER } from '../support/desk.ts';

const DAY = 86_400_000;

let desk: Desk;
let about: Case;
let certificate: Certificate;
/** Of the first certificate. */
let files: Readonly<Record<'jwt' | 'html' | 'svg', string>>;
let status: string;

const published = (name: string) => readFileSync(join(desk.folder, 'public', name), 'utf8');
const readStatus = () => published('status.jwt').trim();

before(async () => {
  about = await caseOf();
  desk = new Desk();
  const { entry } = desk.decide(about);
  await desk.publish();
  const name = `certificates/${entry.certificate?.id}`;
  files = { jwt: published(`${name}.jwt`), html: published(`${name}.html`), svg: published(`${name}.svg`) };
  certificate = await openCertificate(files.jwt.trim(), desk.deciders);
  status = readStatus();
});

const against = (more: Partial<Against> = {}): Against => ({
  ...{ trusted: desk.deciders, statusList: status, seen: 0, now: NOW + DAY },
  ...more,
});
/** Exit code and codes. */
async function checked(text: string, more: Partial<Against> = {}): Promise<readonly (string | number)[]> {
  const { exitCode, problems } = await checkCertificate(text, against(more));
  return [exitCode, ...problems.map(({ code }) => code)];
}

const partsOf = (jwt: string) => jwt.trim().split('.') as [string, string, string];
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

test('a certificate says what was certified, and nothing about a person', () => {
  const { run } = about.found;
  assert.deepEqual(certificate['@context'][0], 'https://www.w3.org/ns/credentials/v2');
  assert.deepEqual(certificate.type, ['VerifiableCredential', 'LodgingCertificate']);
  const { entry, proof, ...subject } = certificate.credentialSubject;
  assert.deepEqual(subject, {
    type: 'CertifiedProduct',
    product: run?.product,
    subject: 'service',
    answeredBy: 'mock',
    claims: run?.claims,
    profile: run?.profile,
    suite: run?.suite,
    waivers: [],
    submission: about.digest,
  });
  assert.deepEqual([entry.number, proof.level], [1, 0]);
  assert.deepEqual(Object.keys(certificate).sort(), [
    ...['@context', 'credentialStatus', 'credentialSubject', 'id', 'issuer', 'name', 'type', 'validFrom', 'validUntil'],
  ]);
});

test('the issuer’s document holds the key by which anybody verifies it', async () => {
  const { id, verificationMethod, assertionMethod } = JSON.parse(published('issuer.json'));
  const header = decoded(partsOf(files.jwt)[0]);
  const method = verificationMethod.find((each: { id: string }) => each.id === header['kid']);
  assert.deepEqual([header['alg'], header['typ'], header['cty'], header['iss']], ['EdDSA', 'vc+jwt', 'vc', id]);
  assert.deepEqual([method.type, method.controller, assertionMethod], ['JsonWebKey', certificate.issuer, [method.id]]);
  const { payload } = await compactVerify(files.jwt.trim(), await importJWK(method.publicKeyJwk, 'EdDSA'));
  assert.deepEqual(JSON.parse(Buffer.from(payload).toString()), certificate);
});

test('a page that says that requirements are met names those that were excused in the same sentence', () => {
  const waivers = [{ requirement: 'X-Y:a', expires: '2031-12-31' }];
  const excused = { ...certificate, credentialSubject: { ...certificate.credentialSubject, waivers } };
  const [whole, but] = [certificate, excused].map((each) => certificatePage(each, files.jwt, false));
  assert.doesNotMatch(whole ?? '', /excused/i);
  assert.match(but ?? '', /meets the requirements[^.]*, but for those excused below[^.]*\.<\/p>.*X-Y:a/s);
});

describe('a bitstring', () => {
  test('has room for 131,072, the first one leftmost', () => {
    const list = encodedList([0, 9, STATUS_BITS - 1]);
    assert.match(list, /^u[A-Za-z0-9_-]+$/);
    const bits = gunzipSync(Buffer.from(list.slice(1), 'base64url'));
    assert.deepEqual([bits.length, bits[0], bits[1], bits.at(-1)], [16_384, 0x80, 0x40, 0x01]);
    const read = [0, 1, 8, 9, STATUS_BITS - 1, STATUS_BITS].map((index) => bitAt(list, index));
    assert.deepEqual(read, [true, false, false, true, true, null]);
  });
  test('of the Recommendation’s own example is read', () => {
    const example = 'uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA';
    assert.deepEqual([bitAt(example, 0), bitAt(example, STATUS_BITS - 1)], [false, false]);
  });
  test('that is too short, is damaged, or would fill the memory is none', () => {
    const of = (bits: Buffer) => `u${gzipSync(bits).toString('base64url')}`;
    for (const list of ['u', 'uAAAA', of(Buffer.alloc(16_383)), of(Buffer.alloc(9 * 2 ** 20))])
      assert.equal(bitAt(list, 0), null);
  });
});

describe('a certificate is', () => {
  test('valid by itself, in its page and in its badge', async () => {
    for (const text of Object.values(files)) assert.deepEqual(await checked(text), [0]);
  });
  test('not valid before its time and after it', async () => {
    assert.deepEqual(await checked(files.jwt, { now: NOW - 1 }), [5, 'certificate.not-yet']);
    const { validFrom, validUntil } = certificate;
    const late = Date.parse(validUntil) + 1;
    const list = statusListOf(URL_OF_ISSUER, [], certificate.credentialSubject.entry, late);
    const statusList = await signCredential(list, desk.key);
    assert.deepEqual(await checked(files.jwt, { now: late, statusList }), [5, 'certificate.expired']);
    assert.equal(Date.parse(validFrom), NOW);
  });
  test('not genuine for whoever trusts another key', async () => {
    assert.deepEqual(await checked(files.jwt, { trusted: new Set([idOf(newKey())]) }), [
      4,
      'certificate.unknown-issuer',
    ]);
  });
  test('neither genuine if a stranger signed it, whatever key it names', async () => {
    const stranger = newKey();
    const foreign = await signCredential(certificate, stranger);
    assert.deepEqual(await checked(foreign), [4, 'certificate.unknown-issuer']);
    const [, payload] = partsOf(foreign);
    const [header] = partsOf(files.jwt);
    assert.deepEqual(await checked([header, payload, partsOf(foreign)[2]].join('.')), [4, 'certificate.altered']);
  });

  const changes: Readonly<Record<string, [change: (parts: [string, string, string]) => string, code: string]>> = {
    'its product was changed': [
      ([header, payload, signature]) => {
        const changed = decoded(payload);
        Object.assign(changed['credentialSubject'] as object, {
          product: { name: 'Other', version: '1', vendor: 'O' },
        });
        return [header, base64url(changed), signature].join('.');
      },
      'certificate.altered',
    ],
    'its algorithm is none': [
      ([, payload]) => [base64url({ alg: 'none', typ: 'vc+jwt' }), payload, ''].join('.'),
      'certificate.unreadable',
    ],
    'its algorithm is none, and something stands for a signature': [
      ([header, payload]) => [base64url({ ...decoded(header), alg: 'none' }), payload, 'AAAA'].join('.'),
      'certificate.algorithm',
    ],
    'its signature is an HMAC with the public key as the secret': [
      ([header, payload]) => {
        const own = decoded(header);
        const signed = [base64url({ ...own, alg: 'HS256' }), payload].join('.');
        const secret = Buffer.from((own['jwk'] as { x: string }).x, 'base64url');
        return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
      },
      'certificate.algorithm',
    ],
    'it is a JWT of another kind': [
      ([header, payload, signature]) => [base64url({ ...decoded(header), typ: 'JWT' }), payload, signature].join('.'),
      'certificate.unreadable',
    ],
    'unused bits of its signature are set': [
      ([header, payload, signature]) => {
        const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(signature.at(-1) ?? '');
        const other = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[last + 1] ?? '';
        return [header, payload, signature.slice(0, -1) + other].join('.');
      },
      'certificate.altered',
    ],
    'it holds nothing': [() => 'no certificate', 'certificate.unreadable'],
  };
  for (const [what, [change, code]] of Object.entries(changes)) {
    test(`not genuine where ${what}`, async () =>
      assert.deepEqual(await checked(change(partsOf(files.jwt))), [4, code]));
  }

  test('not genuine where it is the status list, or the page or badge says something else', async () => {
    assert.deepEqual(await checked(status), [4, 'certificate.other-kind']);
    for (const text of [files.html, files.svg]) {
      assert.deepEqual(await checked(text.replace('Example PMS', 'Another PMS')), [4, 'certificate.page-altered']);
    }
  });

  test('what git, editors and mail do to line ends and to both ends of a file changes nothing', async () => {
    for (const text of [files.html, files.svg, files.jwt])
      assert.deepEqual(await checked(`\ufeff${text.trim().replaceAll('\n', '\r\n')}`), await checked(text));
  });
});

describe('whether it was revoked', () => {
  const listed = (more: object, key: KeyObject = desk.key) =>
    signCredential({ ...statusListOf(URL_OF_ISSUER, [], certificate.credentialSubject.entry, NOW), ...more }, key);

  test('nobody can tell without the list of its issuer, of its time', async () => {
    const lists: Readonly<Record<string, string | null>> = {
      'status.missing': null,
      'status.unreadable': await listed({}, newKey()),
      'status.other-list': await listed({ id: 'https://provider.example/other/status.jwt' }),
      'status.too-old': await listed({ validUntil: new Date(NOW).toISOString() }),
    };
    for (const [code, statusList] of Object.entries(lists)) {
      assert.deepEqual(await checked(files.jwt, { statusList }), [3, code]);
    }
  });
  test('nobody can tell by a list that is older than the certificate, or than one that was seen', async () => {
    const { entry } = desk.decide(another(about, 'later'));
    await desk.publish(NOW + 1);
    const later = published(`certificates/${entry.certificate?.id}.jwt`);
    assert.deepEqual(await checked(later), [3, 'status.earlier']);
    assert.deepEqual(await checked(later, { statusList: readStatus() }), [0]);
    assert.deepEqual(await checked(files.jwt, { seen: 2 }), [3, 'status.earlier']);
  });
  test('its list says, and its page and badge show; that stays so when the list gets old', async () => {
    const own = new Desk();
    const { entry } = own.decide(about);
    await own.publish();
    const id = entry.certificate?.id ?? '';
    const read = (name: string) => readFileSync(join(own.folder, 'public', name), 'utf8');
    const jwt = read(`certificates/${id}.jwt`);
    append(own.folder, own, (register) => revoke(register, id, { at: new Date(NOW).toISOString(), reason: 'sold' }));
    await own.publish(NOW + 1);
    const given = { trusted: own.deciders, statusList: read('status.jwt') };
    for (const kind of ['jwt', 'html', 'svg']) {
      assert.deepEqual(await checked(read(`certificates/${id}.${kind}`), given), [1, 'certificate.revoked']);
    }
    assert.equal(read(`certificates/${id}.jwt`), jwt, 'the certificate itself is as it was');
    assert.deepEqual(await checked(jwt, { ...given, now: NOW + 60 * DAY }), [1, 'certificate.revoked']);
    const list = await openStatusList(given.statusList.trim(), own.deciders);
    assert.equal(list.credentialSubject.entry.number, 2);
    assert.doesNotMatch(read(`certificates/${id}.html`) + given.statusList, /sold/, 'why is nobody else’s business');
  });
});

test('publishing again changes nothing but the status list, and another decider’s key leaves certificates as they were', async () => {
  const own = new Desk();
  own.decide(about);
  await own.publish();
  assert.deepEqual(await own.publish(), []);
  assert.deepEqual(await own.publish(NOW + DAY), ['status.jwt']);
});

test('what a product is called steers no page, badge or line', async () => {
  const own = new Desk();
  const evil = '<script>alert(1)</script>"\u202edeifitrec\u001b[2J=cmd|a!A0';
  const { run } = about.found;
  const product = { name: evil, version: '"><img src=x>', vendor: '--></metadata><script>' };
  const { entry } = own.decide({ ...about, found: { ...about.found, run: run && { ...run, product } } });
  await own.publish();
  for (const kind of ['html', 'svg']) {
    const text = readFileSync(join(own.folder, `public/certificates/${entry.certificate?.id}.${kind}`), 'utf8');
    assert.doesNotMatch(text, /<script|<img|\p{Cf}|--><\/metadata>/u);
    assert.equal(
      (await checkCertificate(text, against({ trusted: own.deciders }))).exitCode,
      3,
      'it is taken for its own',
    );
  }
});
