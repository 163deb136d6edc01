import { writeFileSync } from 'node:fs';
import { allSubjects, runSubject } from './matrix/subject.ts';
process.setSourceMapsEnabled(false);
const subjects = allSubjects();
const ref = await runSubject(subjects[0]!);
const faults = subjects.filter(({ kind }) => kind === 'fault');
const step = Number(process.argv[2] ?? 10);
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
let n = 0; let total = 0; const list: [string, number, number, string][] = [];
const columns: unknown[] = [ref];
for (let i = 0; i < faults.length; i += step) {
  const s = faults[i]!; const c = cpu();
  const col = await runSubject(s, ref.reach, 'named').catch((e) => { console.log(s.name, String(e)); return null; });
  const used = cpu() - c; total += used; n += 1;
  if (!col) continue;
  columns.push(col);
  list.push([s.name, used, col.exchanges, Object.keys(col.outcomes).length + '']);
}
writeFileSync('/tmp/in-named.json', JSON.stringify(columns));
list.sort((a, b) => b[1] - a[1]);
console.log(n, 'columns', total.toFixed(1), 's', (total / n * 1000).toFixed(0), 'ms each');
for (const [name, t, e, o] of list.slice(0, 70)) console.log((t * 1000).toFixed(0), e, o, name);
console.log('median', list[list.length >> 1]);
