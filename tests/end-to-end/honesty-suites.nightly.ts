/** The honesty of the tests: each asserts something, none passes without replies, none reads what is not evidence. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import type { Sequence } from '../../cases/sequence.ts';
import { judge } from '../../judgement/judge.ts';
import { type CertificationExpect, matchers, plainExpect } from '../../judgement/matchers/index.ts';
import { declaredBy } from '../../judgement/plan.ts';
import { ROOT } from '../support/certify.ts';
import { type Made, recordingSender } from '../support/exchange.ts';
import { type Plan, plans, specs } from '../support/plan.ts';
import { assertNone } from '../support/reported.ts';

const FOLDER = join(ROOT, 'suites/');
/** What else is there only lists them. */
const FILES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.spec.ts'));

function places(find: (node: ts.Node) => string | null): string[] {
  return FILES.flatMap((name) => {
    const source = ts.createSourceFile(name, readFileSync(`${FOLDER}${name}`, 'utf8'), ts.ScriptTarget.ES2023, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const what = find(node);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (what) found.push(`${name}:${line} ${what}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Names that lead out of a test: to the clock, to chance, to the machine, to the network. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'random',
  'randomUUID',
  'crypto',
  'process',
  'globalThis',
  'global',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'require',
  'eval',
  'Function',
]);

test('no spec names the clock, chance, the environment or the network', () => {
  const named = places((node) => {
    if (!ts.isIdentifier(node) || !OUTSIDE.has(node.text)) return null;
    // A member of the same name is another thing; `Math.random` and its like are not.
    const { parent } = node;
    const own = ts.isPropertyAssignment(parent) && parent.name === node;
    const typed = ts.isTypeReferenceNode(parent);
    // It reads the moment of a reply, not the clock.
    const parsed = node.text === 'Date' && ts.isPropertyAccessExpression(parent) && parent.name.text === 'parse';
    return own || typed || parsed ? null : node.text;
  });
  assert.deepEqual(named, []);
});

test('no spec imports anything but fixtures, cases, scenes and the contract', () => {
  const imports = places((node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'import()';
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return null;
    const from = node.moduleSpecifier.text;
    return /^\.\.\/\.\.\/(?:fixtures|cases|client\/scenes|contract)\/[a-z/-]+\.ts$/.test(from) ? null : from;
  });
  assert.deepEqual(imports, []);
});

test('no spec catches what an assertion throws, skips a test, or leaves an expectation unsaid', () => {
  const odd = places((node) => {
    if (ts.isTryStatement(node)) return 'try';
    if (
      ts.isPropertyAccessExpression(node) &&
      ['catch', 'allSettled', 'skip', 'fixme', 'only'].includes(node.name.text)
    )
      return node.name.text;
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return null;
    const matcher = ts.isPropertyAccessExpression(node.parent) ? node.parent : null;
    const called = matcher && ts.isCallExpression(matcher.parent) && matcher.parent.expression === matcher;
    return called && matcher.name.text in matchers ? null : 'expect without a matcher';
  });
  assert.deepEqual(odd, []);
});

function countingExpect(): { readonly expect: CertificationExpect; readonly asked: () => number } {
  let asked = 0;
  const expect = ((exchange: never) => {
    asked += 1;
    return plainExpect(exchange);
  }) as unknown as CertificationExpect;
  return { expect, asked: () => asked };
}

for (const { name, context } of plans) {
  test(`${name}: no test ends without having asserted, noted or said why not, whatever is answered`, async () => {
    const { expect, asked } = countingExpect();
    const silent: string[] = [];
    for (const one of declaredBy(context, specs, expect)) {
      for (const status of [201, 400]) {
        const before = asked();
        const { reason } = await judge(
          one,
          context,
          recordingSender(context, () => status),
        );
        if (asked() === before && reason === undefined) silent.push(`${one.instance.id} against ${status}`);
      }
    }
    assert.deepEqual(silent, []);
  });
}

async function outcomes({ tests, context }: Plan, answer: Made) {
  const sender = recordingSender(context, () => answer);
  const judged = [];
  for (const each of tests) judged.push(await judge(each, context, sender));
  return judged;
}

const SILENCES: Readonly<Record<string, Made>> = {
  'a connection refused': { failure: 'refused' },
  'a time-out': { failure: 'timeout' },
  'no token': { failure: 'no-token' },
  429: { status: 429 },
  502: { status: 502 },
  503: { status: 503 },
  504: { status: 504 },
};

for (const plan of plans) {
  for (const [name, answer] of Object.entries(SILENCES)) {
    test(`${plan.name}: ${name} makes no test passed, failed or a warning`, async () => {
      const scored = (await outcomes(plan, answer)).filter(({ outcome }) =>
        ['passed', 'failed', 'warning', 'review'].includes(outcome),
      );
      assertNone(scored.map(({ instance, outcome, reason }) => `${instance.id} ${outcome} ${reason}`));
    });
  }

  test(`${plan.name}: no test throws but to judge`, async () => {
    for (const status of [200, 201, 400, 401, 404, 500]) {
      const broken = (await outcomes(plan, { status })).filter(({ reason }) => reason?.startsWith('the suite itself'));
      assertNone(broken.map(({ instance, reason }) => `${status} ${instance.id}: ${reason}`));
    }
  });
}

/** The names above say what a spec reads itself; this, what it reads through others. */
test('half a year later, elsewhere and without a network, each test sends the same requests and ends the same', async (t) => {
  const judged = async () => {
    const all = [];
    for (const plan of plans) {
      for (const status of [201, 400]) {
        const sender = recordingSender(plan.context, () => status);
        for (const each of plan.tests) all.push((await judge(each, plan.context, sender)).outcome);
        all.push(sender.exchanges.map(({ request }) => request));
      }
    }
    return all;
  };
  const first = await judged();
  const { env } = process;
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 183 * 86_400_000 });
  t.mock.method(Math, 'random', () => 0.5);
  t.mock.method(globalThis, 'fetch', () => assert.fail('the network'));
  env['TZ'] = 'Asia/Kathmandu';
  process.env = { TZ: 'Asia/Kathmandu' };
  try {
    assert.deepEqual(await judged(), first);
  } finally {
    process.env = env;
    delete env['TZ'];
  }
});

for (const plan of plans) {
  test(`${plan.name}: tests that share an exchange have built the same call`, async () => {
    const asked = new Map<string, Sequence>();
    const strange: string[] = [];
    let again = 0;
    const sender = recordingSender(plan.context, ({ operation }) =>
      operation.startsWith('token') ? { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' } : 201,
    );
    const send: typeof sender.send = (sequence) => {
      const known = asked.get(sequence.id);
      if (known) again += 1;
      // Not asserted here: what a test throws is judged, and judged is not failed.
      // What a test means by a call is its own: of two, the better word holds (`IntentsOfRun`).
      const built = ({ again: _again, intents: _intents, ...rest }: Sequence) => rest;
      if (known && !isDeepStrictEqual(built(sequence), built(known))) strange.push(sequence.id);
      asked.set(sequence.id, sequence);
      return sender.send(sequence);
    };
    for (const each of plan.tests) await judge(each, plan.context, { send });
    assert.deepEqual(strange, []);
    assert.ok(again > 0);
  });
}
