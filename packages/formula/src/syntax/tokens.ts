import type { SourceRange } from './expression.ts';
import { contextualWord, fixedWord, type OperatorWord } from './words.ts';

export interface Token extends SourceRange {
  readonly kind: 'number' | 'word' | 'braced' | 'text' | 'sign' | 'end';
  /** The source text; for a sign its ASCII equivalent. */
  readonly text: string;
  /** The operator that a word always is; `operator` is the one that it is where an operator is expected. */
  readonly fixed?: OperatorWord | undefined;
  readonly operator?: OperatorWord | undefined;
}

const plainSigns: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '，': ',',
  '；': ';',
  '＋': '+',
  '－': '-',
  '−': '-',
  '＊': '*',
  '×': '*',
  '／': '/',
  '÷': '/',
  '％': '%',
  '=': '==',
  '＝': '==',
  '<>': '!=',
  '≠': '!=',
  '＞': '>',
  '＜': '<',
  '≥': '>=',
  '≤': '<=',
};

const kinds = ['number', 'word', 'braced', 'text', 'sign'] as const;

const tokenPattern = new RegExp(
  [
    /(\d+(?:\.\d+)?|\.\d+)/,
    /([A-Za-z_]\w*|[\u3400-\u4dbf\u4e00-\u9fff]+)/,
    /(\{[^{}\n]*\})/,
    /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|“(?:[^“”\\]|\\[^])*”)/,
    /([=!<>]=|<>|\|\||&&|[(（)）,，;；+＋\-－−*＊×/／÷%％=＝≠>＞<＜≥≤!.])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
);

const spacePattern = /[ \t\n\r\u00a0\u3000]*/y;

/** Returns the tokens of a text and an end token; null if the text contains anything else. Must agree with `formula.grammar`. */
export function tokensOf(source: string): readonly Token[] | null {
  const tokens: Token[] = [];
  for (let at = spaceAfter(source, 0); at < source.length;) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(source);
    if (!match) return null;
    const kind = kinds.find((_, index) => match[index + 1] !== undefined)!;
    const range = { from: at, to: tokenPattern.lastIndex };
    const text = match[0];
    if (kind === 'word') tokens.push({ kind, text, fixed: fixedWord(text), operator: fixedWord(text) ?? contextualWord(text), ...range });
    else tokens.push({ kind, text: kind === 'sign' ? (plainSigns[text] ?? text) : text, ...range });
    at = spaceAfter(source, range.to);
  }
  return [...tokens, { kind: 'end', text: '', from: source.length, to: source.length }];
}

function spaceAfter(source: string, at: number): number {
  spacePattern.lastIndex = at;
  spacePattern.exec(source);
  return spacePattern.lastIndex;
}
