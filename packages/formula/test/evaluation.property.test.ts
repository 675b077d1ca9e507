import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileFormula,
  isFormulaError,
  parseFormula,
  printFormula,
  toFormulaValue,
  traceFormula,
  type FormulaValue,
  type TraceStep,
} from '../src/index.ts';
import { anyExpression, meaningfulSource } from './expression.fixture.ts';
import { anyScope } from './scope.fixture.ts';

function plain(value: FormulaValue | object): unknown {
  return isFormulaError(value) ? { error: value.error } : JSON.parse(JSON.stringify(value ?? null));
}

function partsOf(step: TraceStep): readonly TraceStep[] {
  return [step, ...step.steps.flatMap(partsOf)];
}

describe('any formula with any values', { timeout: 60_000 }, () => {
  it('returns the same result with every method of evaluation, repeatedly', () => {
    let working = 0;
    fc.assert(
      fc.property(meaningfulSource, anyScope, (source, scope) => {
        const formula = compileFormula(source);

        const value = formula.evaluate(scope);

        expect(parseFormula(source).issues).toEqual([]);
        expect(plain(toFormulaValue(formula.compute(scope)) as FormulaValue)).toEqual(plain(value as FormulaValue));
        expect(plain(formula.evaluate(scope) as FormulaValue)).toEqual(plain(value as FormulaValue));
        expect(plain(compileFormula(`${source} `).evaluate(scope) as FormulaValue)).toEqual(plain(value as FormulaValue));
        if (!isFormulaError(value)) working += 1;
      }),
      { numRuns: cases(3000) },
    );

    // Ensures that enough formulas are evaluated without an error.
    expect(working).toBeGreaterThan(cases(500));
  });

  it('has a trace equal to its evaluation', () => {
    fc.assert(
      fc.property(meaningfulSource, anyScope, (source, scope) => {
        const formula = compileFormula(source);

        const trace = traceFormula(formula, scope);
        const { result } = trace.root;

        expect(plain(trace.value as FormulaValue)).toEqual(plain(formula.evaluate(scope) as FormulaValue));
        expect(result.state).toBe(isFormulaError(trace.value) ? 'error' : 'value');
        for (const step of partsOf(trace.root)) {
          expect(step.shown.zh.length > 0 && step.shown.en.length > 0 && step.from <= step.to).toBe(true);
        }
        if (result.state === 'error') {
          expect(partsOf(trace.root).some((step) => step.result.state === 'error' && step.result.arose)).toBe(true);
        }
      }),
      { numRuns: cases(2000) },
    );
  });

  it('has the same result after printing and parsing', () => {
    fc.assert(
      fc.property(meaningfulSource, anyScope, (source, scope) => {
        const { expression } = parseFormula(source);

        for (const locale of ['en', 'zh'] as const) {
          const printed = compileFormula(printFormula(expression, { locale }));

          expect(plain(printed.evaluate(scope) as FormulaValue)).toEqual(plain(compileFormula(source).evaluate(scope) as FormulaValue));
        }
      }),
      { numRuns: cases(1000) },
    );
  });

  it('never throws, whatever the expression', () => {
    fc.assert(
      fc.property(anyExpression, anyScope, (expression, scope) => {
        const source = printFormula(expression);

        expect(() => traceFormula(source, scope)).not.toThrow();
        expect(() => compileFormula(source).compute(scope)).not.toThrow();
      }),
      { numRuns: cases(1500) },
    );
  });
});
