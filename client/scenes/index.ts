/** All scenes, in playing order; and the one for recorded calls. */
import type { Scene } from '../../contract/scene.ts';
import { scene } from './scene.ts';
import { stories } from './stories.ts';
import { tokenScenes } from './tokens.ts';
import { datedTroubles, tlsScenes, troubles } from './troubles.ts';

export const scenes: readonly Scene[] = [...stories, ...datedTroubles, ...tokenScenes, ...troubles, ...tlsScenes];

/** The scene of that name; `undefined`: none. */
export const sceneNamed = (name: string): Scene | undefined => scenes.find((each) => each.name === name);

/** The scene of calls that another tool recorded: nobody was asked to play anything. */
export const harScene = scene('har', 'Calls that another tool recorded', {
  ...{ seconds: 0, stays: {}, steps: [], allReported: false },
});
