import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The extension of our modules here: `.js` in a build, `.ts` where Playwright's own commands run the sources. */
export const OWN_EXTENSION = extname(import.meta.url);

/** The project's folder: what is built lies one level below it. */
export const PROJECT = fileURLToPath(new URL(OWN_EXTENSION === '.ts' ? '../' : '../../', import.meta.url));

/** The folder of results: what Playwright's own reporters write goes below it. */
export const outputFolder = () => resolve(process.cwd(), process.env['LODGING_OUT'] ?? 'certification');
