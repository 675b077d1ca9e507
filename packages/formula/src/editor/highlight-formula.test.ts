import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression } from '../../test/expression.fixture.ts';
import { printFormula } from '../syntax/print.ts';
import { highlightFormula } from './highlight-formula.ts';

function told(source: string): string {
  return highlightFormula(source)
    .map(({ kind, from, to }) => `${kind}:${source.slice(from, to)}`)
    .join(' ');
}

describe('highlighting', () => {
  it.each([
    ['round(price * 2.5, 1)', 'function:round field:price operator:* number:2.5 number:1'],
    ['{單價} 大於 5 且 非 agreed', 'field:{單價} operator:大於 number:5 keyword:且 keyword:非 field:agreed'],
    ["items.kind does not contain 'a'; “b”", "field:items field:kind operator:does not contain text:'a' text:“b”"],
    ['!a && b || true', 'operator:! field:a operator:&& field:b operator:|| keyword:true'],
    ['-a is not empty', 'operator:- field:a operator:is not empty'],
    ['contains(in, is)', 'function:contains field:in field:is'],
    ['1 + ?', 'number:1 operator:+ error:?'],
    ['price qty', 'field:price error:qty'],
    ['(((', ''],
  ])('of %s', (source, tokens) => {
    expect(told(source)).toBe(tokens);
  });

  it('returns ordered tokens inside any text, without overlaps and without space at the ends', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      anyExpression.map((expression) => printFormula(expression)),
    );

    fc.assert(
      fc.property(text, (source) => {
        let at = 0;
        for (const { from, to } of highlightFormula(source)) {
          expect(from >= at && to > from && to <= source.length).toBe(true);
          expect(source.slice(from, to)).toBe(source.slice(from, to).trim());
          at = to;
        }
      }),
      { numRuns: cases(1500) },
    );
  });

  it('finds no error in printed formulas', () => {
    fc.assert(
      fc.property(anyExpression, (expression) => {
        expect(highlightFormula(printFormula(expression)).filter(({ kind }) => kind === 'error')).toEqual([]);
      }),
      { numRuns: cases(500) },
    );
  });
});
