/** Other tools for the same job: how each is installed, set up by its documentation, run and read. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { $ } from 'zx';

/** What a tool needs for one run. */
export interface Place {
  /** Its folder for this document, with its set-up. */
  readonly folder: string;
  readonly home: string;
  /** The service, base path included. */
  readonly url: string;
  /** A bearer token of the service; empty if it issued none. */
  readonly token: string;
}

/** Another tool. */
export interface Peer {
  readonly name: string;
  /** Its set-up in words, for the reader. */
  readonly how: string;
  /** Installs it into its folder. @throws if it cannot be installed */
  readonly install: (home: string) => Promise<unknown>;
  readonly version: (home: string) => readonly string[];
  /** Removes what it cannot read from the document. */
  readonly adapt?: (document: Document) => Document;
  /** Writes what it needs beyond `openapi.json`, once per document. */
  readonly prepare?: (place: Omit<Place, 'token'>) => Promise<void>;
  readonly words: (place: Place) => readonly string[];
  readonly env?: (place: Place) => Readonly<Record<string, string>>;
  /** The file of its report, in its folder; absent: its output. */
  readonly report?: string;
  /** The names of the checks that failed. @param text of its report */
  readonly failing: (text: string) => string[];
}

/** The parts of an OpenAPI document that are changed for some tools. */
export interface Document {
  readonly paths: Readonly<Record<string, { readonly post: Readonly<Record<string, unknown>> }>>;
}

type Post = Document['paths'][string]['post'];

const eachPost = (change: (post: Post) => Post) => (document: Document) => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document.paths).map(([path, { post }]) => [path, { post: change(post) }])),
});

/** Only the first media type of each request. */
function oneMediaType(post: Post): Post {
  const { content, ...body } = post['requestBody'] as { content: Readonly<Record<string, unknown>> };
  return { ...post, requestBody: { ...body, content: Object.fromEntries(Object.entries(content).slice(0, 1)) } };
}

const npm =
  (...packages: readonly string[]) =>
  async (home: string) => {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }');
    await $({ cwd: home, quiet: true, timeout: '300s' })`npm install --no-audit --no-fund ${packages}`;
  };
const bin = (home: string, name: string) => join(home, 'node_modules/.bin', name);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (all, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? all),
  );

/** The test cases of a JUnit report that failed or ended with an error, with their messages. */
export function junitFailures(xml: string): { readonly name: string; readonly output: string }[] {
  return [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)].flatMap(([, head = '', body = '']) => {
    if (!/<(?:failure|error)\b/.test(body)) return [];
    const [, name = ''] = /\bname="([^"]*)"/.exec(head) ?? [];
    return [{ name: unescaped(name), output: unescaped(body) }];
  });
}

/** The parts of each failure that match a pattern, line by line; only the test's name if none does. */
const junitChecks = (line: RegExp) => (xml: string) =>
  junitFailures(xml).flatMap(({ name, output }) => {
    const found = [...output.matchAll(line)].map(([, what = '']) => `${name}: ${what.trim()}`);
    return found.length > 0 ? found : [name];
  });

const HOOKS = `const hooks = require('hooks');
const FORM = $FORM;
hooks.beforeEach((transaction, done) => {
  const { request, expected } = transaction;
  const status = String(expected.statusCode);
  const isToken = !request.uri.includes('/api/');
  if (isToken) delete request.headers.Authorization;
  if (request.uri.endsWith('/oauth2/token')) request.body = FORM;
  if (status === '401' || status === '403') {
    if (isToken) request.body = request.body.replace(/(client_secret\\W+)[\\w-]+/, '$1wrong');
    else delete request.headers.Authorization;
  } else if (status === '415') request.headers['Content-Type'] = 'text/plain';
  else if (status.startsWith('4')) request.body = isToken ? '{}' : '{"checkOutDate":"never"}';
  done();
});
hooks.beforeEachValidation(({ real }, done) => {
  if (real.headers['content-type']) real.headers['content-type'] = real.headers['content-type'].replace(/; *charset=.*/i, '');
  done();
});
`;

/** The example of a form, which Dredd does not support. */
function formIn({ paths }: Document): string {
  const { content = {} } = (Object.values(paths)[0]?.post['requestBody'] ?? {}) as {
    content?: Record<string, unknown>;
  };
  const media = content['application/x-www-form-urlencoded'] as {
    examples: { valid: { value: Record<string, string> } };
  };
  return media ? String(new URLSearchParams(media.examples.valid.value)) : '';
}

const checks = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { enabled: true }]));
const REPLY_CHECKS = ['contentType', 'jsonBody', 'schemaValidation', 'headersPresent'];
const FUZZED = ['requiredFields', 'minimumNumberFields', 'maximumNumberFields', 'minLengthFields', 'maxLengthFields'];

function portmanConfig({ paths }: Document): unknown {
  const statuses = new Set(Object.values(paths).flatMap(({ post }) => Object.keys(post['responses'] as object)));
  const variation = (status: string, what: unknown, name: string) => ({
    openApiOperation: name === 'unauthorized' ? '*::/api/*' : '*::/*',
    openApiResponse: status,
    variations: [{ name, ...(what as object), tests: { contractTests: [checks('statusCode', ...REPLY_CHECKS)] } }],
  });
  const variationTests = [...statuses].flatMap((status) => {
    if (status === '401' || status === '403') {
      return [variation(status, { overwrites: [{ overwriteRequestSecurity: { remove: true } }] }, 'unauthorized')];
    }
    const isInvalid = status === '400' || status === '422';
    return isInvalid ? [variation(status, { fuzzing: [{ requestBody: [checks(...FUZZED)] }] }, 'invalid')] : [];
  });
  return {
    version: 1,
    tests: {
      contractTests: [{ openApiOperation: '*::/*', ...checks('statusSuccess', ...REPLY_CHECKS) }],
      variationTests,
    },
    globals: { securityOverwrites: { bearer: { token: '{{bearerToken}}' } } },
  };
}

interface NewmanReport {
  readonly run: {
    readonly failures: readonly { source?: { name?: string }; error: { test?: string; name: string } }[];
  };
}

interface Workflow {
  config: Record<string, unknown>;
  tests: Record<string, { steps: { http: { url: string; auth?: unknown } }[] }>;
}

const quiet = (folder: string) =>
  $({ cwd: folder, quiet: true, timeout: '120s', env: { ...process.env, STEPCI_DISABLE_ANALYTICS: '1' } });
const documentIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as Document;

export const PEERS: readonly Peer[] = [
  {
    name: 'Schemathesis',
    how: 'all phases, a fixed seed, the token as a header',
    install: async (home) => {
      await $({ quiet: true, timeout: '120s' })`python3 -m venv ${home}`;
      await $({ quiet: true, timeout: '300s' })`${join(home, 'bin/pip')} install --quiet schemathesis`;
    },
    version: (home) => [join(home, 'bin/schemathesis'), '--version'],
    words: ({ home, folder, url, token }) => [
      ...[join(home, 'bin/schemathesis'), 'run', join(folder, 'openapi.json'), '--url', url, '--seed', '1'],
      ...['--header', `Authorization: Bearer ${token}`, '--report', 'junit', '--report-junit-path', 'report.xml'],
    ],
    report: 'report.xml',
    // Each failure is a list of checks, "- Undocumented HTTP status code", with details below.
    failing: junitChecks(/^\s*- ([A-Z][^\n]*)$/gm),
  },
  {
    name: 'Specmatic',
    how: 'contract tests from the examples, and resiliency tests with at most two combinations each; the JVM is set for short runs',
    install: npm('specmatic'),
    version: (home) => [bin(home, 'specmatic'), '--version'],
    prepare: async ({ folder }) => {
      const test = { resiliencyTests: { enable: 'all' } };
      writeFileSync(
        join(folder, 'specmatic.yaml'),
        stringify({ version: 2, contracts: [{ provides: ['openapi.json'] }], test }),
      );
    },
    words: ({ home, url }) => [bin(home, 'specmatic'), 'test', `--testBaseURL=${url}`, '--junitReportDir=junit'],
    env: ({ token }) => ({
      ...{ bearer: token, MAX_TEST_REQUEST_COMBINATIONS: '2', SPECMATIC_DISABLE_TELEMETRY: 'true' },
      JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    }),
    report: 'junit/TEST-junit-jupiter.xml',
    failing: (xml) => junitFailures(xml).map(({ name }) => name.replace(/^.*contractTest\(\) > /, '')),
  },
  {
    name: 'newman with Portman',
    how: 'contract tests, fuzzed bodies for 400 and 422, and no token for 401 and 403',
    // Portman 1.33 does not list tslib, which it needs.
    install: npm('newman', '@apideck/portman', 'tslib'),
    version: (home) => [bin(home, 'portman'), '--version'],
    prepare: async ({ folder, home }) => {
      writeFileSync(join(folder, 'portman.json'), JSON.stringify(portmanConfig(documentIn(folder))));
      await quiet(folder)`${bin(home, 'portman')} -l openapi.json -c portman.json -o collection.json`;
    },
    words: ({ home, token }) => [
      ...[bin(home, 'newman'), 'run', 'collection.json', '--env-var', `bearerToken=${token}`],
      ...['--reporters', 'json', '--reporter-json-export', 'report.json', '--timeout-request', '10000'],
    ],
    report: 'report.json',
    failing: (text) =>
      (JSON.parse(text) as NewmanReport).run.failures.map(
        ({ source, error }) => `${source?.name ?? ''}: ${error.test ?? error.name}`,
      ),
  },
  {
    name: 'Dredd',
    how: 'hooks make the request for each 4xx and ignore a charset; the query parameter is left out, since Dredd cannot read its name',
    install: npm('dredd'),
    version: (home) => [bin(home, 'dredd'), '--version'],
    adapt: eachPost(({ parameters: _none, ...post }) => oneMediaType(post)),
    prepare: async ({ folder }) =>
      writeFileSync(join(folder, 'hooks.js'), HOOKS.replace('$FORM', JSON.stringify(formIn(documentIn(folder))))),
    words: ({ home, url, token }) => [
      ...[bin(home, 'dredd'), 'openapi.json', url, '--header', `Authorization: Bearer ${token}`],
      ...['--hookfiles', 'hooks.js', '--reporter', 'xunit', '--output', 'report.xml', '--loglevel', 'error'],
    ],
    report: 'report.xml',
    failing: junitChecks(/^((?:headers|body|statusCode): (?:At|Expected) [^\n]*)$/gm),
  },
  {
    name: 'stepci',
    how: 'its generated workflow, with the token, continuing after a failure; one media type, since it uses only the last',
    install: npm('stepci'),
    version: (home) => [bin(home, 'stepci'), '--version'],
    adapt: eachPost(oneMediaType),
    prepare: async ({ folder, home }) => {
      await quiet(folder)`${bin(home, 'stepci')} generate openapi.json workflow.yml --checkExamples false`;
      const file = join(folder, 'workflow.yml');
      const { config, tests, ...rest } = parse(readFileSync(file, 'utf8')) as Workflow;
      for (const { http } of Object.values(tests).flatMap(({ steps }) => steps)) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: stepci fills it in.
        if (http.url.includes('/api/')) http.auth = { bearer: { token: '${{env.token}}' } };
      }
      writeFileSync(file, stringify({ ...rest, config: { ...config, continueOnFail: true }, tests }));
    },
    words: ({ home, token }) => [bin(home, 'stepci'), 'run', 'workflow.yml', '--env', `token=${token}`],
    env: () => ({ STEPCI_DISABLE_ANALYTICS: '1' }),
    failing: (text) => [...text.matchAll(/^\s*✕ (\S+) failed/gm)].map(([, name = '']) => name),
  },
];
