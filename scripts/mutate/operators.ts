/** The code changes that a mutation run makes: each small, and each one that a careless edit could make. */
import ts from 'typescript';

/** One change of one file. */
export interface Mutant {
  /** Path from the project's folder. */
  readonly file: string;
  readonly line: number;
  /** The line on which the change begins, without its indentation. */
  readonly code: string;
  readonly start: number;
  readonly end: number;
  /** The code that is changed, and what it is changed to. */
  readonly from: string;
  readonly to: string;
  /** Which operator made it. */
  readonly operator: string;
}

/** A change within one node's text: from where to where, and what comes there. */
type Change = readonly [operator: string, start: number, end: number, to: string];

const BINARY: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
};

/** Outcomes, verdicts and kinds of findings, each with another one to take its place. */
const OUTCOMES: Readonly<Record<string, string>> = {
  passed: 'failed',
  failed: 'warning',
  warning: 'failed',
  review: 'failed',
  inconclusive: 'failed',
  'not-applicable': 'not-testable',
  'not-testable': 'not-applicable',
  observed: 'passed',
  broken: 'undecided',
  undecided: 'broken',
  'not-certified': 'certified',
  incomplete: 'certified',
  certified: 'incomplete',
  document: 'observed',
  MUST: 'SHOULD',
};

const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', startsWith: 'endsWith', max: 'min' };

function binaryChanges(node: ts.BinaryExpression): Change[] {
  const token = node.operatorToken;
  return (BINARY[token.getText()] ?? []).map((to) => [`operator ${to}`, token.getStart(), token.getEnd(), to]);
}

function conditionChanges(condition: ts.Expression): Change[] {
  return [['negate', condition.getStart(), condition.getEnd(), `!(${condition.getText()})`]];
}

/** An early exit without an `else`: taken away as a whole. */
function exitChanges(node: ts.IfStatement): Change[] {
  const only = ts.isBlock(node.thenStatement) ? node.thenStatement.statements.at(-1) : node.thenStatement;
  const leaves = only && (ts.isReturnStatement(only) || ts.isThrowStatement(only));
  return leaves && !node.elseStatement ? [['no early exit', node.getStart(), node.getEnd(), ';']] : [];
}

function arrayChanges(node: ts.ArrayLiteralExpression): Change[] {
  if (node.elements.length === 0) return [];
  const emptied: Change = ['empty', node.getStart(), node.getEnd(), '[]'];
  if (node.elements.length === 1) return [emptied];
  const without = node.elements.map((left): Change => {
    const rest = node.elements.filter((each) => each !== left).map((each) => each.getText());
    return ['without an element', node.getStart(), node.getEnd(), `[${rest.join(', ')}]`];
  });
  return [emptied, ...without];
}

function callChanges(node: ts.CallExpression): Change[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return [];
  const { name } = called;
  const to = METHODS[name.text];
  const whole = [called.expression.getText(), node.getStart(), node.getEnd()] as const;
  if (name.text === 'filter' || name.text === 'slice') return [['no call', whole[1], whole[2], whole[0]]];
  return to ? [[`method ${to}`, name.getStart(), name.getEnd(), to]] : [];
}

function literalChanges(node: ts.Node): Change[] {
  const at = [node.getStart(), node.getEnd()] as const;
  if (ts.isNumericLiteral(node)) {
    return [['number', ...at, String(Number(node.text.replaceAll('_', '')) + 1)]];
  }
  if (ts.isStringLiteral(node) && OUTCOMES[node.text]) return [['outcome', ...at, `'${OUTCOMES[node.text]}'`]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['boolean', ...at, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['boolean', ...at, 'true']];
  return [];
}

function changesAt(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return binaryChanges(node);
  if (ts.isIfStatement(node)) return [...conditionChanges(node.expression), ...exitChanges(node)];
  if (ts.isConditionalExpression(node)) return conditionChanges(node.condition);
  if (ts.isArrayLiteralExpression(node)) return arrayChanges(node);
  if (ts.isCallExpression(node)) return callChanges(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [['no negation', node.getStart(), node.getEnd(), node.operand.getText()]];
  }
  if (ts.isExpressionStatement(node)) return [['no statement', node.getStart(), node.getEnd(), ';']];
  return literalChanges(node);
}

/** All mutants of a file; its types and imports are left alone. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    for (const [operator, start, end, to] of changesAt(node)) {
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const code = text.split('\n')[line - 1]?.trim() ?? '';
      mutants.push({ file, line, code, start, end, from: text.slice(start, end), to, operator });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** The text of a file with a mutant in it. */
export function mutated(text: string, { start, end, to }: Mutant): string {
  return text.slice(0, start) + to + text.slice(end);
}
