/** Starts a command, `node scripts/start.cjs verify …`, or only builds. Old Node.js can read it, and refuses. */
// biome-ignore-all lint: in the language of 2009.
var wanted = /(\d+)\.(\d+)/.exec(require('../package.json').engines.node);
var found = process.versions.node.split('.');
var major = found[0] - wanted[1];

if (major > 0 || (major === 0 && found[1] - wanted[2] >= 0)) {
  require('./begin.cjs');
} else {
  console.error('Node.js ' + wanted[0] + ' or newer is needed; this is ' + process.versions.node + '.');
  process.exit(2);
}
