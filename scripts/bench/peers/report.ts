/** `BENCHMARKS.md`: measured figures, the text about them, and the figures as JSON. */
import type { Figure } from '../side-by-side.ts';
import type { Tally } from './compare.ts';

/** A tool that could not be installed. */
export interface Missing {
  readonly tool: string;
  readonly how: string;
  readonly why: string;
}

/** All measurements. */
export interface Benchmarks {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly node: string;
  readonly cores: number;
  readonly seed: string;
  /** Services at a time. */
  readonly lanes: number;
  readonly of: { readonly faults: number; readonly variants: number };
  /** Ours first. */
  readonly tallies: readonly Tally[];
  readonly missing: readonly Missing[];
  readonly figures: readonly Figure[];
  readonly atOnce: number;
  readonly runs: number;
}

/** With fewer faults, the figures say little about a tool. */
const FEW = 30;

const count = (of: Readonly<Record<string, unknown>>) => Object.keys(of).length;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
/** Text of another program, in a cell. */
const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll(/[<>`]/g, "'").replaceAll(/\s+/g, ' ').slice(0, 160);

/** Faults found for each CPU second. */
export const perSecond = ({ found, cpu }: Pick<Tally, 'found' | 'cpu'>): number => (cpu > 0 ? found.length / cpu : 0);

function peerTable({ tallies }: Benchmarks): string {
  const [, smoke] = tallies;
  const rate = smoke ? perSecond(smoke) : 0;
  return table(
    [
      'tool',
      'requests',
      'CPU s a run',
      'faults found',
      's a run',
      'faults per CPU s',
      'to the smoke plan',
      'correct services refused',
    ],
    tallies.map((each) => [
      `${each.tool} ${each.version}`,
      each.requests,
      each.cpuAtMock.toFixed(1),
      `${each.found.length} of ${each.tried.faults}`,
      (each.seconds / Math.max(1, each.tried.faults)).toFixed(1),
      perSecond(each).toFixed(3),
      rate > 0 ? (perSecond(each) / rate).toFixed(2) : '',
      `${count(each.refused)} of ${each.tried.variants}`,
    ]),
  );
}

/** Whether the suite is ahead of every peer; the sentences follow from the figures alone. */
export function verdictsOf({ tallies, figures }: Benchmarks): string[] {
  const [whole, smoke, ...peers] = tallies;
  if (!whole || !smoke) return [];
  const behind = (is: (peer: Tally) => boolean) =>
    peers
      .filter(is)
      .map(({ tool }) => tool)
      .join(', ');
  const words = (what: string, not: string) =>
    `- ${what}: ${not === '' ? 'ahead of every peer that was run, or level' : `**not ahead of ${not}**`}.`;
  const late = figures.find(({ what }) => what.endsWith(' 80 ms'));
  return [
    words(
      'Faults found, whole plan',
      behind(({ found }) => found.length >= whole.found.length),
    ),
    words(
      'Correct services refused, whole plan',
      behind(({ refused }) => count(refused) < count(whole.refused)),
    ),
    words(
      'Faults per CPU second, smoke plan',
      behind((peer) => perSecond(peer) >= perSecond(smoke)),
    ),
    ...(late
      ? [`- At 80 ms: ${late.ratio.toFixed(2)} times the bare client${late.ratio <= 1.3 ? '' : ', **more than 1.3**'}.`]
      : []),
  ];
}

function details({ tallies, missing }: Benchmarks): string[] {
  const known = tallies.map((each) => {
    const broke = Object.entries(each.broke).map(([name, why]) => `${name} (${cell(why)})`);
    const refused = Object.entries(each.refused).map(([name, check]) => `  - ${name}: ${cell(check)}`);
    const atMock = each.atMock.length > 0 ? `${each.atMock.length}, such as ${cell(each.atMock[0] ?? '')}` : 'none';
    return [
      `- **${each.tool}**: ${each.how}. Checks that fail at the mock itself, and so count nowhere: ${atMock}.`,
      ...(broke.length > 0 ? [`  No result at: ${broke.join(', ')}.`] : []),
      ...(refused.length > 0 ? ['  Correct services refused, and the first check that says so:', ...refused] : []),
    ].join('\n');
  });
  const absent = missing.map(
    ({ tool, how, why }) =>
      `- **${tool}** could not be had where this was measured, so that its set-up (${how}) has not been run: ${cell(why)}`,
  );
  return [...known, ...absent];
}

/** The whole text. */
export function markdownOf(measured: Benchmarks): string {
  const { date, node, cores, seed, lanes, tallies, of, figures, atOnce, runs } = measured;
  const { faults = 0, variants = 0 } = tallies[0]?.tried ?? {};
  const lines = figures.map(({ what, ours, than, theirs, ratio }) => [
    what,
    ours.toFixed(2),
    than,
    theirs.toFixed(2),
    ratio.toFixed(2),
  ]);
  return `# Benchmarks

Written by \`npm run bench -- peers\`, never by hand: measured on ${date} with Node.js ${node} on ${cores} cores. Other machines give other seconds;
the ratios are what counts.

## Beside what people use

Every tool met the same services, tool after tool${lanes > 1 ? `, ${lanes} services at a time` : ''}: the mock, twice; ${faults} of its ${of.faults} faults and ${variants} of its ${of.variants} conforming
variants, drawn by the seed "${seed}". The peers were given an OpenAPI document made from the contract and the profile of the service's provider (required fields, formats,
limits, examples of a real stay, every status and error schema) and a valid token; our suite was given the profile. A fault is found where
a check fails that does not fail at the mock; of ours a warning counts as well. A correct service is refused where such a check fails (of
ours a MUST that is inconclusive counts too). CPU seconds are those of all processes of the tool; writing its tests from the document is not
counted, nor are the mock's own.

${faults < FEW ? `**${faults} faults say little**: the whole sample takes hours on a machine that is not idle.\n\n` : ''}${peerTable(measured)}

${verdictsOf(measured).join('\n')}

${details(measured).join('\n')}

## Beside a bare client, and empty tests

${runs === 1 ? 'One run of each' : `Medians of ${runs} runs by turns`}. The bare client sends the requests that our run has recorded again, over kept-alive connections and ${atOnce} at once, as our
run does at a mock; it judges, records, orders and waits for nothing. Start-up and preflight are left out; the seconds are those from the first
request of the plan to the last reply.

${table(['what', 'ours', 'beside', 'theirs', 'ratio'], lines)}

<!-- The figures, of which all above follows.
${JSON.stringify(measured).replaceAll('--', '-\\u002d')}
-->
`;
}

/** The figures in the text of an earlier report. */
export function figuresIn(text: string): Benchmarks {
  const [, json = 'null'] = /<!--[^\n]*\n(.*)\n-->/.exec(text) ?? [];
  return JSON.parse(json) as Benchmarks;
}
