/** A reader that takes what any of the stacks takes, before anybody looks at what the report says. */
import type { Field } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Context, Override } from '../behaviour.ts';
import { all, fieldsAsked, on, overlooks, withoutLooseParts } from '../overrides.ts';
import { isScalar } from '../text.ts';

const isNumeric = (value: unknown) => typeof value === 'string' && /^\s*-?\d+(?:\.0+)?\s*$/.test(value);

function ofTimestamp(seconds: unknown): string {
  const moment = new Date(Number(seconds) * 1000);
  return Number.isNaN(moment.getTime()) ? String(seconds) : moment.toISOString();
}

/** Other writings of a moment, and how RFC 3339 writes it; what names none stays unreal. */
const WRITINGS: readonly (readonly [RegExp, string])[] = [
  [/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'],
  [/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'],
  [/^(\d{4})-W\d\d-\d/, '$1-01-04'],
  [/^(\d{4}-\d\d-\d\d)$/, '$1T00:00:00Z'],
  [/^(\d{4}-\d\d-\d\d)[t ]/, '$1T'],
  [/T24:00:00/, 'T00:00:00'],
  [/,(\d)/, '.$1'],
  [/([+-]\d\d)(\d\d)$/, '$1:$2'],
  [/(T\d\d:\d\d)$/, '$1:00'],
  [/(T\d\d:\d\d:\d\d(?:\.\d+)?)$/, '$1Z'],
  [/z$/, 'Z'],
];

function momentOf(value: unknown): unknown {
  if (typeof value === 'number' || isNumeric(value)) return ofTimestamp(value);
  if (typeof value !== 'string') return value;
  if (value === 'now' || value === 'tomorrow') return new Date().toISOString();
  if (/^[A-Z][a-z]{2}, \d\d /.test(value)) return new Date(value).toISOString();
  return WRITINGS.reduce((text, [writing, usual]) => text.replace(writing, usual), value.trim());
}

function integerOf(value: unknown): unknown {
  const isLiteral = value === '' || isNumeric(value) || /^0x\d+$/.test(String(value));
  if (value === null || typeof value === 'boolean' || isLiteral) return Number(value);
  return typeof value === 'number' ? Math.trunc(value) : value;
}

function readAs(given: unknown, field: Field): unknown {
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (!field.required && (value === null || value === '')) return field.nullable && value === null ? null : undefined;
  if (field.type === 'integer') return integerOf(value);
  if (field.type === 'boolean')
    return isScalar(value) || typeof value === 'string' ? value !== 'false' && !!value : value;
  if (field.format === 'date-time') return momentOf(value);
  return field.type === 'string' && isScalar(value) ? String(value) : value;
}

function understood(body: Readonly<Record<string, unknown>>, ctx: Context): Readonly<Record<string, unknown>> {
  const known = new Map(fieldsAsked(ctx).map((field) => [field.name.toLowerCase(), field]));
  const members = Object.entries(body).map(([name, value]) => {
    const field = known.get(name.toLowerCase());
    return field ? ([field.name, readAs(value, field)] as const) : ([name, value] as const);
  });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

const looseJson = (text: string) =>
  withoutLooseParts(text.replace(/^\uFEFF/, '')).replace(/:\s*-?(?:NaN|Infinity)\b/g, ':null');

/** Reads reports as loosely as all stacks together: members in any case, of coercible types, in loose JSON of any media type. */
export const readsLooseReports: Override = on(
  RESERVATION_OPERATIONS,
  all(
    {
      mediaTypeOk: () => () => true,
      apiVersionOk: () => () => true,
      parseBody: (next) => (bytes, ctx) => {
        const parsed = next(Buffer.from(looseJson(bytes.toString('utf8'))), ctx);
        return 'value' in parsed ? { value: understood(parsed.value, ctx) } : parsed;
      },
    },
    overlooks(({ kind }) => kind === 'blank'),
  ),
);
