import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './certify.ts';

const SINGLE = ['package.json', 'package-lock.json', 'playwright.config.ts', 'tsconfig.json'];
const OTHERS = /^(\.|node_modules$|dist$|certification$|matrix$|tests$|docs$)/;

/** The sources in a folder of their own, with the same packages. @param dist whether what is built comes along */
export function checkout(root: string, { dist }: { readonly dist: boolean }): string {
  mkdirSync(root, { recursive: true });
  const rooms = readdirSync(ROOT, { withFileTypes: true }).filter((each) => each.isDirectory());
  const names = rooms.map(({ name }) => name).filter((name) => !OTHERS.test(name));
  for (const name of [...names, ...SINGLE, ...(dist ? ['dist'] : [])]) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}
