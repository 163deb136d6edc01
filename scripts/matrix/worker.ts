/** A process of its own for a share of the matrix: gets names, sends columns back. */
import { allSubjects, runSubject } from './subject.ts';

const subjects = new Map(allSubjects().map((subject) => [`${subject.kind}/${subject.name}`, subject]));

process.on('message', (message: { readonly key: string; readonly whole: boolean }) => {
  void (async () => {
    const subject = subjects.get(message.key);
    if (!subject) throw new Error(`There is no matrix column ${message.key}`);
    const { judgements: _judgements, ...column } = await runSubject(subject, message.whole);
    process.send?.(column);
  })();
});
