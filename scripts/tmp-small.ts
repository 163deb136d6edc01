import { allSubjects, runSubject } from './matrix/subject.ts';
process.setSourceMapsEnabled(false);
const subjects = allSubjects();
const ref = await runSubject(subjects[0]!);
const faults = subjects.filter((s) => s.kind === 'fault' && /accepts-|coerces|crashes|skips-auth/.test(s.name));
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
const c = cpu(); let n = 0, e = 0;
for (const s of faults) { const col = await runSubject(s, ref.reach, 'named'); n++; e += col.exchanges; }
console.log(n, 'columns', e, 'exchanges', ((cpu() - c) / n * 1000).toFixed(1), 'ms each');
