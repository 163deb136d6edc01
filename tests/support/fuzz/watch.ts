/** Watches what a process asks of the world. */
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import workers from 'node:worker_threads';

const WRITES =
  /^(write|append|mkdir|mkdtemp|rename|cp|copy|link|symlink|rm|unlink|truncate|ftruncate|chmod|chown|fchmod|lchown|utimes|futimes|lutimes|createWrite|open$|openSync)/;

type Functions = Record<string, unknown>;

/** Records each use of what writes, connects or starts something. Reading is not recorded. */
export function watchTheWorld(): string[] {
  const done: string[] = [];
  const watch = (from: object, isWatched: (name: string) => boolean) => {
    for (const name of Object.getOwnPropertyNames(from).filter(isWatched)) {
      const known = (from as Functions)[name];
      if (typeof known !== 'function') continue;
      (from as Functions)[name] = function (this: unknown, ...args: unknown[]) {
        const isRead = name.startsWith('open') && [undefined, 'r', 0].includes(args[1] as string);
        if (!isRead) done.push(`${name} ${String(args[0]).slice(0, 200)}`);
        return Reflect.apply(known, this, args);
      };
    }
  };
  const named =
    (...names: string[]) =>
    (name: string) =>
      names.includes(name);
  watch(fs, (name) => WRITES.test(name));
  watch(fs.promises, (name) => WRITES.test(name) || name === 'open');
  // Everything that speaks HTTP or TLS ends here, even through a name imported earlier.
  watch(net.Socket.prototype, named('connect'));
  watch(net.Server.prototype, named('listen'));
  watch(tls, named('connect'));
  watch(dgram.Socket.prototype, named('bind', 'send', 'connect'));
  watch(dns, (name) => /^(lookup|resolve)/.test(name));
  watch(dns.promises, (name) => /^(lookup|resolve)/.test(name));
  watch(childProcess, (name) => /^(spawn|fork|exec)/.test(name));
  watch(childProcess.ChildProcess.prototype, named('spawn'));
  watch(globalThis, named('fetch'));
  const Known = workers.Worker;
  workers.Worker = class extends Known {
    constructor(...args: ConstructorParameters<typeof Known>) {
      done.push('Worker');
      super(...args);
    }
  };
  syncBuiltinESMExports();
  return done;
}
