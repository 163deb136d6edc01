/** A run that is killed in the midst leaves no process, nothing that claims anything, and no folder beyond the next start. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { certify, scratch, startScript } from './support/certify.ts';

const folder = scratch();
after(() => folder.remove());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A second is usual; whoever is alive after this never noticed. */
const NOTICED_MS = 5000;
const CLAIMS = ['submission.zip', 'verdict.json', 'junit.xml', 'report.html', 'report', 'allure-results'];

function linesIn(file: string): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0;
}

const MOMENTS: Readonly<Record<string, (out: string) => boolean>> = {
  'while it sends': (out) => linesIn(join(out, 'evidence.ndjson')) > 20,
  'while Playwright judges': (out) => existsSync(join(out, 'playwright/locations.json')),
  'while the report is made': (out) => existsSync(join(out, '.unfinished/allure-results')),
};

/** A run in the middle of which most folders are in use: the next one is tried after it. */
const AGAIN_AFTER = 'while Playwright judges';

describe('a run that is killed', { skip: process.platform === 'win32' }, () => {
  for (const [moment, isNow] of Object.entries(MOMENTS)) {
    test(moment, { timeout: 240_000 }, async () => {
      const name = moment.replaceAll(' ', '-');
      const out = join(folder.path, name);
      const temp = join(folder.path, `temp-${name}`);
      mkdirSync(temp);
      const started = startScript('certify', ['--out', out, '--plan', 'smoke'], folder.path, { TMPDIR: temp });
      const place = [out, join(out, 'part')];
      while (!place.some(isNow)) {
        assert.equal(started.child.exitCode, null, 'It ended before that moment.');
        await pause(5);
      }
      started.child.kill('SIGKILL');
      const killedAt = performance.now();
      await started.gone();
      assert.ok(performance.now() - killedAt < NOTICED_MS);
      for (const each of CLAIMS) assert.ok(!place.some((where) => existsSync(join(where, each))), each);
      if (moment !== AGAIN_AFTER) return;
      // The folder is free again at once, and what was left in the temporary one goes.
      const next = await certify(folder.path, name, { TMPDIR: temp }, '--only', 'CHECK-IN.REFUSES-MISSING');
      assert.equal(next.code, 3, next.err);
      assert.deepEqual(readdirSync(temp), []);
    });
  }
});
