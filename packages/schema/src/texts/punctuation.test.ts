import { expect, test } from 'vitest';
import { joinClauses, joinPhrases, joinSentences, labelled, quoted, withNote } from './punctuation.ts';

test.each([
  ['zh', ['a：b', 'a（b）', '「a」', 'a，b', 'a；b', 'a。b']],
  ['en', ['a: b', 'a (b)', '"a"', 'a, b', 'a; b', 'a. b']],
] as const)('texts in %s are put together with its punctuation', (locale, expected) => {
  const texts = ['a', 'b'];

  expect([
    labelled('a', 'b', locale),
    withNote('a', 'b', locale),
    quoted('a', locale),
    joinPhrases(texts, locale),
    joinClauses(texts, locale),
    joinSentences(texts, locale),
  ]).toEqual(expected);
});
