import type { SyntaxNode } from '@lezer/common';
import type { FormulaIssue } from './formula-issue.ts';
import { formulaLimits } from '../limits.ts';
import type { SourceRange } from './expression.ts';
import { operatorBeginning, operatorInWord, spacedOut } from './operator-in-word.ts';

/** Operator signs of other languages, with the equivalent of this language. */
const foreignSigns: Readonly<Record<string, string>> = { '===': '==', '!==': '!=', '&': '+', '|': 'or', '=>': '>=', '=<': '<=', '：': ';' };

/** Position in characters from which the length of an operator chain matters: the parser gives up after about 150 operators. */
const chainLength = 2000;

interface SyntaxErrorRange extends SourceRange {
  /** Trimmed; empty where something is missing. */
  readonly text: string;
  readonly node: SyntaxNode;
}

/** Returns the issues of the text itself, from the ranges that the parser had to skip or to fill in. */
export function syntaxIssues(top: SyntaxNode, source: string): readonly FormulaIssue[] {
  const issues: FormulaIssue[] = [];
  for (const error of errorRanges(top, source)) {
    const issue = issueOf(error, source);
    issues.push(issue);
    if (issue.code === 'ChainTooLong' || issues.length >= formulaLimits.issues) break;
  }
  return issues;
}

/** The parser reports errors token by token; adjacent ones are merged into one. */
function errorRanges(top: SyntaxNode, source: string): readonly SyntaxErrorRange[] {
  const ranges: SyntaxErrorRange[] = [];
  top.cursor().iterate((cursor) => {
    if (!cursor.type.isError) return;
    const { node, from, to } = cursor;
    const last = ranges.at(-1);
    const text = source.slice(from, to);
    if (last?.text && text.trim() && isBlank(source.slice(last.to, from))) {
      ranges.splice(-1, 1, { ...last, to, text: source.slice(last.from, to).trim() });
    } else ranges.push({ ...trimmed(from, text), node });
  });
  return ranges;
}

function trimmed(from: number, text: string): SourceRange & { readonly text: string } {
  const start = from + text.length - text.trimStart().length;
  const bare = text.trim();
  return bare ? { from: start, to: start + bare.length, text: bare } : { from, to: from, text: '' };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function issueOf({ from, to, text, node }: SyntaxErrorRange, source: string): FormulaIssue {
  const range = { from, to };
  if (!text) {
    const parent = node.parent?.name;
    const closes = (parent === 'Call' || parent === 'Parentheses' || parent === 'List') && !node.nextSibling;
    if (closes) return { code: 'UnclosedParenthesis', params: {}, ...range, fix: { from: to, to, text: ')' } };
    return { code: 'SomethingMissing', params: {}, ...range };
  }
  const shown = { text: text.slice(0, 40) };
  const instead = replacementOf(from, text, source);
  if (instead) return { code: 'UnexpectedText', params: { ...shown, suggestion: instead.fix.text }, ...instead };
  // The parser reads no longer chains; only there is such an operator unexpected after a value.
  if (from > chainLength && /^([-+*/%]|and\b|or\b|&&|\|\||[且或])/i.test(text)) return { code: 'ChainTooLong', params: {}, ...range };
  return missingOperator(range, text, source) ?? { code: 'UnexpectedText', params: shown, ...range };
}

/** Finds a sign of another language, also where its first characters were read as a sign of this one. */
function replacementOf(
  from: number,
  text: string,
  source: string,
): { from: number; to: number; fix: { from: number; to: number; text: string } } | null {
  const start = from - (/[=!<>&|]*$/.exec(source.slice(0, from))?.[0].length ?? 0);
  const sign = /^[=!<>&|：]+/.exec(source.slice(start, from + text.length))?.[0] ?? '';
  const replacement = Object.hasOwn(foreignSigns, sign) ? foreignSigns[sign] : undefined;
  if (replacement === undefined) return null;
  const range = { from: start, to: start + sign.length };
  return { ...range, fix: { ...range, text: replacement } };
}

/** Two adjacent operands: the operator between them is missing, or is part of the preceding word. */
function missingOperator({ from, to }: SourceRange, text: string, source: string): FormulaIssue | null {
  const before = source.slice(0, from).trimEnd();
  if (!/^[\w"'“{(（\u3400-\u4dbf\u4e00-\u9fff]/.test(text) || !/[\w"'”})）\u3400-\u4dbf\u4e00-\u9fff]$/.test(before)) return null;
  return wordHoldingOperator(before, from, text) ?? { code: 'MissingOperator', params: { text: text.slice(0, 40) }, from, to };
}

/** The Chinese word before or after the missing operator may contain it: words are not separated by spaces there. */
function wordHoldingOperator(before: string, from: number, text: string): FormulaIssue | null {
  const behind = /^[\u3400-\u4dbf\u4e00-\u9fff]+/.exec(text)?.[0] ?? '';
  const leading = operatorBeginning(behind);
  const spaced = `${leading} ${behind.slice(leading?.length)}`;
  if (leading) return missingSpace(behind, from, spaced, spaced);
  const word = /[\u3400-\u4dbf\u4e00-\u9fff]+$/.exec(before)?.[0] ?? '';
  const split = operatorInWord(word);
  if (!split) return null;
  // A space after the word is needed only if the word ends with the operator.
  const needsSpace = split.after === '' && before.length === from;
  return missingSpace(word, before.length - word.length, spacedOut(split), needsSpace ? `${spacedOut(split)} ` : spacedOut(split));
}

function missingSpace(word: string, from: number, suggestion: string, replacement: string): FormulaIssue {
  const range = { from, to: from + word.length };
  return { code: 'MissingSpace', params: { text: word, suggestion }, ...range, fix: { ...range, text: replacement } };
}
