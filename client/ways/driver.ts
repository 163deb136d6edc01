/** How a client is made to play scenes: by a command, a web hook, or a person. */

import { PLACEHOLDER } from '../../cases/placeholder.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { ClientAccess, PlayEnd, Printed, Scene, SceneFile } from '../../contract/scene.ts';
import type { Redactor } from '../../wire/redaction.ts';
import type { OperatorEnd } from '../page/state.ts';
import { reportsIn } from '../scenes/scene.ts';

/** How the playing of a scene ended, with a remark. */
export interface Driven {
  readonly end: PlayEnd;
  readonly remark: string | null;
  /** Drop the calls; `again`: restart the scene. `left`: leave it unplayed. */
  readonly dropped?: 'again' | 'left';
  /** As in `Play`. */
  readonly printed?: Printed | null;
}

/** Plays scenes. */
export interface Driver {
  readonly kind: 'command' | 'webhook' | 'operator';
  /** How long calls may still come after a scene's end, in ms. */
  readonly graceMs: number;
  /** The web hook's origin: the rest of its address may hold a password. */
  readonly address?: string;
  /** A person may take as long as they want. */
  readonly isUntimed?: true;
  /** @param repeats how many earlier tries, in which the client called, are discarded */
  play(file: SceneFile, signal: AbortSignal, repeats: number): Promise<Driven>;
  /** The next scene; `null`: none. Absent: each once, in order. */
  next?(played: readonly string[], signal: AbortSignal): Promise<Scene | null>;
  received?(call: Exchange): void;
  /** A client has broken off a TLS handshake. */
  distrusted?(): void;
  /** How a person ended the run; `null`: not at all. */
  readonly ended?: 'paused' | 'finished' | null;
  /** Shows a person the result of the run, until the page is closed or the signal fires. */
  showEnd?(end: OperatorEnd, signal: AbortSignal): Promise<void>;
  close?(): Promise<void>;
}

/** What every driver needs. */
export interface DriverParts {
  readonly access: ClientAccess;
  readonly output: (line: string) => void;
  /** The run's secret that a line of the output contains; absent: output is not checked. */
  readonly secretIn?: (line: string) => Printed['secret'] | null;
}

/** The secret of a run in a line, in any encoding; `null`: none. */
export function secretIn(redactor: Redactor, line: string): Printed['secret'] | null {
  for (const [found, secret] of redactor.clean(line).matchAll(PLACEHOLDER)) {
    const isOwn = redactor.isPlaceholder(found);
    if (isOwn && (secret === 'client_secret' || secret === 'access_token')) return secret;
  }
  return null;
}

/** Longer output lines are cut. */
export const LONGEST_LINE = 1000;

/** In ms, how long the playing of a scene may take. */
export const limitOf = ({ seconds }: Scene): number => seconds * 1000 + 60_000;

/** A system behind a web hook may look for work once a minute: each report waits for that, and again after trouble. */
const ROUNDS_MS = 2 * 60_000;

/**
 * Plays a scene, and stops it when its time is over or the run is interrupted.
 * @param usualMs how long a client that reports at once may take
 */
export async function drive(
  driver: Driver,
  file: SceneFile,
  usualMs: number,
  stop: AbortSignal,
  repeats = 0,
): Promise<Driven> {
  if (stop.aborted) return { end: 'interrupted', remark: null };
  const limitMs = driver.kind === 'webhook' ? usualMs + reportsIn(file.steps).length * ROUNDS_MS : usualMs;
  const overdue = driver.isUntimed ? stop : AbortSignal.timeout(limitMs);
  const driven = await driver.play(file, AbortSignal.any([overdue, stop]), repeats);
  if (stop.aborted) return { ...driven, end: 'interrupted', remark: null };
  return overdue.aborted ? { ...driven, end: 'too-long', remark: `longer than ${limitMs / 1000} s` } : driven;
}

/** Where the client finds the provider in a scene: below the scene's path, if it has one. */
export function accessIn<Of extends Pick<ClientAccess, 'baseUrl' | 'authUrl'>>(
  { basePath = '', issuerPath = '' }: Pick<SceneFile, 'basePath' | 'issuerPath'>,
  access: Of,
): Of {
  return { ...access, baseUrl: `${access.baseUrl}${basePath}`, authUrl: `${access.authUrl}${basePath}${issuerPath}` };
}
