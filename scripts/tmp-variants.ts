import { runSubject } from './matrix/subject.ts';
import { variants } from '../mock/variants/index.ts';
import { groupsOf, together } from './matrix/together.ts';
import { variantFindings } from './matrix/gate.ts';
process.setSourceMapsEnabled(false);
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
const groups = groupsOf(variants);
console.log(groups.length);
const part = Number(process.argv[2]), of = Number(process.argv[3]);
let total = 0;
for (const [at, g] of groups.entries()) {
  if (at % of !== part) continue;
  const variant = together(g); const c = cpu();
  const col = await runSubject({ kind: 'variant', name: variant.name, variant }).catch((e) => { console.log(variant.name, String(e)); return null; });
  const used = cpu() - c; total += used;
  if (!col) continue;
  const { refused } = variantFindings(col);
  console.log(used.toFixed(2), refused.length, variant.name.slice(0, 200));
  for (const r of refused.slice(0, 4)) console.log('     ', r.slice(0, 300));
}
console.log('total', total);
