/** All scenes, in the order in which they are played. */
import type { Scene } from '../../contract/scene.ts';
import { stories } from './stories.ts';
import { tlsScenes } from './tls.ts';
import { tokenScenes } from './tokens.ts';
import { datedTroubles, troubles } from './troubles.ts';

/** All scenes, in the order in which they are played. */
export const scenes: readonly Scene[] = [...stories, ...datedTroubles, ...tokenScenes, ...troubles, ...tlsScenes];

/** The scene of a name; `undefined`: there is none. */
export const sceneNamed = (name: string): Scene | undefined => scenes.find((scene) => scene.name === name);
