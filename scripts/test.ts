/**
 * Runs the project's own proofs and ends with a line of real counts: `N passed, N failed`. Words choose files by a part of their
 * names. With `--nightly` it runs those that need more than npm brings along.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

/** Compiled, as all of the suite. */
const folder = fileURLToPath(new URL('../tests/', import.meta.url));
const words = process.argv.slice(2);
const suffix = words.includes('--nightly') ? '.nightly.js' : '.test.js';
const wanted = words.filter((word) => word !== '--nightly');
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter(
    (name) =>
      name.endsWith(suffix) &&
      (wanted.length === 0 || wanted.some((part) => name.replace('.js', '.ts').includes(part))),
  )
  .sort()
  .map((name) => join(folder, name));

let passed = 0;
let failed = 0;
let skipped = 0;
const failures: string[] = [];

const stream = run({ files, concurrency: 2, timeout: 3_600_000 });
stream.on('test:pass', (event) => {
  // Suites count their tests, not themselves.
  if (event.details.type === 'suite') return;
  if (event.skip !== undefined || event.todo !== undefined) skipped += 1;
  else passed += 1;
});
stream.on('test:fail', (event) => {
  if (event.details.type === 'suite') return;
  failed += 1;
  failures.push(event.name);
});
stream.compose(new spec()).pipe(process.stdout);
stream.on('end', () => {
  setImmediate(() => {
    for (const name of failures) console.log(`failed: ${name}`);
    if (passed + failed === 0) console.log('No test was run.');
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    process.exit(failed > 0 || passed === 0 ? 1 : 0);
  });
});
