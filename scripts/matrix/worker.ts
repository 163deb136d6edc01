/** A process of its own for a share of the matrix: gets names, sends columns back. */
import { allSubjects, type Reach, runSubject } from './subject.ts';

const subjects = new Map(allSubjects().map((subject) => [`${subject.kind}/${subject.name}`, subject]));

process.on('message', (message: { readonly key: string; readonly reach: Reach | null }) => {
  void (async () => {
    const subject = subjects.get(message.key);
    if (!subject) throw new Error(`There is no matrix column ${message.key}`);
    process.send?.(await runSubject(subject, message.reach));
  })();
});
