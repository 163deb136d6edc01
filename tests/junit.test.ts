import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OUTCOMES } from '../contract/words.ts';
import { junitXml } from '../reporters/junit.ts';
import { HOSTILE, sampleResult } from './sample-result.ts';

/** Checks that tags nest and close, that attributes are quoted, and that only characters of XML 1.0 occur. */
function assertWellFormed(xml: string): void {
  for (const character of xml) {
    const code = character.codePointAt(0) ?? 0;
    const isAllowed =
      [9, 10, 13].includes(code) ||
      (code >= 0x20 && code <= 0xd7ff) ||
      (code >= 0xe000 && code <= 0xfffd) ||
      code >= 0x10000;
    assert.ok(isAllowed, `U+${code.toString(16)} is no character of XML`);
  }
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^?]*\?>/, '');
  const rest = body.replace(/<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>/g, (_, end, name, _attributes, empty) => {
    if (end) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
    return '';
  });
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<>]/);
  assert.doesNotMatch(body, /&(?!(amp|lt|gt|quot|#10|#9);)/);
}

test('every outcome is counted as JUnit knows it', () => {
  const xml = junitXml(sampleResult([...OUTCOMES, 'failed']));
  assertWellFormed(xml);
  assert.match(xml, /<testsuites name="[^"]*not-certified" tests="9" failures="2" errors="1"/);
  assert.equal(xml.match(/<failure /g)?.length, 2);
  assert.equal(xml.match(/<error /g)?.length, 1);
  assert.equal(xml.match(/<skipped /g)?.length, 2);
  assert.equal(xml.match(/<system-out>/g)?.length, 3);
  assert.equal(xml.match(/<testcase /g)?.length, 9);
  assert.match(xml, /classname="TOKEN-JSON.FAILED" name="case 1 of failed plain"/);
});

test('a case takes as long as the exchanges that it rests on, and a suite counts a shared one once', () => {
  // Each instance rests on an exchange of its own and on a control, 12.5 ms each; the first and the last share theirs.
  const xml = junitXml(sampleResult(Array.from({ length: 7 }, () => 'failed' as const)));
  const times = (element: string) =>
    [...xml.matchAll(new RegExp(`<${element} [^>]*time="([\\d.]+)"`, 'g'))].map(([, time]) => time);
  assert.deepEqual(times('testcase'), Array(7).fill('0.025'));
  assert.deepEqual(times('testsuite'), ['0.037', ...Array(5).fill('0.025')]);
  assert.deepEqual(times('testsuites'), ['0.163']);
});

test('a failure says statement, clause, expected, received and the curl line', () => {
  const xml = junitXml(sampleResult(['failed']));
  for (const part of [
    'Statement:',
    '§2.1 (MUST, document)',
    'Expected:  status 201',
    'Received:  400',
    'Reproduce: curl',
  ]) {
    assert.ok(xml.includes(part), part);
  }
});

test('text that would break XML, or hide in it, stands escaped', () => {
  const xml = junitXml(sampleResult(OUTCOMES, HOSTILE));
  assertWellFormed(xml);
  assert.ok(xml.includes('&lt;/script&gt;'));
  assert.ok(xml.includes('\\u202eevil'));
  assert.ok(xml.includes('\\ud800'));
});

test('the same result gives the same bytes, and two cases of one title are told apart', () => {
  assert.equal(junitXml(sampleResult()), junitXml(sampleResult()));
  const result = sampleResult(['passed']);
  const [first] = result.judgements;
  assert.ok(first);
  const twin = { ...first, instance: { ...first.instance, id: `${first.instance.id},twin` } };
  const names = [...junitXml({ ...result, judgements: [first, twin] }).matchAll(/<testcase [^>]* name="([^"]*)"/g)];
  assert.equal(new Set(names.map(([, name]) => name)).size, 2);
});
