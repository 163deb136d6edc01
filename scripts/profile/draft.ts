/** A draft as a file: each learned value is marked, and no command accepts it until a person has deleted all marks. */
import { Document, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { LEARNED } from '../../contract/profile.ts';
import { visible } from '../../contract/visible.ts';
import { wrapped } from '../../reporters/style.ts';
import { oneLine } from '../../reporters/visible.ts';
import type { Draft } from './learn.ts';

const LONGEST_COMMENT = 100;

const linesOf = (sentence: string) =>
  wrapped(oneLine(sentence, 2000), LONGEST_COMMENT, sentence.startsWith('- ') ? '  ' : '').split('\n');

const commentOf = (sentences: readonly string[]) =>
  sentences
    .flatMap(linesOf)
    .map((line) => ` ${line}`)
    .join('\n');

/** The pair at a path; keys that were set by name are not nodes. */
function pairAt(document: Document, path: readonly string[]): Pair<unknown, unknown> {
  const parent = document.getIn(path.slice(0, -1)) as YAMLMap<unknown, unknown>;
  return parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === path.at(-1)) as Pair<unknown, unknown>;
}

/** Marks the value at a path as not confirmed. */
function mark(document: Document, path: readonly string[], why: readonly string[]): void {
  const pair = pairAt(document, path);
  const node = (isNode(pair.value) ? pair.value : document.createNode(pair.value)) as Node;
  node.tag = LEARNED;
  const name = document.createNode(path.at(-1)) as Node;
  name.commentBefore = commentOf(why);
  Object.assign(pair, { key: name, value: node });
  if (isSeq(node)) node.flow = node.items.every(isScalar);
}

const HEAD = `A draft of a profile, learned from a run. Nothing of it is pinned yet: every line that is marked ${LEARNED} has to be confirmed by a person who knows the service, and the file is refused as a profile until no mark is left. For each marked line: delete the mark if the provider has promised it, or delete the line if it only happens to be so.`;

/** The number of values in a draft that have to be confirmed. */
export const marksIn = (text: string): number =>
  text.split('\n').filter((line) => line.includes(`: ${LEARNED}`) && !line.trimStart().startsWith('#')).length;

/** `profile.yaml` as a draft. @param from the name of the run */
export function draftText({ pinned, lines, remarks }: Draft, name: string): string {
  const document = new Document({ name: pinned.name ?? name, ...pinned });
  for (const key of Object.keys(pinned).filter((each) => each !== 'name'))
    mark(
      document,
      [key],
      ['Taken from the profile of the run: compare it with your own, if somebody else made the run.'],
    );
  for (const { key, value, why } of lines) {
    const path = key.split('.');
    document.setIn(path, document.createNode(value));
    mark(document, path, why);
  }
  document.commentBefore = commentOf([HEAD]);
  if (remarks.length > 0) document.comment = commentOf(['Not in the draft:', ...remarks.map((each) => `- ${each}`)]);
  // Inside quotes a YAML parser interprets the escapes.
  return visible(document.toString({ lineWidth: 120 }));
}
