import type { Behaviour } from '../behaviour.ts';
import { bearer } from './bearer.ts';
import { events } from './events.ts';
import { replies } from './replies.ts';
import { routing } from './routing.ts';
import { token } from './token.ts';

/** The reference service: follows the document to the letter, and the profile where the document leaves a point open. */
export const reference: Behaviour = { ...routing, ...token, ...bearer, ...events, ...replies };
