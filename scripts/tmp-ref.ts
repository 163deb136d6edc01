import { allSubjects, judgeSubject } from './matrix/subject.ts';
import { writeFileSync } from 'node:fs';
process.setSourceMapsEnabled(false);
const [b] = allSubjects();

const norm = (e: unknown) => JSON.stringify(e).replaceAll(/127\.0\.0\.1:\d+/g, 'HOST');
const out: unknown[] = [];
for (let i = 0; i < Number(process.argv[3] ?? 1); i++) {
  const c0 = process.cpuUsage();
  const { judgements, exchanges } = await judgeSubject(b!);
  const c = process.cpuUsage(c0);
  console.log(judgements.length, exchanges.length, ((c.user + c.system) / 1e6).toFixed(2), 's CPU');
  out.push({ j: judgements.map(({ instance, outcome, reason }) => [instance.id, outcome, reason]), e: JSON.parse(norm(exchanges)) });
}
writeFileSync(process.argv[2]!, JSON.stringify(out[0]));
