#!/usr/bin/env node
/** `npx lodging-certification COMMAND …`: the commands of the package (`cli.ts`). */
// biome-ignore-all lint: in the language of 2009.
process.argv.splice(2, 0, 'cli');
require('./start.cjs');
