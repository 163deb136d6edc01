/** `BENCHMARKS.md`: measured figures, the text about them, and the figures as JSON. */
import type { Figure } from '../side-by-side.ts';
import type { Tally } from './compare.ts';

/** A tool that could not be installed. */
export interface Missing {
  readonly tool: string;
  readonly how: string;
  readonly why: string;
}

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

export const perSecond = ({ found, cpu }: Pick<Tally, 'found' | 'cpu'>): number => (cpu > 0 ? found.length / cpu : 0);

function peerTable({ tallies }: Benchmarks): string {
  const [, smoke] = tallies;
  const rate = smoke ? perSecond(smoke) : 0;
  return table(
    [
      'tool',
      'requests',
      'CPU seconds per run',
      'faults found',
      'seconds per run',
      'faults found per CPU second',
      'relative to the smoke plan',
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
    `- ${what}: ${not === '' ? 'at least as good as every other tool' : `**not better than ${not}**`}.`;
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
      ? [
          `- With 80 ms latency: ${late.ratio.toFixed(2)} times as long as the bare client${late.ratio <= 1.3 ? '' : ', **more than 1.3**'}.`,
        ]
      : []),
  ];
}

function details({ tallies, missing }: Benchmarks): string[] {
  const known = tallies.map((each) => {
    const broke = Object.entries(each.broke).map(([name, why]) => `${name} (${cell(why)})`);
    const refused = Object.entries(each.refused).map(([name, check]) => `  - ${name}: ${cell(check)}`);
    const failing = `${each.atMock.length} checks also fail at the correct mock and are ignored, such as ${cell(each.atMock[0] ?? '')}.`;
    const atMock = each.atMock.length > 0 ? ` ${failing}` : '';
    return [
      `- **${each.tool}**: ${each.how}.${atMock}`,
      ...(broke.length > 0 ? [`  No result for: ${broke.join(', ')}.`] : []),
      ...(refused.length > 0 ? ['  Correct services refused, each with the first check that failed:', ...refused] : []),
    ].join('\n');
  });
  const absent = missing.map(
    ({ tool, how, why }) => `- **${tool}** could not be installed (planned: ${how}): ${cell(why)}`,
  );
  return [...known, ...absent];
}

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

Measured on ${date} with Node.js ${node} on ${cores} cores by \`npm run bench -- peers\`, which writes this file. Compare the ratios: seconds
depend on the machine.

## Compared with other tools

Every tool was run against the same services${lanes > 1 ? `, ${lanes} at a time` : ''}: the mock (twice), ${faults} of its ${of.faults} faults and ${variants} of its ${of.variants} conforming variants,
drawn with the seed "${seed}". The other tools got a valid token and an OpenAPI document with everything that the contract and the provider's
profile say (required fields, formats, limits, a real stay as example, every status and error schema); our suite got the profile. A fault
counts as found, and a correct service as refused, if a check fails that does not fail against the mock. Of ours, warnings also count as
finding a fault, and inconclusive MUSTs as refusing a service. CPU seconds include all processes of the tool, but neither the mock's nor the
writing of tests from the document.

${faults < FEW ? `**${faults} faults are a small sample**; a large one takes hours.\n\n` : ''}${peerTable(measured)}

${verdictsOf(measured).join('\n')}

${details(measured).join('\n')}

## Compared with a bare client, and with empty tests

${runs === 1 ? 'One run of each' : `Medians of ${runs} runs each, in turn`}. The bare client sends the requests recorded by our run again, over kept-alive connections, ${atOnce} at a time as our
run does against a mock, and does nothing else. Seconds run from the first request of the plan to the last reply, without start-up and
preflight.

${table(['what', 'our suite', 'compared with', 'its value', 'ratio'], lines)}

<!-- The figures from which everything above is computed.
${JSON.stringify(measured).replaceAll('--', '-\\u002d')}
-->
`;
}

/** The figures in the text of an earlier report. */
export function figuresIn(text: string): Benchmarks {
  const [, json = 'null'] = /<!--[^\n]*\n(.*)\n-->/.exec(text) ?? [];
  return JSON.parse(json) as Benchmarks;
}
