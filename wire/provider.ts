/** Whoever answers the client: what a listener asks of a provider. */
import type { Exchange, NameValue, RecordedRequest } from '../contract/evidence.ts';
import type { RawRequest } from './received.ts';

/** A reply as a provider gives it: placeholders in the place of tokens. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: readonly NameValue[];
  readonly body: string | Buffer;
  readonly wire?: { readonly delayMs?: number; readonly reset?: boolean };
  /** What is written down instead of it: it is somebody else's, and holds secrets. */
  readonly recorded?: Pick<Exchange, 'reply' | 'failure' | 'issued'>;
}

/** Whoever answers: the stand-in for the provider, or whoever asks the provider itself. */
export interface Provider {
  answer(
    request: RecordedRequest,
    facts: { readonly at: number; readonly newToken: () => string; readonly raw: RawRequest },
  ): Promise<ProviderReply>;
  /** It knows nothing of the calls before, so that many are answered at the same time. */
  readonly atOnce?: true;
}
