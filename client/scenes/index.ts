/** All scenes, in the order in which they are played; and the one that nobody was asked to play. */
import type { Scene } from '../../contract/scene.ts';
import { stories } from './stories.ts';
import { tokenScenes } from './tokens.ts';
import { datedTroubles, tlsScenes, troubles } from './troubles.ts';

/** All scenes, in the order in which they are played. */
export const scenes: readonly Scene[] = [...stories, ...datedTroubles, ...tokenScenes, ...troubles, ...tlsScenes];

/** The scene of a name; `undefined`: there is none. */
export const sceneNamed = (name: string): Scene | undefined => scenes.find((scene) => scene.name === name);

/** The scene of calls that another tool has recorded: nobody was asked to play anything. */
export const harScene: Scene = {
  name: 'har',
  title: 'Calls that another tool recorded',
  claims: [],
  seconds: 0,
  stays: {},
  steps: [],
  provider: [],
  allReported: false,
};
