import type { SyntaxNode } from '@lezer/common';
import type { FormulaIssue, FormulaIssueCode } from './formula-issue.ts';
import { formulaLimits } from '../limits.ts';
import { Decimal } from '../values/decimal.ts';
import type { ArithmeticSign, ConditionName, Expression, SourceRange } from './expression.ts';
import { parser } from './generated/parser.ts';
import { openQuoteIn } from './open-quote.ts';
import { maxNumberDigits, readFormula } from './read-formula.ts';
import { syntaxIssues } from './syntax-issues.ts';
import { unescapeText } from './text-literal.ts';

/** `expression` is always set; it has `missing` parts where the text is wrong, and each of them has its issue. */
export interface ParsedFormula {
  readonly expression: Expression;
  readonly issues: readonly FormulaIssue[];
}

/** Parses a formula. Never throws; an empty text is a formula without a value and has the issue `SomethingMissing`. */
export function parseFormula(source: string): ParsedFormula {
  const expression = readFormula(source);
  return expression ? { expression, issues: [] } : parseWithGrammar(source);
}

/** Parses a text with the grammar, which recovers after an error and so finds all of them. */
export function parseWithGrammar(source: string): ParsedFormula {
  if (source.length > formulaLimits.sourceLength) {
    const range = { from: 0, to: source.length };
    return {
      expression: { kind: 'missing', ...range },
      issues: [{ code: 'SourceTooLong', params: { limit: formulaLimits.sourceLength }, ...range }],
    };
  }
  return new FormulaReader(source).read();
}

const conditionOfNode: Readonly<Record<string, ConditionName>> = {
  Equal: 'equal',
  NotEqual: 'notEqual',
  Greater: 'greater',
  Less: 'less',
  GreaterOrEqual: 'greaterOrEqual',
  LessOrEqual: 'lessOrEqual',
  Contains: 'contains',
  NotContains: 'notContains',
  IsEmpty: 'isEmpty',
  IsNotEmpty: 'isNotEmpty',
  In: 'in',
  NotIn: 'notIn',
  Has: 'has',
  NotHas: 'notHas',
  Within: 'within',
  NotWithin: 'notWithin',
  Between: 'between',
  NotBetween: 'notBetween',
};

const signOfNode: Readonly<Record<string, ArithmeticSign>> = { Plus: '+', Minus: '-', Times: '*', Divide: '/', Modulo: '%' };

const expressionNodes: ReadonlySet<string> = new Set([
  'Number',
  'Text',
  'Logic',
  'Reference',
  'Call',
  'Parentheses',
  'Negate',
  'Not',
  'Product',
  'Sum',
  'Comparison',
  'EmptyCheck',
  'ListCheck',
  'And',
  'Or',
]);

class FormulaReader {
  private readonly source: string;
  private readonly issues: FormulaIssue[] = [];
  private readonly tooDeep = new Set<string>();

  constructor(source: string) {
    this.source = source;
  }

  read(): ParsedFormula {
    const open = openQuoteIn(this.source);
    // Everything after an unclosed quote is part of the text. Parsed as code, it would be tried again from each further quote.
    const text = open < 0 ? this.source : this.source.slice(0, open);
    const tree = parser.parse(text);
    const found = syntaxIssues(tree.topNode, text);
    this.issues.push(...(open < 0 ? found : found.filter(({ to }) => to < text.trimEnd().length)));
    if (open >= 0) this.issues.push(unclosedText(open, this.source));
    const node = this.operands(tree.topNode)[0];
    const expression = node ? this.expression(node, 0) : this.missing(tree.topNode);
    return { expression, issues: this.issues };
  }

  private report(code: FormulaIssueCode, range: SourceRange, params: Readonly<Record<string, unknown>> = {}): void {
    this.issues.push({ code, params, from: range.from, to: range.to });
  }

  private text(range: SourceRange): string {
    return this.source.slice(range.from, range.to);
  }

  private missing(range: SourceRange): Expression {
    return { kind: 'missing', from: range.from, to: range.to };
  }

  private operands(node: SyntaxNode): SyntaxNode[] {
    const found: SyntaxNode[] = [];
    for (let child = node.firstChild; child; child = child.nextSibling) if (expressionNodes.has(child.name)) found.push(child);
    return found;
  }

  private operandAt(node: SyntaxNode, index: number, depth: number): Expression {
    const operand = this.operands(node)[index];
    return operand ? this.expression(operand, depth) : this.missing({ from: node.to, to: node.to });
  }

  private expression(node: SyntaxNode, depth: number): Expression {
    if (depth > formulaLimits.depth) {
      if (this.tooDeep.size === 0) this.report('TooDeep', node, { limit: formulaLimits.depth });
      this.tooDeep.add('reported');
      return this.missing(node);
    }
    const range = { from: node.from, to: node.to };
    const below = depth + 1;
    switch (node.name) {
      case 'Number':
        return this.number(node);
      case 'Text':
        return { kind: 'text', value: unescapeText(this.text(node)), ...range };
      case 'Logic':
        return { kind: 'logic', value: this.text(node).toLowerCase() === 'true', ...range };
      case 'Reference':
        return this.reference(node);
      case 'Call':
        return this.call(node, below);
      case 'Parentheses':
        return this.operandAt(node, 0, below);
      case 'Negate':
      case 'Not':
        return { kind: node.name === 'Not' ? 'not' : 'negate', operand: this.operandAt(node, 0, below), ...range };
      case 'And':
      case 'Or':
        return { kind: node.name === 'And' ? 'and' : 'or', ...this.pair(node, below), ...range };
      case 'Product':
      case 'Sum':
        return { kind: 'arithmetic', sign: this.sign(node), ...this.pair(node, below), ...range };
      default:
        return this.condition(node, below);
    }
  }

  private pair(node: SyntaxNode, depth: number): { left: Expression; right: Expression } {
    return { left: this.operandAt(node, 0, depth), right: this.operandAt(node, 1, depth) };
  }

  private number(node: SyntaxNode): Expression {
    const text = this.text(node);
    const range = { from: node.from, to: node.to };
    if (text.length > maxNumberDigits) {
      this.report('NumberTooLong', node, { limit: maxNumberDigits });
      return this.missing(node);
    }
    const decimal = new Decimal(text);
    return { kind: 'number', value: decimal.precision(true) <= 15 ? decimal.toNumber() : decimal, ...range };
  }

  private sign(node: SyntaxNode): ArithmeticSign {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const sign = signOfNode[child.name];
      if (sign) return sign;
    }
    return '+';
  }

  private reference(node: SyntaxNode): Expression {
    const names: string[] = [];
    let { to } = node;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name !== 'Name' && child.name !== 'BracedName') continue;
      // Text that the parser skipped after the name is not part of it.
      to = child.firstChild?.type.isError ? child.from + this.source.slice(child.from, child.firstChild.from).trimEnd().length : child.to;
      names.push(child.name === 'Name' ? this.source.slice(child.from, to) : this.source.slice(child.from + 1, to - 1).trim());
    }
    const [name = '', ...rest] = names.join('.').split('.');
    const range = { from: node.from, to };
    if (!name || rest.length > 1 || rest[0] === '') {
      this.report(name ? 'UnexpectedText' : 'SomethingMissing', range, { text: this.text(range).slice(0, 40) });
      return this.missing(range);
    }
    return rest[0] === undefined ? { kind: 'reference', name, ...range } : { kind: 'reference', name, member: rest[0], ...range };
  }

  private call(node: SyntaxNode, depth: number): Expression {
    const name = node.firstChild ?? node;
    return {
      kind: 'call',
      name: this.text(name).toLowerCase(),
      nameRange: { from: name.from, to: name.to },
      arguments: this.operands(node).map((operand) => this.expression(operand, depth)),
      from: node.from,
      to: node.to,
    };
  }

  private condition(node: SyntaxNode, depth: number): Expression {
    let condition: ConditionName = 'equal';
    let list: SyntaxNode | null = null;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      condition = conditionOfNode[child.name] ?? condition;
      if (child.name === 'List') list = child;
    }
    const [left, ...right] = this.operands(node);
    const items = list ? this.operands(list) : right;
    const found = items.map((item) => this.expression(item, depth));
    const needsRight = node.name !== 'EmptyCheck' && found.length === 0;
    return {
      kind: 'condition',
      condition,
      left: left ? this.expression(left, depth) : this.missing(node),
      right: needsRight ? [this.missing({ from: node.to, to: node.to })] : found,
      from: node.from,
      to: node.to,
    };
  }
}

const closingQuotes: Readonly<Record<string, string>> = { '“': '”' };

/** The closing quote is missing at the end, unless the quote is an apostrophe within a word. */
function unclosedText(open: number, source: string): FormulaIssue {
  const issue = { code: 'UnclosedText', params: {}, from: open, to: open + 1 } as const;
  if (/\w$/.test(source.slice(0, open))) return issue;
  const quote = source[open]!;
  return { ...issue, fix: { from: source.length, to: source.length, text: closingQuotes[quote] ?? quote } };
}
