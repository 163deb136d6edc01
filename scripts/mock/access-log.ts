/** The mock's access log as a file, in the formats that providers use: the input of `desk match`. */
import { appendFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { AccessEntry } from '../../mock/access.ts';
import { fileName } from '../../reporters/visible.ts';
import { UsageError } from '../usage.ts';

interface Form {
  /** The first line of a new file. */
  readonly head?: string;
  readonly line: (entry: AccessEntry) => string;
}

const timeOf = ({ at }: AccessEntry) => new Date(at).toISOString();

function asJson(entry: AccessEntry): string {
  const { id, method, path, status, durationMs, clientId, bytes, address, agent } = entry;
  return JSON.stringify({
    ...{ time: timeOf(entry), request_id: id, client_id: clientId, method, path, status },
    ...{ bytes_sent: bytes, duration_ms: durationMs, remote_addr: address, user_agent: agent },
  });
}

const COLUMNS = 'time,request_id,client_id,method,path,status,bytes_sent,duration_ms,remote_addr,user_agent';

/** A field as in RFC 4180. */
const cell = (value: unknown) => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const asCsv = (entry: AccessEntry) =>
  Object.values(JSON.parse(asJson(entry)))
    .map(cell)
    .join(',');

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `24/Nov/2026:11:28:54 +0000`. */
function clockTime(entry: AccessEntry): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(timeOf(entry)) ?? [];
  return `${day}/${MONTHS.slice(3 * Number(month) - 3, 3 * Number(month))}/${year}:${time} +0000`;
}

/** Escaped as web servers do. */
const inQuotes = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** The combined format: its user is the client's id, and it has no request id. */
function asCombined(entry: AccessEntry): string {
  const { address, clientId, method, path, status, bytes, agent } = entry;
  const who = `${address} - ${clientId?.replaceAll(/\s/g, '_') ?? '-'} [${clockTime(entry)}]`;
  return `${who} ${inQuotes(`${method} ${path} HTTP/1.1`)} ${status ?? '-'} ${bytes} "-" ${inQuotes(agent ?? '-')}`;
}

/** By a file's suffix; `''`: any other. */
export const FORMS: Readonly<Record<string, Form>> = {
  '': { line: asJson },
  '.csv': { head: COLUMNS, line: asCsv },
  '.log': { line: asCombined },
};

/** Appends a line for each request to a file. @throws {UsageError} if it cannot be written */
export function accessLog(file: string): (entry: AccessEntry) => void {
  const { head, line } = FORMS[extname(file).toLowerCase()] ?? (FORMS[''] as Form);
  try {
    appendFileSync(file, '');
    if (head && statSync(file).size === 0) appendFileSync(file, `${head}\n`);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `--access-log: ${fileName(file)} cannot be written (${code}). Name a file in a folder that is there.`,
    );
  }
  return (entry) => appendFileSync(file, `${line(entry)}\n`);
}
