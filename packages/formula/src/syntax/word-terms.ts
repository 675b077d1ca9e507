import * as terms from './generated/parser.terms.ts';
import { contextualWord, fixedWord, type OperatorWord } from './words.ts';

const numbers: Readonly<Record<OperatorWord, number>> = { ...terms };

/** Called by the generated tokenizer for each word: returns the term that the word always is, or -1. */
export function fixedTerm(word: string, _stack?: unknown): number {
  return termOf(fixedWord(word));
}

/** Called by the generated tokenizer for each word: returns the term that the word is where an operator is expected, or -1. */
export function contextualTerm(word: string, _stack?: unknown): number {
  return termOf(contextualWord(word));
}

function termOf(word: OperatorWord | undefined): number {
  return word === undefined ? -1 : numbers[word];
}
