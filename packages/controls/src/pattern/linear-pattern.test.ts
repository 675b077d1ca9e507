import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPattern } from './linear-pattern.ts';
import { matchEnds } from './match-program.ts';
import { parsePattern } from './parse-pattern.ts';
import { programOf, type Step } from './pattern-program.ts';

/** Typical patterns over few letters, so that texts often match. */
const piece = fc.constantFrom(
  'a',
  'b',
  '1',
  '.',
  '^',
  '$',
  String.raw`\d`,
  String.raw`\w`,
  String.raw`\s`,
  String.raw`\b`,
  String.raw`\B`,
  '[ab]',
  '[^a]',
  '[a-b1]',
  '中',
);
const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    piece,
    fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}', '*?', '+?'))
      .map(([part, count]) => `(?:${part})${count}`),
    tie('pattern').map((part) => `(?=${part})`),
    tie('pattern').map((part) => `(?!${part})`),
    tie('pattern').map((part) => `(?<=${part})`),
    tie('pattern').map((part) => `(?<!${part})`),
    tie('pattern').map((part) => `(${part})`),
  ),
}));
const texts = fc.array(fc.constantFrom('a', 'b', 'A', '1', ' ', '\n', '中', '-'), { maxLength: 7 }).map((parts) => parts.join(''));

test.each(['', 'i', 'm', 's', 'ims'])('agrees with the platform, flags %j', (flags) => {
  fc.assert(
    fc.property(patterns, texts, (source, text) => {
      expect(createPattern(source, flags)!.test(text)).toBe(new RegExp(source, `${flags}u`).test(text));
    }),
    { numRuns: cases(2000) },
  );
});

describe.each([
  [String.raw`^09\d{8}$`, ['0912345678'], ['091234567', '0912345678\n9']],
  [String.raw`^(?=.*[A-Z])(?=.*\d)(?!.*\s).{8,16}$`, ['Inkstone7'], ['inkstone7', 'Inkstone', 'Ink stone7']],
  [String.raw`^[\w\-\.]+@[\w\-]+(\.[\w\-]+)+$`, ['a-b.c@mail.example.com'], ['a@b', '@b.c']],
  [String.raw`^[A-Z][12]\d{8}$`, ['A123456789'], ['a123456789']],
  [String.raw`^\p{Script=Han}{2,4}$`, ['林雅婷'], ['Lin', '林']],
  ['^[一-龥]+$', ['出差'], ['trip']],
  [String.raw`^https?:\/\/\S+$`, ['https://example.com/a?b=c'], ['ftp://example.com']],
  [String.raw`\u{1F600}|\uD83D\uDE01|\x41|\u0042`, ['😀', '😁', 'A', 'B'], ['C']],
  [String.raw`^\_a\@$`, ['_a@'], ['a@']],
  ['a{,2}', ['a{,2}'], ['aa']],
])('%s', (source, yes, no) => {
  test.each(yes)('takes %j', (text) => expect(createPattern(source)!.test(text)).toBe(true));
  test.each(no)('refuses %j', (text) => expect(createPattern(source)!.test(text)).toBe(false));
});

test.each([
  [String.raw`(a)\1`, ''],
  [String.raw`(?<x>a)\k<x>`, ''],
  ['(?i:a)', ''],
  ['(', ''],
  ['[z-a]', ''],
  ['a**', ''],
  ['(a{100}){100}', ''],
  ['a'.repeat(1001), ''],
  ['a', 'x'],
  ['[a&&b]', 'v'],
])('%s with flags %j cannot be compiled', (source, flags) => {
  expect(createPattern(source, flags)).toBeNull();
});

test.each(['^(a+)+$', '^(a|aa)+$', '^(.*)*x$', '^(a?){60}a{60}$', '(a*)*b'])('%s tests each instruction once per character', (source) => {
  const text = Array.from(`${'a'.repeat(2000)}!`);
  let tested = 0;
  const steps = programOf(parsePattern(source, { ignoreCase: false, multiline: false, dotAll: false }), false, 2000).map((step): Step =>
    step.kind === 'consume' ? { kind: 'consume', matches: (character) => ((tested += 1), step.matches(character)) } : step,
  );

  matchEnds(steps, text, false, ({ kind }, place) => (kind === 'start' ? place === 0 : place === text.length), false);

  expect(tested).toBeGreaterThan(0);
  expect(tested).toBeLessThanOrEqual(steps.length * text.length);
});

test('lookbehind works on whole characters', () => {
  expect(createPattern('^(?<=^)😀(?<!a)$')!.test('😀')).toBe(true);
  expect(createPattern('^.{2}$')!.test('😀中')).toBe(true);
});
