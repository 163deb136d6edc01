import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { readOpenApi } from '../../scripts/profile/openapi.ts';
import { UsageError } from '../../scripts/usage.ts';

const PATH = '/api/v1/reservation/partial-bill';

function documentWith(schema: unknown, { version = '3.1.0', schemas = {}, path = PATH, status = '201' } = {}) {
  const post = {
    requestBody: { $ref: '#/components/requestBodies/Body' },
    responses: { [status]: { description: '' } },
  };
  const requestBodies = { Body: { content: { 'application/json': { schema } } } };
  return { openapi: version, paths: { [path]: { post } }, components: { requestBodies, schemas } };
}

const read = (document: unknown) => readOpenApi(Buffer.from(JSON.stringify(document)), 'api.json');
const given = (document: unknown, key: string) => read(document).points.find((point) => point.key === key)?.value;
const REQUEST = 'operations.partial-bill.request';

test('references are followed, allOf is put together, and nullable is read as 3.1 writes it', () => {
  const schemas = {
    Id: { type: 'object', required: ['reservationId'], properties: { reservationId: { type: 'string' } } },
    Note: { type: 'string', nullable: true, description: 'of no account', 'x-own': 1 },
  };
  const through = { type: 'string', format: 'date' };
  const own = {
    type: 'object',
    required: ['throughDate'],
    properties: { throughDate: through, note: { $ref: '#/components/schemas/Note' } },
  };
  const document = documentWith({ allOf: [{ $ref: '#/components/schemas/Id' }, own] }, { version: '3.0.3', schemas });
  assert.deepEqual(given(document, REQUEST), {
    type: 'object',
    properties: { reservationId: { type: 'string' }, throughDate: through, note: { type: ['string', 'null'] } },
    required: ['reservationId', 'throughDate'],
  });
  assert.deepEqual(given(document, 'operations.partial-bill.example'), {
    reservationId: '{{reservationId}}',
    throughDate: '{{leaving}}',
  });
  assert.deepEqual(given(document, 'operations.partial-bill.success'), { status: [201], body: 'empty' });
});

test('a schema that refers back to itself is cut where it does, and that is said', () => {
  const Node = { type: 'object', properties: { inner: { $ref: '#/components/schemas/Node' } } };
  const document = documentWith({ $ref: '#/components/schemas/Node' }, { schemas: { Node } });
  assert.deepEqual(given(document, REQUEST), { type: 'object', properties: { inner: {} } });
  assert.equal(read(document).remarks.filter((each) => each.includes('refers back')).length, 1);
});

test('references that double at each level, or lead in a circle, cost little and are left open', () => {
  const level = (n: number) => ({ $ref: `#/components/schemas/L${n}` });
  const schemas = Object.fromEntries(
    Array.from({ length: 29 }, (_, n) => [`L${n}`, { properties: { a: level(n + 1), b: level(n + 1) } }]),
  );
  const started = process.cpuUsage().user;
  assert.equal(given(documentWith(level(0), { schemas }), REQUEST), undefined);
  assert.ok(process.cpuUsage().user - started < 20e6);
  const circle = { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } };
  assert.deepEqual(given(documentWith({ $ref: '#/components/schemas/A' }, { schemas: circle }), REQUEST), undefined);
});

test('what contradicts the interface document is said, and not offered', () => {
  const properties = {
    folio: { type: 'integer' },
    occupancy: { type: 'integer', maximum: 8 },
    deposit: { type: 'number' },
  };
  const schema = { type: 'object', required: ['deposit', 'occupancy'], properties };
  const { points, remarks } = read(documentWith(schema, { path: '/v2/reservation/checkin', status: '200' }));
  assert.deepEqual(
    points.map(({ key, value }) => [key, value]),
    [['fields.check-in', { occupancy: { maximum: 8 } }]],
  );
  for (const found of ['folio is integer', 'folio is not required', 'deposit is required', 'success is 200'])
    assert.ok(
      remarks.some((each) => each.includes(found)),
      found,
    );
});

test('hostile documents are refused with a sentence', () => {
  const laughs = ['a: &a0 [x, x]', ...Array.from({ length: 30 }, (_, n) => `b${n}: &a${n + 1} [*a${n}, *a${n}]`)];
  const hostile = {
    large: `openapi: 3.1.0\ninfo: ${'x'.repeat(2 ** 21)}`,
    laughs: laughs.join('\n'),
    circle: 'openapi: 3.1.0\npaths: &p { again: *p }',
    deep: '['.repeat(3000) + ']'.repeat(3000),
    'not well-formed': '{ openapi: ',
    prototype: '{"openapi":"3.1.0","paths":{"__proto__":{}}}',
    'of another kind': 'swagger: "2.0"',
    empty: '',
  };
  for (const [name, text] of Object.entries(hostile)) {
    assert.throws(() => readOpenApi(Buffer.from(text), 'api.yaml'), UsageError, name);
  }
});
