/** `node --import ./scripts/start/tsx.mjs FILE` runs TypeScript as `--import tsx` does, with a private cache. */
import { withPrivateCache } from './private-tsx.cjs';

await withPrivateCache(() => import('tsx'));
