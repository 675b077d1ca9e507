import type * as terms from './generated/parser.terms.ts';

/** The name of an operator word in the grammar. */
export type OperatorWord = keyof typeof terms;

/** Words that are never a name. */
const fixedWords: ReadonlyMap<string, OperatorWord> = new Map([
  ['not', 'not_'],
  ['非', 'not_'],
  ['true', 'trueWord'],
  ['false', 'falseWord'],
]);

/** Words that are an operator where an operator is expected, and a name elsewhere. */
const contextualWords: ReadonlyMap<string, OperatorWord> = new Map([
  ['or', 'or_'],
  ['或', 'or_'],
  ['或者', 'or_'],
  ['and', 'and_'],
  ['且', 'and_'],
  ['並且', 'and_'],
  ['is', 'is_'],
  ['empty', 'empty_'],
  ['in', 'in_'],
  ['contains', 'contains_'],
  ['does', 'does_'],
  ['contain', 'contain_'],
  ['belongs', 'belongs_'],
  ['belong', 'belong_'],
  ['to', 'to_'],
  ['has', 'has_'],
  ['have', 'have_'],
  ['within', 'within_'],
  ['equals', 'equals_'],
  ['equal', 'equal_'],
  ['greater', 'greater_'],
  ['less', 'less_'],
  ['than', 'than_'],
  ['between', 'between_'],
  ['等於', 'zhEqual'],
  ['不等於', 'zhNotEqual'],
  ['大於', 'zhGreater'],
  ['小於', 'zhLess'],
  ['大於等於', 'zhGreaterOrEqual'],
  ['大於或等於', 'zhGreaterOrEqual'],
  ['小於等於', 'zhLessOrEqual'],
  ['小於或等於', 'zhLessOrEqual'],
  ['為空', 'zhIsEmpty'],
  ['不為空', 'zhIsNotEmpty'],
  ['包含', 'zhContains'],
  ['不包含', 'zhNotContains'],
  ['屬於', 'zhIn'],
  ['不屬於', 'zhNotIn'],
  ['有', 'zhHas'],
  ['沒有', 'zhNotHas'],
  ['位於', 'zhWithin'],
  ['不位於', 'zhNotWithin'],
  ['介於', 'zhBetween'],
  ['不介於', 'zhNotBetween'],
]);

/** The Chinese operator words. */
export const hanOperatorWords: readonly string[] = [...fixedWords.keys(), ...contextualWords.keys()].filter((word) =>
  /^[\u4e00-\u9fff]+$/.test(word),
);

/** Returns the operator that a word always is. */
export function fixedWord(word: string): OperatorWord | undefined {
  return fixedWords.get(word.toLowerCase());
}

/** Returns the operator that a word is where an operator is expected. */
export function contextualWord(word: string): OperatorWord | undefined {
  return contextualWords.get(word.toLowerCase());
}

/** Whether the word is an operator in some position, so that a name spelled like it is clearer in braces. */
export function isWord(word: string): boolean {
  return (fixedWord(word) ?? contextualWord(word)) !== undefined;
}
