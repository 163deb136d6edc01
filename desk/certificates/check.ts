/** Checks a certificate with its issuer's key and a status list, without a network. */
import { type RegisterCode, RegisterError, type RegisterProblem, wrong } from '../register/problems.ts';
import { badge } from './badge.ts';
import { type Certificate, openCertificate, openStatusList, type StatusList } from './credential.ts';
import { certificatePage } from './page.ts';
import { bitAt } from './status-list.ts';

/** What a certificate is checked against. */
export interface Against {
  /** Key ids of the issuers that count. */
  readonly trusted: ReadonlySet<string>;
  /** The status list as a JWT; `null`: there is none. */
  readonly statusList: string | null;
  /** The number of the last register entry that the reader has seen: an older list does not count. */
  readonly seen: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type CheckExit = 0 | 1 | 3 | 4 | 5;

/** The result of checking a certificate. */
export interface Checked {
  /** 0 valid · 1 revoked · 3 revocation unknown · 4 not genuine · 5 expired, or not valid yet. */
  readonly exitCode: CheckExit;
  readonly certificate: Certificate | null;
  /** Since when the status list is valid, and the entry that it was written at; `null`: it could not be relied on. */
  readonly status: { readonly validFrom: string; readonly entry: number } | null;
  readonly problems: readonly RegisterProblem[];
}

/** A JWT within a page or a badge. */
const EMBEDDED = /(?<=^|[>\s])eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+(?=$|[<\s])/;

/** A text without what git, editors and mail programs change by themselves: line ends, and both ends. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** Whether a page or badge differs from what its certificate gives. */
function isAltered(text: string, jwt: string, certificate: Certificate): boolean {
  const due = [false, true].flatMap((revoked) => [
    certificatePage(certificate, jwt, revoked),
    badge(certificate, jwt, revoked),
  ]);
  return ![jwt, ...due.map(plain)].includes(plain(text));
}

/** The certificate in a text. @throws {RegisterError} if there is none, or it was changed */
async function certificateIn(text: string, trusted: ReadonlySet<string>): Promise<Certificate> {
  const [jwt = text.trim()] = EMBEDDED.exec(text) ?? [];
  const certificate = await openCertificate(jwt, trusted);
  if (isAltered(text, jwt, certificate)) throw new RegisterError([wrong('certificate.page-altered')]);
  return certificate;
}

async function listIn(jwt: string, trusted: ReadonlySet<string>): Promise<StatusList | RegisterProblem> {
  try {
    return await openStatusList(jwt.trim(), trusted);
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    return wrong('status.unreadable', { why: error.message });
  }
}

/** The problem that a certificate's bit in its issuer's list shows. */
function bitProblem(certificate: Certificate, list: StatusList): RegisterProblem | null {
  const { statusListCredential: wanted, statusListIndex } = certificate.credentialStatus;
  if (list.id !== wanted || list.issuer !== certificate.issuer) {
    return wrong('status.other-list', { found: list.id, wanted });
  }
  const bit = bitAt(list.credentialSubject.encodedList, Number(statusListIndex));
  if (bit === null) return wrong('status.unreadable', { why: 'It has no place for this certificate.' });
  return bit ? wrong('certificate.revoked') : null;
}

/** Why a list is too old to show that a certificate is not revoked. */
function ageProblem(certificate: Certificate, list: StatusList, { seen, now }: Against): RegisterProblem | null {
  const url = certificate.credentialStatus.statusListCredential;
  const { number: found } = list.credentialSubject.entry;
  const entry = Math.max(seen, certificate.credentialSubject.entry.number);
  if (found < entry) return wrong('status.earlier', { found, entry, url });
  return Date.parse(list.validUntil) < now ? wrong('status.too-old', { until: list.validUntil, url }) : null;
}

/** The status of a certificate by a list. A revocation counts however old the list is. */
async function statusOf(certificate: Certificate, against: Against): Promise<StatusList | RegisterProblem> {
  const { statusListCredential: url } = certificate.credentialStatus;
  if (against.statusList === null) return wrong('status.missing', { url });
  const list = await listIn(against.statusList, against.trusted);
  if ('code' in list) return list;
  return bitProblem(certificate, list) ?? ageProblem(certificate, list, against) ?? list;
}

function timeProblem({ validFrom: from, validUntil: until }: Certificate, now: number): RegisterProblem | null {
  if (now < Date.parse(from)) return wrong('certificate.not-yet', { from });
  return now > Date.parse(until) ? wrong('certificate.expired', { until }) : null;
}

const EXITS: Readonly<Partial<Record<RegisterCode, CheckExit>>> = {
  'certificate.revoked': 1,
  'certificate.expired': 5,
  'certificate.not-yet': 5,
};

/** The gravest first. */
const ORDER: readonly CheckExit[] = [4, 1, 5, 3];

/** Checks a certificate: a JWT, or a page or badge that holds one. */
export async function checkCertificate(text: string, against: Against): Promise<Checked> {
  let certificate: Certificate;
  try {
    certificate = await certificateIn(text, against.trusted);
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    return { exitCode: 4, certificate: null, status: null, problems: error.problems };
  }
  const list = await statusOf(certificate, against);
  const isList = !('code' in list);
  const problems = [isList ? null : list, timeProblem(certificate, against.now)].filter((each) => each !== null);
  const exits = problems.map(({ code }) => EXITS[code] ?? 3);
  const status = isList ? { validFrom: list.validFrom, entry: list.credentialSubject.entry.number } : null;
  return { exitCode: ORDER.find((code) => exits.includes(code)) ?? 0, certificate, status, problems };
}
