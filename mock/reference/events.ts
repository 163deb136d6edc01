/** The four event reports of the reference service (sections 2 and 4). */
import { groupedBy } from '../../contract/grouped.ts';
import { asJsonObject, parsedJson } from '../../contract/json.ts';
import { type Behaviour, CHECKS, type Check, type Context, header, type Parsed, type Refusal } from '../behaviour.ts';
import { decodedBody } from '../circumstances.ts';
import { emptyReply, type Reply } from '../reply.ts';
import { decodeUtf8 } from '../text.ts';
import { credentialRefusal } from './bearer.ts';
import { violations } from './violations.ts';

/** Makes the checks in order and accepts what passes them all. */
export async function answerEvent(ctx: Context): Promise<Reply> {
  const { behaviour } = ctx;
  for (const check of behaviour.checks(ctx)) {
    const refusal = await behaviour.check(check, ctx);
    if (refusal) return behaviour.refuse(refusal, ctx);
  }
  return behaviour.accepted(ctx);
}

function parseBody(bytes: Buffer): Parsed {
  if (bytes.length === 0) return { problem: 'The body is empty.' };
  const text = decodeUtf8(bytes);
  if (text === null) return { problem: 'The body is not UTF-8.' };
  const found = parsedJson(text);
  if (found === undefined) return { problem: 'The body is not well-formed JSON.' };
  const value = asJsonObject(found);
  return value ? { value } : { problem: 'The body is not a JSON object.' };
}

function apiVersionOk(values: readonly string[], ctx: Context): boolean {
  const { supported, empty, repeated } = ctx.mock.profile.apiVersion ?? {};
  if (values.length === 0 || !supported) return true;
  if (values.length === 1 && values[0] === '' && empty === 'accepted') return true;
  if (values.length > 1 && repeated === 'accepted') return true;
  return values.length === 1 && supported.includes(values[0] ?? '');
}

function checkBody(ctx: Context): Refusal | null {
  const bytes = decodedBody(ctx);
  const parsed = bytes
    ? ctx.behaviour.parseBody(bytes, ctx)
    : { problem: 'The body is not in the coding that it names.' };
  if ('problem' in parsed) {
    return { kind: 'body', detail: parsed.problem, errors: { $: [parsed.problem] } };
  }
  ctx.body = parsed.value;
  return null;
}

function checkContent(ctx: Context): Refusal | null {
  const found = ctx.behaviour.violations(ctx.body ?? {}, ctx);
  if (found.length === 0) return null;
  const groups = [...groupedBy(found, ({ field }) => field)];
  const errors = Object.fromEntries(groups.map(([field, each]) => [field, each.map(({ message }) => message)]));
  return { kind: 'content', detail: 'One or more members of the body are invalid.', errors };
}

const checkers: Readonly<Record<Check, (ctx: Context) => Refusal | null | Promise<Refusal | null>>> = {
  credential: async (ctx) => {
    const problem = await ctx.behaviour.credentialProblem(ctx);
    return problem && credentialRefusal(problem);
  },
  'api-version': (ctx) =>
    ctx.behaviour.apiVersionOk(ctx.query.getAll('api-version'), ctx)
      ? null
      : { kind: 'api-version', detail: 'The api-version is not supported.' },
  'media-type': (ctx) =>
    ctx.behaviour.mediaTypeOk(header(ctx, 'content-type'), ctx)
      ? null
      : { kind: 'media-type', detail: 'The media type of the body is not supported.' },
  size: (ctx) => (ctx.oversized ? { kind: 'size', detail: 'The body is too long.' } : null),
  body: checkBody,
  content: checkContent,
  conflict: (ctx) => ctx.behaviour.conflict(ctx.body ?? {}, ctx),
};

/** The stages of an event report. */
export const events = {
  checks: () => CHECKS,
  check: async (check, ctx) => checkers[check](ctx),
  apiVersionOk,
  parseBody,
  violations,
  conflict: () => null,
  accepted: () => emptyReply(201),
} satisfies Partial<Behaviour>;
