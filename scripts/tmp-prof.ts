import { allSubjects, judgeSubject } from './matrix/subject.ts';
const [b] = allSubjects();
for (let i = 0; i < 6; i++) await judgeSubject(b!);
