/** A process for a share of the matrix: receives what all columns share, then names, and sends columns back. */
import { variantNamed } from '../../mock/variants/index.ts';
import { allSubjects, type MatrixSubject, runSubject, type SubjectOptions } from './subject.ts';
import { namesIn, together } from './together.ts';

const subjects = new Map(allSubjects().map((subject) => [`${subject.kind}/${subject.name}`, subject]));

function severalOf(key: string): MatrixSubject | null {
  const group = namesIn(key.replace(/^variant\//, '')).flatMap((name) => variantNamed(name) ?? []);
  const variant = together(group);
  return variant && { kind: 'variant', name: variant.name, variant };
}

let options: SubjectOptions = {};

process.on('message', (message: SubjectOptions | { readonly key: string }) => {
  if (!('key' in message)) {
    options = message;
    return;
  }
  void (async () => {
    const subject = subjects.get(message.key) ?? severalOf(message.key);
    if (!subject) throw new Error(`There is no matrix column ${message.key}`);
    process.send?.(await runSubject(subject, options));
  })();
});
