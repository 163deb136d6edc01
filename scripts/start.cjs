/**
 * Starts a script by its name: `node scripts/start.cjs verify …`. TypeScript is loaded by `require`, in the thread
 * that runs it: a third of a second sooner than by a loader in a thread of its own.
 */
const { _extensions: loaders } = require('node:module');

const plain = loaders['.js'];
require('tsx/cjs');
const translating = loaders['.js'];
// Packages are JavaScript already: to look through them for TypeScript takes as long as to load them. Where Node
// cannot require ES modules (20.19 and 22.12 can, versions between them cannot) they must be translated all the same.
const isPackage = (file) => process.features.require_module && /[\\/]node_modules[\\/].*\.js$/.test(file);
loaders['.js'] = (module, file) => (isPackage(file) ? plain : translating)(module, file);

// Playwright asks for a stack trace with every request, and nobody reads the source positions in it.
process.setSourceMapsEnabled(false);

const [name] = process.argv.splice(2, 1);
require(`./${name}.ts`);
