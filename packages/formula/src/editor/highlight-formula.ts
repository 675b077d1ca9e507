import type { SyntaxNode } from '@lezer/common';
import { formulaLimits } from '../limits.ts';
import type { SourceRange } from '../syntax/expression.ts';
import { parser } from '../syntax/generated/parser.ts';
import { openQuoteIn } from '../syntax/open-quote.ts';

/** `keyword`: `and`, `or`, `not`, `true`, `false` and their Chinese words. `operator`: signs and condition words. */
export type HighlightKind = 'field' | 'function' | 'number' | 'text' | 'operator' | 'keyword' | 'error';

export interface HighlightToken extends SourceRange {
  readonly kind: HighlightKind;
}

const kindOfNode: Readonly<Record<string, HighlightKind>> = {
  Number: 'number',
  Text: 'text',
  Logic: 'keyword',
  Name: 'field',
  BracedName: 'field',
  FunctionName: 'function',
  Plus: 'operator',
  Minus: 'operator',
  Times: 'operator',
  Divide: 'operator',
  Modulo: 'operator',
  Equal: 'operator',
  NotEqual: 'operator',
  Greater: 'operator',
  Less: 'operator',
  GreaterOrEqual: 'operator',
  LessOrEqual: 'operator',
  Contains: 'operator',
  NotContains: 'operator',
  IsEmpty: 'operator',
  IsNotEmpty: 'operator',
  In: 'operator',
  NotIn: 'operator',
  Has: 'operator',
  NotHas: 'operator',
  Within: 'operator',
  NotWithin: 'operator',
  Between: 'operator',
  NotBetween: 'operator',
};

/**
 * Returns the tokens of a formula for syntax highlighting, ordered and not overlapping; spaces, parentheses, commas, semicolons and
 * dots have none. Works on any text: whatever the grammar does not accept is `error`. Empty for a text beyond the length limit.
 */
export function highlightFormula(source: string): readonly HighlightToken[] {
  if (source.length > formulaLimits.sourceLength) return [];
  const tokens: HighlightToken[] = [];
  const open = openQuoteIn(source);
  const code = open < 0 ? source : source.slice(0, open);
  visit(parser.parse(code).topNode, code, tokens);
  // A text without its closing quote is still being typed.
  if (open >= 0) push(tokens, 'text', source, open, source.length);
  return tokens;
}

/** Visits the highlighted nodes. Operator words between operands have no nodes, so they are found in the gaps. */
function visit(top: SyntaxNode, source: string, tokens: HighlightToken[]): void {
  let at = top.from;
  const cursor = top.cursor();
  const gap = (to: number): void => {
    tokens.push(...wordsIn(source, at, to));
  };
  cursor.iterate((node) => {
    const kind = node.type.isError ? 'error' : kindOfNode[node.name];
    if (!kind) return true;
    // A name that contains skipped text is highlighted up to that text.
    const first = node.node.firstChild;
    const to = first?.type.isError ? first.from : node.to;
    gap(node.from);
    push(tokens, kind, source, node.from, to);
    at = Math.max(at, to);
    if (first?.type.isError) {
      push(tokens, 'error', source, first.from, node.to);
      at = node.to;
    }
    return false;
  });
  gap(top.to);
}

function push(tokens: HighlightToken[], kind: HighlightKind, source: string, from: number, to: number): void {
  const text = source.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  const end = start + text.trim().length;
  if (end > start) tokens.push({ kind, from: start, to: end });
}

function wordsIn(source: string, from: number, to: number): HighlightToken[] {
  const found: HighlightToken[] = [];
  for (const { 0: text, index } of source.slice(from, to).matchAll(/[A-Za-z\u3400-\u4dbf\u4e00-\u9fff]+|&&|\|\||!/g)) {
    found.push({ kind: /^[&|!]/.test(text) ? 'operator' : 'keyword', from: from + index, to: from + index + text.length });
  }
  return found;
}
