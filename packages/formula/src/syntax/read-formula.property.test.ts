import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyExpression } from '../../test/expression.fixture.ts';
import { explainFormula } from './parse.ts';
import { printFormula } from './print.ts';
import { readFormula } from './read-formula.ts';
import { anySource } from '../../test/source.fixture.ts';

/** What the grammar reads; null when it has something to say against the text. */
function byGrammar(source: string): unknown {
  const { expression, diagnostics } = explainFormula(source);
  return diagnostics.length > 0 ? null : expression;
}

it('what is a formula by the grammar is read as the same, and nothing else is read', () => {
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

it('whatever is printed is read as the same in both ways, in both languages', () => {
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

it('a chain that the grammar gives up is read', () => {
  expect(readFormula(Array.from({ length: 300 }, (_, index) => `amount${index}`).join(' + '))).not.toBeNull();
});
