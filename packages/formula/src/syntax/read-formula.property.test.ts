import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyExpression } from '../../test/expression.fixture.ts';
import { parseWithGrammar } from './parse.ts';
import { printFormula } from './print.ts';
import { readFormula } from './read-formula.ts';
import { anySource } from '../../test/source.fixture.ts';

/** Returns the expression parsed by the grammar; null if it reports an issue. */
function byGrammar(source: string): unknown {
  const { expression, issues } = parseWithGrammar(source);
  return issues.length > 0 ? null : expression;
}

it('both parsers accept the same texts and return the same expression', () => {
  let right = 0;
  fc.assert(
    fc.property(anySource, (source) => {
      const read = readFormula(source);

      expect(read).toEqual(byGrammar(source));
      if (read) right += 1;
    }),
    { numRuns: cases(5000) },
  );

  expect(right).toBeGreaterThan(200);
});

it('both parsers read printed formulas back to the same expression, in both languages', () => {
  fc.assert(
    fc.property(anyExpression, fc.constantFrom('zh' as const, 'en' as const), (expression, locale) => {
      const source = printFormula(expression, { locale });

      expect(readFormula(source)).toEqual(byGrammar(source));
    }),
    { numRuns: cases(2000) },
  );
});

it.each([
  '((((1))))',
  'a in (1)',
  'a in (1, 2)',
  'a in (1) + 2; 3',
  'a in (b in (1, c in 2; 3), 4)',
  'not a = b',
  '!a == !b',
  'in in in',
  '沒有 有 有',
])('%s', (source) => {
  expect(readFormula(source)).toEqual(byGrammar(source));
  expect(readFormula(source)).not.toBeNull();
});

it('a chain that is too long for the grammar is parsed', () => {
  expect(readFormula(Array.from({ length: 300 }, (_, index) => `amount${index}`).join(' + '))).not.toBeNull();
});
