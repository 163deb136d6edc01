import { faults } from '../mock/faults/index.ts';
import { variants } from '../mock/variants/index.ts';
import { isAboutWholeRun } from '../contract/catalogue/whole-run.ts';
import { groupsOf } from './matrix/together.ts';
const w = faults.filter((f) => f.noticedBy.some(isAboutWholeRun));
console.log('whole-run', w.length, w.filter((f) => f.noticedBy.every(isAboutWholeRun)).length);
const g = groupsOf(variants);
console.log(g.length, g.map((x) => x.length).join(' '));
console.log(g.filter((x) => x.length === 1).map(([v]) => v!.name + (v!.profile ? ' P' : '') + (v!.options ? ' O' : '') + (v!.claims ? ' C' : '') + (v!.values ? ' V' : '') + ' ' + Object.keys(v!.wrap)).join('\n'));
