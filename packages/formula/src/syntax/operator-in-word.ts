import { hanOperatorWords } from './words.ts';

/** A word that was probably meant as several: `金額大於` as `金額 大於`. */
export interface SplitWord {
  readonly before: string;
  readonly operator: string;
  readonly after: string;
}

/** Longer words are not split: the cost grows with the square of the length. */
const maxSplitLength = 100;

// One-character operators such as 有, 或 and 且 also occur as ordinary characters of names.
const operators = hanOperatorWords.filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length);

/**
 * Finds an operator in a run of Chinese characters, which the language reads as one word because a name may contain any characters.
 * The result is a guess for messages. `isName` decides which of the parts can be names; by default all can.
 */
export function operatorInWord(word: string, isName: (part: string) => boolean = () => true): SplitWord | undefined {
  if (word.length > maxSplitLength) return undefined;
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

/** Returns the operator at the beginning of a longer word: `大於` for `大於數量`. */
export function operatorBeginning(word: string): string | undefined {
  return operators.find((operator) => word.length > operator.length && word.startsWith(operator));
}
