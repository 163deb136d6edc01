/** What is unusual about a request, as far as a gateway or a filter may answer it otherwise than all others: then it tells nothing of the service. */
import type { Call, Text } from '../cases/call.ts';
import type { Operation } from '../contract/words.ts';

const NOT_ASCII = /[^\0-\x7f]/;

const credentialOf = (value: Text): string =>
  typeof value === 'string'
    ? 'made up'
    : (Array.isArray(value) ? value : [value])
        .map((piece) =>
          typeof piece === 'string' ? '' : `${piece.secret} ${piece.altered ?? ''} ${piece.basic ? 'basic' : ''}`,
        )
        .join();

/** Which fields a call has, and what stands in those by which a gateway may go. */
function fieldOf([name, value]: Call['headers'][number]): string {
  const lower = name.toLowerCase();
  if (lower === 'authorization') return `${lower} ${credentialOf(value)}`;
  return lower === 'content-type' ? `${lower} ${String(value).toLowerCase()}` : lower;
}

function kindOf({ operation, method, path, query, headers, body }: Call): string {
  const isAscii = body.kind === 'none' || !NOT_ASCII.test(JSON.stringify(body));
  // Letters that are escaped are ASCII on their way.
  const layout = body.kind === 'json' ? body.layout : '';
  return JSON.stringify([
    operation,
    method,
    path,
    query.map(([name]) => name),
    headers.map(fieldOf).sort(),
    body.kind,
    layout,
    isAscii,
  ]);
}

/** So many others have to be answered before a rate limit counts as that of a kind alone. */
const ENOUGH_OTHERS = 3;

/** What was answered in a run, by neither an outage nor a rate limit. */
export class AnsweredKinds {
  /** By kind, the statuses. */
  readonly #answered = new Map<string, Set<number>>();
  readonly #accepted = new Set<string>();
  /** Operations that accepted any. */
  readonly #serving = new Set<Operation>();
  #answers = 0;
  /** How many had been answered when a kind met a rate limit first. */
  readonly #limited = new Map<string, number>();

  note(call: Call, status: number, isAccepted: boolean): void {
    this.#answers += 1;
    const kind = kindOf(call);
    this.#answered.set(kind, (this.#answered.get(kind) ?? new Set()).add(status));
    if (!isAccepted) return;
    this.#accepted.add(kind);
    this.#serving.add(call.operation);
  }

  /** Whether any of its kind was accepted. */
  wasAccepted(call: Call): boolean {
    return this.#accepted.has(kindOf(call));
  }

  /** Whether any of its kind was answered by a status. */
  wasAnswered(call: Call, status: number): boolean {
    return this.#answered.get(kindOf(call))?.has(status) ?? false;
  }

  /** Whether any of its kind was answered, and none by this status. */
  wasAnsweredOtherwise(call: Call, status: number): boolean {
    return this.#answered.has(kindOf(call)) && !this.wasAnswered(call, status);
  }

  /** Whether others of its operation were accepted, and none of its kind: an outage that it meets may be met by its kind alone. */
  isUnproven(call: Call): boolean {
    return this.#serving.has(call.operation) && !this.#accepted.has(kindOf(call));
  }

  /** Takes note of a rate limit that a call has met. @returns whether its kind alone meets it, again and again, while others are answered */
  isLimitOfItsOwn(call: Call): boolean {
    const kind = kindOf(call);
    if (this.#answered.has(kind)) return false;
    const before = this.#limited.get(kind) ?? this.#answers;
    this.#limited.set(kind, before);
    return this.#answers - before >= ENOUGH_OTHERS;
  }
}
