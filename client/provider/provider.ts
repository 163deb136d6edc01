/** What a listener asks of a provider, which answers the client. */
import type { Exchange, NameValue, Received, RecordedRequest } from '../../contract/evidence.ts';

/** A reply as a provider gives it: placeholders in the place of tokens. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: readonly NameValue[];
  readonly body: string | Buffer;
  readonly wire?: { readonly delayMs?: number; readonly reset?: boolean };
  /** What is written down instead of it: it is somebody else's, and holds secrets. */
  readonly recorded?: Pick<Exchange, 'reply' | 'failure' | 'issued'>;
}

/** A request as it came over the wire. */
export interface RawRequest {
  readonly method: string;
  /** Path and query as sent; absolute where it was sent so. */
  readonly target: string;
  readonly headers: readonly NameValue[];
  readonly body: Buffer;
  /** Its length, where not all of it was kept. */
  readonly bytes: number;
}

/** What is known of a call besides what it says. */
export interface CallFacts {
  /** When it came, in milliseconds since the epoch. */
  readonly at: number;
  readonly received: Received;
  /** Gives the tag of a new token. */
  readonly newToken: () => string;
  /** As it came, with its secrets. */
  readonly raw: RawRequest;
}

/** Answers the client: the stub provider, or a proxy to the provider's own sandbox. */
export interface Provider {
  answer(request: RecordedRequest, facts: CallFacts): Promise<ProviderReply>;
  /** It knows nothing of the calls before, so that many are answered at the same time. */
  readonly atOnce?: true;
}
