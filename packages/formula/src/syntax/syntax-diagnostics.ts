import type { SyntaxNode } from '@lezer/common';
import type { Diagnostic } from '../checking/diagnostic.ts';
import { formulaLimits } from '../limits.ts';
import type { SourceRange } from './expression.ts';
import { operatorBeginning, operatorInWord, spacedOut } from './operator-in-word.ts';

/** Signs of other languages, and what is written here instead. */
const foreignSigns: Readonly<Record<string, string>> = { '===': '==', '!==': '!=', '&': '+', '|': 'or', '=>': '>=', '=<': '<=', '：': ';' };

/** Characters from which on the parser counts how long a chain of operators is; after some 150 of them it gives up. */
const chainLength = 2000;

interface Fault extends SourceRange {
  /** Without space around it; empty where something is missing. */
  readonly text: string;
  readonly node: SyntaxNode;
}

/** What is wrong with the text itself, from the places where the parser had to skip or invent something. */
export function syntaxDiagnostics(top: SyntaxNode, source: string): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const fault of faultsOf(top, source)) {
    const diagnostic = diagnosticOf(fault, source);
    diagnostics.push(diagnostic);
    if (diagnostic.code === 'ChainTooLong' || diagnostics.length >= formulaLimits.diagnostics) break;
  }
  return diagnostics;
}

/** The parser reports token by token; what stands side by side is one fault. */
function faultsOf(top: SyntaxNode, source: string): readonly Fault[] {
  const faults: Fault[] = [];
  top.cursor().iterate((cursor) => {
    if (!cursor.type.isError) return;
    const { node, from, to } = cursor;
    const last = faults.at(-1);
    const text = source.slice(from, to);
    if (last?.text && text.trim() && isBlank(source.slice(last.to, from))) {
      faults.splice(-1, 1, { ...last, to, text: source.slice(last.from, to).trim() });
    } else faults.push({ ...trimmed(from, text), node });
  });
  return faults;
}

function trimmed(from: number, text: string): SourceRange & { readonly text: string } {
  const start = from + text.length - text.trimStart().length;
  const bare = text.trim();
  return bare ? { from: start, to: start + bare.length, text: bare } : { from, to: from, text: '' };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function diagnosticOf({ from, to, text, node }: Fault, source: string): Diagnostic {
  const range = { from, to };
  if (!text) {
    const parent = node.parent?.name;
    const closes = (parent === 'Call' || parent === 'Parentheses' || parent === 'List') && !node.nextSibling;
    return { code: closes ? 'UnclosedParenthesis' : 'SomethingMissing', params: {}, ...range };
  }
  const shown = { text: text.slice(0, 40) };
  const instead = insteadOf(from, text, source);
  if (instead) return { code: 'UnexpectedText', params: { ...shown, suggestion: instead.fix.text }, ...instead };
  // The parser reads no longer chains than this; nowhere else is such an operator out of place behind a value.
  if (from > chainLength && /^([-+*/%]|and\b|or\b|&&|\|\||[且或])/i.test(text)) return { code: 'ChainTooLong', params: {}, ...range };
  return missingOperator(range, text, source) ?? { code: 'UnexpectedText', params: shown, ...range };
}

/** A foreign sign, also where its first characters were read as one of ours. */
function insteadOf(
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

/** Two operands one after the other: the operator between them was left out, or is part of the word before. */
function missingOperator({ from, to }: SourceRange, text: string, source: string): Diagnostic | null {
  const before = source.slice(0, from).trimEnd();
  if (!/^[\w"'“{(（\u3400-\u4dbf\u4e00-\u9fff]/.test(text) || !/[\w"'”})）\u3400-\u4dbf\u4e00-\u9fff]$/.test(before)) return null;
  return wordHoldingOperator(before, from, text) ?? { code: 'MissingOperator', params: { text: text.slice(0, 40) }, from, to };
}

/** The Chinese word before or behind the place where an operator is missing may be more than one. */
function wordHoldingOperator(before: string, from: number, text: string): Diagnostic | null {
  const behind = /^[\u3400-\u4dbf\u4e00-\u9fff]+/.exec(text)?.[0] ?? '';
  const leading = operatorBeginning(behind);
  const spaced = `${leading} ${behind.slice(leading?.length)}`;
  if (leading) return missingSpace(behind, from, spaced, spaced);
  const word = /[\u3400-\u4dbf\u4e00-\u9fff]+$/.exec(before)?.[0] ?? '';
  const split = operatorInWord(word);
  if (!split) return null;
  // The space behind the word matters only where its operator ends it.
  const needsSpace = split.after === '' && before.length === from;
  return missingSpace(word, before.length - word.length, spacedOut(split), needsSpace ? `${spacedOut(split)} ` : spacedOut(split));
}

function missingSpace(word: string, from: number, suggestion: string, replacement: string): Diagnostic {
  const range = { from, to: from + word.length };
  return { code: 'MissingSpace', params: { text: word, suggestion }, ...range, fix: { ...range, text: replacement } };
}
