import * as term from './generated/parser.terms.ts';

/** Words that are never a name. */
const fixedWords: ReadonlyMap<string, number> = new Map([
  ['not', term.not_],
  ['非', term.not_],
  ['true', term.trueWord],
  ['false', term.falseWord],
]);

/** Words that are an operator where an operator can stand, and a name elsewhere. */
const contextualWords: ReadonlyMap<string, number> = new Map([
  ['or', term.or_],
  ['或', term.or_],
  ['或者', term.or_],
  ['and', term.and_],
  ['且', term.and_],
  ['並且', term.and_],
  ['is', term.is_],
  ['empty', term.empty_],
  ['in', term.in_],
  ['contains', term.contains_],
  ['does', term.does_],
  ['contain', term.contain_],
  ['belongs', term.belongs_],
  ['belong', term.belong_],
  ['to', term.to_],
  ['has', term.has_],
  ['have', term.have_],
  ['within', term.within_],
  ['equals', term.equals_],
  ['equal', term.equal_],
  ['greater', term.greater_],
  ['less', term.less_],
  ['than', term.than_],
  ['between', term.between_],
  ['等於', term.zhEqual],
  ['不等於', term.zhNotEqual],
  ['大於', term.zhGreater],
  ['小於', term.zhLess],
  ['大於等於', term.zhGreaterOrEqual],
  ['大於或等於', term.zhGreaterOrEqual],
  ['小於等於', term.zhLessOrEqual],
  ['小於或等於', term.zhLessOrEqual],
  ['為空', term.zhIsEmpty],
  ['不為空', term.zhIsNotEmpty],
  ['包含', term.zhContains],
  ['不包含', term.zhNotContains],
  ['屬於', term.zhIn],
  ['不屬於', term.zhNotIn],
  ['有', term.zhHas],
  ['沒有', term.zhNotHas],
  ['位於', term.zhWithin],
  ['不位於', term.zhNotWithin],
  ['介於', term.zhBetween],
  ['不介於', term.zhNotBetween],
]);

/** The operators of the language that are written in Chinese. */
export const hanOperatorWords: readonly string[] = [...fixedWords.keys(), ...contextualWords.keys()].filter((word) =>
  /^[\u4e00-\u9fff]+$/.test(word),
);

/** Called by the generated tokenizer for each word: the term that it always is, or -1. */
export function fixedWord(word: string, _stack?: unknown): number {
  return fixedWords.get(word.toLowerCase()) ?? -1;
}

/** Called by the generated tokenizer for each word: the term that it is where an operator fits, or -1. */
export function contextualWord(word: string, _stack?: unknown): number {
  return contextualWords.get(word.toLowerCase()) ?? -1;
}

/** Is the word any of them, so that as a name it is clearer in braces? */
export function isWord(word: string): boolean {
  return fixedWord(word) >= 0 || contextualWord(word) >= 0;
}
