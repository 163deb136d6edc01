/** `certify client --join LINK`: plays scenes here for a run of the provider, who gets and judges the calls. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientAccess } from '../../contract/scene.ts';
import { visible } from '../../contract/visible.ts';
import { duration } from '../../reporters/style.ts';
import { many } from '../../reporters/verdict-words.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { networkFor } from '../../run/settings/network.ts';
import { EXIT_CODES } from '../../scripts/certify/conclude.ts';
import { DEFAULT_FOLDER, holdFolder } from '../../scripts/certify/folder.ts';
import { type CertifyOptions, say } from '../../scripts/certify/options.ts';
import { clearOutputs } from '../../scripts/certify/outputs.ts';
import { UsageError } from '../../scripts/usage.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { newTagKey } from '../../wire/redaction.ts';
import { type Transport, TransportError } from '../../wire/transport.ts';
import { howPlayed } from '../judging/words.ts';
import { commandDriver } from '../ways/command.ts';
import { type Driver, type DriverParts, drive, LONGEST_LINE } from '../ways/driver.ts';
import type { JoinedEnd, JoinedScene, JoinedState } from '../ways/joined.ts';
import { redactorFor, sceneClock } from '../ways/stage.ts';
import { webhookDriver } from '../ways/webhook.ts';

const LEFT_EXIT = 3;
/** Room for a report with thousands of calls. */
const LONGEST_RESULT = 64 * 2 ** 20;
/** The provider answers within 20 s, with or without news. */
const ANSWER_MS = 40_000;
/** How long the provider may be unavailable, such as for a restart. */
const AWAY_MS = 10 * 60_000;
/** The same before it has ever answered: the link may be wrong. */
const NEVER_THERE_MS = 5000;
const AGAIN_MS = 1000;
const RESULTS = ['submission.zip', 'verdict.json', 'report.html', 'junit.xml'];
const LINK = /\/runs\/[a-z0-9-]+\/invited\/[\w-]+\/$/;

/** The provider's machine, as the holder of a link reaches it. */
class Desk {
  readonly #transport: Transport;
  #isAway = false;
  #wasThere = false;

  constructor(
    private readonly link: string,
    private readonly notify: (line: string) => void,
    private readonly signal: AbortSignal,
  ) {
    const { network, problems } = networkFor([link], {}, process.env);
    if (problems.length > 0) throw new UsageError('HTTPS_PROXY needs the address of a proxy.');
    this.#transport = httpTransport(network, { longest: LONGEST_RESULT, kept: LONGEST_RESULT, behind: LONGEST_RESULT });
  }

  /** @returns the body; `null`: 409, the state has changed @throws {UsageError} if the link is not valid */
  async ask(method: 'GET' | 'POST', path: string, text: object = {}): Promise<Buffer | null> {
    const body = method === 'POST' ? Buffer.from(JSON.stringify(text)) : null;
    const headers = [['Content-Type', 'application/json']] as const;
    const request = { method, url: `${this.link}${path}`, headers: body ? headers : [], body };
    for (const since = performance.now(); ; ) {
      this.signal.throwIfAborted();
      const why = await this.#once(request);
      this.signal.throwIfAborted();
      if (why instanceof Buffer || why === null) return why;
      const most = this.#wasThere ? AWAY_MS : NEVER_THERE_MS;
      if (performance.now() - since > most)
        throw new UsageError(`--join: ${why}. Check the link, or start the same command again later: a run continues.`);
      if (!this.#isAway) this.notify(`${why}; trying again for ${duration(most)}.`);
      this.#isAway = true;
      await sleep(AGAIN_MS, undefined, { signal: this.signal });
    }
  }

  /** @returns a text: why it must be tried again */
  async #once(request: Parameters<Transport['send']>[0]): Promise<Buffer | null | string> {
    try {
      const { status, body } = await this.#transport.send(request, ANSWER_MS, { once: true });
      this.#wasThere = true;
      if (status === 200 || status === 409) {
        this.#isAway = false;
        return status === 200 ? body : null;
      }
      const text = visible(body.toString().slice(0, 200).replace(/\.$/, ''));
      if (status === 429 || status >= 500) return `The provider's machine answered with ${status}`;
      throw new UsageError(
        `--join: the link does not work (${status}: ${text}). Use it as the provider gave it, or ask for another one.`,
      );
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      if (error.kind === 'tls' && !this.#wasThere)
        throw new UsageError(
          `--join: ${error.message}. If the provider's machine has a certificate from its own authority, save that authority's certificate as PEM (the provider has it, as certification-ca.pem) and start again with NODE_EXTRA_CA_CERTS=/path/to/certification-ca.pem.`,
        );
      return `The provider's machine cannot be reached (${error.message})`;
    }
  }

  async close(): Promise<void> {
    await this.#transport.close();
  }
}

/** Each new state of the run; each request reports how far the client's clock is ahead. */
async function* statesOf(desk: Desk, ahead: () => number): AsyncGenerator<JoinedState, never> {
  let known: Pick<JoinedState, 'state' | 'asked'> = { state: 0, asked: 0 };
  for (;;) {
    const news = await desk.ask('POST', 'join', { seen: known.state, asked: known.asked, ahead: ahead() });
    const state = JSON.parse(String(news)) as JoinedState;
    if (state.state > known.state) yield state;
    // Nothing changes before this machine begins.
    else if (state.phase === 'invited') await sleep(AGAIN_MS / 10);
    known = state;
  }
}

/** How scenes are played on this machine. */
export type WayToPlay = (folder: string, parts: DriverParts) => Driver & { readonly kind: JoinedEnd['by'] };

/** Of the command line. */
export type JoinOptions = Pick<CertifyOptions, 'out' | 'json' | 'detail'> & {
  /** Nothing is printed, since other clients play in the same process. */
  readonly isSilent?: true;
};

/** A client that plays scenes of a run elsewhere. */
class Joined {
  readonly #own = ownFolder();
  readonly #clock = sceneClock(join(this.#own.path, 'clock'));
  readonly #desk: Desk;
  #driver: ReturnType<WayToPlay> | null = null;
  /** The try of a scene that this machine plays, or has played last. */
  #turn = 0;
  #attempt = 0;
  /** Settled once the desk has kept the end of the scene that was played last. */
  #ending: Promise<unknown> = Promise.resolve();
  #isAgain = false;

  constructor(
    private readonly options: JoinOptions,
    private readonly way: WayToPlay,
    link: string,
    private readonly signal: AbortSignal,
  ) {
    const notify = (line: string) => (options.isSilent ? undefined : console.error(visible(line)));
    this.#desk = new Desk(link, notify, signal);
  }

  #say(line: string): void {
    say(this.options, visible(line));
  }

  #driverFor(given: ClientAccess) {
    const { NODE_EXTRA_CA_CERTS: caFile } = process.env;
    // The command may hand it to a process that runs in another folder.
    const access = caFile && given.baseUrl.startsWith('https:') ? { ...given, caFile: resolve(caFile) } : given;
    const redactor = redactorFor({ id: given.clientId, secret: given.clientSecret }, newTagKey());
    const output = (line: string) => this.#say(`    | ${redactor.clean(line).slice(0, LONGEST_LINE)}`);
    return this.way(this.#own.path, { access, output });
  }

  async #played(end: JoinedEnd): Promise<void> {
    const answer = await this.#desk.ask('POST', 'join/played', end);
    if (!answer) return;
    const { findings, missing } = JSON.parse(String(answer)) as JoinedScene;
    for (const { outcome, summary, id } of findings)
      this.#say(`    ${outcome === 'failed' ? '✗' : '!'} ${summary} [${id}]`);
    if (end.end !== 'done') this.#say(`    ${howPlayed(end)}`);
    if (missing > 0) this.#say(`    ${many(missing, 'report is', 'reports are')} missing, or not accepted`);
  }

  /** Begins to play the current scene; news still arrives meanwhile. */
  async #play(state: JoinedState): Promise<void> {
    const { now, access } = state;
    if (!now || !access) return;
    if (now.turn === this.#turn) return;
    // A scene started elsewhere, or by this command before it ended, is started again.
    if (now.calls > 0) return void (await this.#desk.ask('POST', 'join/repeat', { turn: now.turn }));
    this.#turn = now.turn;
    this.#driver ??= this.#driverFor(access);
    const { number, of, file, limitMs, turn } = now;
    this.#say(`${`${number}`.padStart(3)}/${of} ${file.scene}: ${file.title}`);
    const { kind: by } = this.#driver;
    const playing = drive(this.#driver, file, limitMs, this.signal);
    this.#ending = playing
      .then(({ end, remark }) => (this.signal.aborted ? undefined : this.#played({ turn, end, remark, by })))
      .catch(this.#fail);
  }

  #fail: (error: unknown) => void = () => undefined;

  async #goOn(state: JoinedState): Promise<void> {
    const { phase, silence, attempt, now } = state;
    if (phase === 'invited' || (phase === 'over' && this.#attempt !== attempt)) {
      this.#attempt = attempt + 1;
      await this.#desk.ask('POST', 'join/begin');
      return;
    }
    if (this.#attempt === 0) this.#say(`Continuing attempt ${attempt}.`);
    this.#attempt = attempt;
    const hasPlayed = this.#turn > 0;
    if (silence && !hasPlayed && !this.#isAgain) return this.#again();
    if (silence && hasPlayed && now?.turn !== this.#turn) return this.#endIfSilent();
    if (phase === 'between' && !silence) await this.#desk.ask('POST', 'join/finish');
    else if (phase === 'playing') await this.#play(state);
  }

  /** The desk announces the next scene just before it keeps the one that ended: a state in between is out of date. */
  async #endIfSilent(): Promise<void> {
    await this.#ending;
    const news = await this.#desk.ask('POST', 'join', { seen: 0, asked: 0, ahead: this.#clock.ahead() });
    const { silence } = JSON.parse(String(news)) as JoinedState;
    if (silence) throw new UsageError(`${silence} Nothing was judged; the same command resumes the run.`);
  }

  /** An earlier command ended since the client had not called: the scene is played again. */
  async #again(): Promise<void> {
    this.#isAgain = true;
    await this.#desk.ask('POST', 'join/again');
  }

  /** Plays all scenes that are left, and waits for the verdict. */
  run(): Promise<number> {
    const failed = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    return Promise.race([failed, this.#follow()]);
  }

  async #follow(): Promise<number> {
    let isFirst = true;
    for await (const state of statesOf(this.#desk, () => this.#clock.ahead())) {
      if (isFirst) this.#say(`Subject CLIENT: a witnessed run, for ${state.integrator}`);
      isFirst = false;
      await this.#goOn(state);
      if (state.phase === 'over' && state.attempt === this.#attempt && state.end) return this.#ended(state, state.end);
    }
    return LEFT_EXIT;
  }

  async #ended({ attempt }: JoinedState, end: NonNullable<JoinedState['end']>): Promise<number> {
    const out = this.options.out ?? DEFAULT_FOLDER;
    const release = holdFolder(out);
    try {
      clearOutputs(out);
      const wanted = RESULTS.filter((name) => end.files.includes(name));
      for (const name of wanted) {
        const bytes = await this.#desk.ask('GET', `results/${attempt}/${name}`);
        if (bytes) writeFileSync(join(out, name), bytes);
        if (bytes && name === 'verdict.json' && this.options.json && !this.options.isSilent)
          console.log(String(bytes).trimEnd());
      }
      this.#reportEnd(
        end,
        wanted.map((name) => join(out, name)),
      );
    } finally {
      release();
    }
    return EXIT_CODES[end.verdict];
  }

  #reportEnd({ verdict, meaning, nextStep, causes }: NonNullable<JoinedState['end']>, files: readonly string[]): void {
    const lines = causes.map(({ title, instances, outcome }) => `${instances} ${outcome}: ${title}`);
    for (const line of [...lines, '', `Verdict: ${verdict}`, meaning, nextStep, '', ...files]) this.#say(line);
  }

  async close(): Promise<void> {
    await this.#desk.close();
    this.#own.remove();
  }
}

function wayOf({ command, webhook }: CertifyOptions): WayToPlay {
  if (command !== undefined) return (folder, parts) => commandDriver(command, folder, parts);
  if (webhook) return (_folder, parts) => webhookDriver(webhook, parts);
  throw new UsageError(
    '--join: say how scenes are played here: --command "…" or --webhook URL. To play them by hand, open the link in a browser.',
  );
}

/** Plays the scenes of an invitation on this machine. @returns the exit code @throws {UsageError} */
export async function joinBy(way: WayToPlay, options: JoinOptions, link: URL, stop: AbortSignal): Promise<number> {
  if (!LINK.test(link.pathname))
    throw new UsageError(
      '--join: found another address, wanted the link of an invitation, https://…/runs/…/invited/…/.',
    );
  const ending = new AbortController();
  const joined = new Joined(options, way, link.href, AbortSignal.any([stop, ending.signal]));
  const stopped = new Promise<number>((resolve) => {
    stop.addEventListener('abort', () => resolve(LEFT_EXIT), { once: true });
  });
  try {
    return await Promise.race([joined.run(), stopped]);
  } finally {
    ending.abort();
    await joined.close();
  }
}

/** `certify client --join`. @param onStop receives what Ctrl-C must do */
export async function joinRun(options: CertifyOptions, link: URL, onStop: (stop: () => void) => void): Promise<number> {
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  const code = await joinBy(wayOf(options), options, link, stopping.signal);
  if (stopping.signal.aborted) console.error('Stopped: the same command resumes the run.');
  return code;
}
