/** A process of its own for a share of the matrix: gets names, sends columns back. */
import { allSubjects, type Reach, runSubject, type Scope } from './subject.ts';

// Nobody reads where in a source an error was made.
process.setSourceMapsEnabled(false);

const subjects = new Map(allSubjects().map((subject) => [`${subject.kind}/${subject.name}`, subject]));

process.on('message', (message: { readonly key: string; readonly reach: Reach | null; readonly scope: Scope }) => {
  void (async () => {
    const subject = subjects.get(message.key);
    if (!subject) throw new Error(`There is no matrix column ${message.key}`);
    process.send?.(await runSubject(subject, message.reach, message.scope));
  })();
});
