/** The scene of calls that another tool has recorded: nobody was asked to play anything. */
import type { Scene } from '../../contract/scene.ts';

/** It is none of those that are played. */
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
