/** What a person sees during a run: progress, the current topic, time left, and failures as they occur. */
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { OUTCOMES, type Outcome } from '../contract/words.ts';
import { INSTANCE_ANNOTATION, OUTCOME_ANNOTATION, REASON_ANNOTATION } from '../judgement/covers.ts';
import { wasNotRun } from '../submission/verdict.ts';
import { duration, OUTCOME_COLOURS, type Output, type Paint, Progress, painter, wantsColour } from './style.ts';
import { many, thousands } from './verdict-words.ts';
import { firstLine, shortened, visible } from './visible.ts';

/** How the view is set up; tests replace output, environment and time. */
export interface TerminalOptions {
  /** Prints a red test's message: after a bare run nothing else does. */
  readonly details?: boolean;
  /** How many instances were judged before: tests show them, one for each requirement. */
  readonly judged?: number;
  /** Playwright's own reporter: `list` if tests are only listed. */
  readonly _mode?: string;
  readonly output?: Output;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** The most lines about failures: the causes follow at the end and must not scroll away. */
const MOST_LINES = 12;
const BAR_WIDTH = 20;

interface Shown {
  readonly id: string;
  readonly outcome: Outcome | 'not-run';
  readonly reason: string;
  readonly isGoneThrough: boolean;
}

type Annotations = TestResult['annotations'];

/** The annotations of each instance that a test shows; its name comes before its outcome. */
function byInstance(annotations: Annotations): Annotations[] {
  const all: Annotations[] = [[]];
  for (const each of annotations) {
    if (each.type === INSTANCE_ANNOTATION) all.push([]);
    all.at(-1)?.push(each);
  }
  const judged = all.filter((own) => own.some(({ type }) => type === OUTCOME_ANNOTATION));
  return judged.length > 0 ? judged : [annotations];
}

/** The outcomes of a test's instances; `inconclusive` for one that ended without a judgement. */
function shownBy(test: TestCase, { status, error, annotations }: TestResult): Shown[] {
  return byInstance(annotations).map((own) => {
    const lastOf = (all: Annotations, type: string) => all.findLast((each) => each.type === type)?.description;
    const last = (type: string) => lastOf([...test.annotations, ...own], type);
    const judged = OUTCOMES.find((each) => each === lastOf(own, OUTCOME_ANNOTATION));
    const outcome = judged ?? (status === 'skipped' ? 'not-run' : 'inconclusive');
    const reason = lastOf(own, REASON_ANNOTATION);
    const isLeft =
      status === 'interrupted' || (judged && wasNotRun({ outcome: judged, ...(reason ? { reason } : {}) }));
    const message = last(REASON_ANNOTATION) ?? error?.message ?? 'no reason was given';
    return {
      id: firstLine(last(INSTANCE_ANNOTATION) ?? test.title),
      outcome: isLeft ? 'not-run' : outcome,
      reason: firstLine(stripVTControlCharacters(message)).replace(/^(Error|FindingError): /, ''),
      isGoneThrough: status !== 'interrupted' && own.some(({ type }) => type === OUTCOME_ANNOTATION),
    };
  });
}

function extent(instances: number, tests: readonly TestCase[]): string {
  const files = new Set(tests.map((test) => test.location.file)).size;
  return `${many(instances, 'requirement instance')} in ${many(files, 'topic')}`;
}

/** The lines of `explainFinding` that are shown, in its order. */
const DETAIL = /^(Statement|Clause|Expected|Received|Control|Said):\s+(.*)$/;
const LONGEST_FACT = 400;

/** A red test's statement, clause, expected, received and how to reproduce it, a line each. @param message as thrown */
function failureLines(message: string): string[] {
  const lines = visible(stripVTControlCharacters(message)).split('\n');
  const end = lines.indexOf('Reply:');
  const details = lines.slice(1, end === -1 ? lines.length : end);
  const reproduce = details.indexOf('Reproduce:');
  const facts = details.slice(0, reproduce === -1 ? details.length : reproduce).flatMap((line) => {
    const [, label, text = ''] = DETAIL.exec(line) ?? [];
    return label ? [`      ${label.padEnd(10)} ${shortened(text, LONGEST_FACT)}`] : [];
  });
  // Text to paste is never cut.
  const pasted = reproduce === -1 ? [] : details.slice(reproduce).map((line) => `      ${line}`);
  return [...facts, ...pasted];
}

/** Whether a test belongs to a suite: a configuration may have other tests, which other reporters show. */
const isOurs = ({ annotations }: TestCase) => annotations.some(({ type }) => type === INSTANCE_ANNOTATION);

/** The live view of a run. */
export default class TerminalReporter implements Reporter {
  readonly #output: Output;
  readonly #view: Progress;
  readonly #paint: Paint;
  readonly #now: () => number;
  readonly #counts = new Map<Outcome | 'not-run', number>();
  readonly #reported = new Set<string>();
  #untold = 0;
  #total = 0;
  #done = 0;
  /** Instances that count as done without being run: their scene was not played. */
  #leftOut = 0;
  #started = 0;
  #topic = '';

  constructor(private readonly options: TerminalOptions = {}) {
    const environment = options.environment ?? process.env;
    this.#output = options.output ?? process.stdout;
    this.#paint = painter(wantsColour(this.#output, environment));
    this.#now = options.now ?? Date.now;
    const redraws = this.#output.isTTY === true && environment['TERM'] !== 'dumb';
    this.#view = new Progress(this.#output, this.#now, redraws);
  }

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    if (this.options._mode === 'list') {
      this.#list(suite.allTests().filter(isOurs));
      return;
    }
    const { judged } = this.options;
    const ours = judged === undefined ? suite.allTests().filter(isOurs) : suite.allTests();
    this.#total = judged ?? ours.length;
    this.#started = this.#now();
    this.#view.say(`${judged === undefined ? 'Running' : 'Reporting'} ${extent(this.#total, ours)}`);
  }

  onTestBegin(test: TestCase): void {
    this.#topic = basename(test.location.file).replace(/\.spec\.ts$/, '');
    this.#show();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (this.options.judged === undefined && !isOurs(test)) return;
    for (const shown of shownBy(test, result)) {
      const { outcome, isGoneThrough } = shown;
      this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
      if (outcome !== 'not-run' || isGoneThrough) this.#done += 1;
      if (outcome === 'not-run' && isGoneThrough) this.#leftOut += 1;
      if (outcome === 'failed' || outcome === 'inconclusive') this.#report(shown, test, result);
    }
    this.#show();
  }

  onError(error: TestError): void {
    const errorLine = firstLine(stripVTControlCharacters(error.message ?? error.value ?? 'no reason was given'));
    const message = errorLine.replace(/^Error: /, '');
    this.#view.say(`${this.#paint('red', 'Error outside the tests')}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`);
  }

  onEnd(result: FullResult): void {
    if (this.options._mode === 'list') return;
    if (this.#untold > 0) this.#view.say(`  … and ${thousands(this.#untold)} more that failed or could not be judged`);
    const took = duration(this.#now() - this.#started);
    const done =
      this.options.judged === undefined
        ? `Ran ${thousands(this.#done - this.#leftOut)}`
        : `Reported ${thousands(this.#done)}`;
    this.#view.say(`${done} of ${thousands(this.#total)} in ${took}: ${this.#tally()}`);
    const why = { interrupted: 'interrupted', timedout: 'stopped by its time limit' }[result.status as string];
    if (this.options.judged === undefined && (why || this.#done < this.#total)) {
      this.#view.say(`The run was ${why ?? 'ended early'}: only a part of the plan was run, so nothing is certified.`);
    }
  }

  #report({ id, outcome, reason }: Shown, test: TestCase, result: TestResult): void {
    // Failures that share a line: those of one requirement at any operation, or outages with one reason.
    const kind = outcome === 'failed' ? id.replace(/^[^.]*\.|:.*$/gs, '') : reason;
    if (this.#reported.has(kind) || this.#reported.size >= MOST_LINES) {
      this.#untold += 1;
      return;
    }
    this.#reported.add(kind);
    // Relative, so that a terminal or an editor can jump to it.
    const at = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
    this.#view.say(`  ${this.#paint(OUTCOME_COLOURS[outcome as Outcome], outcome)} ${id}: ${reason} (${at})`);
    if (!this.options.details) return;
    const lines = failureLines(result.error?.message ?? '');
    // Text to paste is not wrapped.
    for (const line of lines) this.#output.write(`${line}\n`);
  }

  /** `npx playwright test --list`: each test with its place, id and title. */
  #list(tests: readonly TestCase[]): void {
    const lines = tests.map((test) => {
      const id = test.annotations.find(({ type }) => type === INSTANCE_ANNOTATION)?.description ?? '';
      return `${relative(process.cwd(), test.location.file)}:${test.location.line} ${id}: ${test.title}`;
    });
    // In one write: a listing of thousands of lines is usually piped.
    this.#output.write(`${[...lines, extent(tests.length, tests)].join('\n')}\n`);
  }

  #tally(): string {
    const known = [...OUTCOMES, 'not-run' as const].filter((outcome) => this.#counts.has(outcome));
    const words = known.map((outcome) => `${thousands(this.#counts.get(outcome) ?? 0)} ${outcome}`);
    return words.length > 0 ? words.join(', ') : 'nothing was judged';
  }

  #timeLeft(): string {
    const elapsed = this.#now() - this.#started;
    // The first few tests include the start of the workers: their pace would mislead.
    if (this.#done < Math.max(5, this.#total / 20) || this.#done >= this.#total) return '';
    return `, about ${duration((elapsed / this.#done) * (this.#total - this.#done))} left`;
  }

  get #progress(): string {
    return `${thousands(this.#done)}/${thousands(this.#total)}${this.#timeLeft()} · ${this.#topic} · ${this.#tally()}`;
  }

  #show(): void {
    // Instances that were judged before are shown within a second or two.
    if (this.options.judged !== undefined && !this.#output.isTTY) return;
    const share = this.#total === 0 ? 0 : this.#done / this.#total;
    const filled = Math.floor(share * BAR_WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
    const tenth = () => `${String(Math.floor(share * 10) * 10).padStart(3)} % · ${this.#progress}`;
    this.#view.show(share, () => `${bar} ${this.#progress}`, tenth);
  }
}
