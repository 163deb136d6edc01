/** What `certify` prints at the terminal while it works. */
import { wantsColour, wrappedFor } from '../../reporters/style.ts';
import { type CertifyOptions, isQuiet } from './options.ts';

/** Prints what is going on, unless only the result was asked for. */
export function say(options: CertifyOptions, text: string): void {
  if (!isQuiet(options)) console.log(wrappedFor(process.stdout.columns, text));
}

/** How a text is laid out that is printed where this process prints. */
export function layout({ columns = 100 }: NodeJS.WriteStream = process.stdout): {
  readonly color: boolean;
  readonly width: number;
} {
  return { color: wantsColour(process.stdout), width: Math.max(60, Math.min(columns, 120)) };
}
