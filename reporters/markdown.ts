/** Markdown in which inserted text cannot become a link, a picture, a mention, a table or HTML. */
import { firstLine, visible } from './visible.ts';

const longestRun = (text: string) =>
  [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);

/** A line needs no longer code: a job's page holds only a mebibyte in all. */
const LONGEST_LINE = 4000;

/** Text as code within a line: what a service said, ids, addresses. */
export function code(text: string): string {
  const line = firstLine(text.slice(0, LONGEST_LINE));
  const fence = '`'.repeat(longestRun(line) + 1);
  // A blank on each side if the text begins or ends with the fence's own character; Markdown removes them again.
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`;
}

export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${visible(text)}\n${fence}`;
}

/** In plain text GitHub links addresses, names and issue numbers: an invisible character breaks them up. */
function literally(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '')
    .replace(/[\\`*_{}[\]()+\-!|~]/g, '\\$&')
    .replace(/[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=\\-)/gi, '$&&#8203;');
}

/** A text that is nothing but words. */
export const prose = (text: string): string => literally(firstLine(text.slice(0, LONGEST_LINE)));

/** A sentence of ours: text between backticks is code. */
export function sentence(text: string): string {
  const parts = firstLine(text.slice(0, LONGEST_LINE)).split(/`([^`]+)`/);
  return parts.map((part, at) => (at % 2 === 1 ? code(part) : literally(part))).join('');
}

/** A table; the cells are already Markdown. */
export function table(rows: readonly (readonly string[])[], aligned: readonly ('left' | 'right')[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(aligned.map((side) => (side === 'left' ? '---' : '---:'))), ...body.map(line)].join('\n');
}
