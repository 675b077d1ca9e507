import { hanOperatorWords } from './words.ts';

/** A word that was meant as several: `金額大於` as `金額 大於`. */
export interface SplitWord {
  readonly before: string;
  readonly operator: string;
  readonly after: string;
}

/** Nobody writes longer words; guessing would take time by the square of their length. */
const guessedLength = 100;

// Shorter words are ordinary syllables of names: 有, 或, 且.
const operators = hanOperatorWords.filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length);

/**
 * Finds an operator in a run of Chinese characters, which the language reads as one word because a name may hold any characters.
 * Only a guess, for messages: `isName` says which of the parts can be names; without it every part can.
 */
export function operatorInWord(word: string, isName: (part: string) => boolean = () => true): SplitWord | undefined {
  if (word.length > guessedLength) return undefined;
  for (const operator of operators) {
    for (let at = word.indexOf(operator, 1); at > 0; at = word.indexOf(operator, at + 1)) {
      const [before, after] = [word.slice(0, at), word.slice(at + operator.length)];
      if (isName(before) && (after === '' || isName(after))) return { before, operator, after };
    }
  }
  return undefined;
}

export function spacedOut({ before, operator, after }: SplitWord): string {
  return `${before} ${operator} ${after}`.trim();
}

/** The operator that a longer word begins with: `大於` of `大於數量`. */
export function operatorBeginning(word: string): string | undefined {
  return operators.find((operator) => word.length > operator.length && word.startsWith(operator));
}
