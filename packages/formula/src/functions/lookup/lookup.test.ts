import { describe, expect, it } from 'vitest';
import { checkFormula } from '../../checking/check-formula.ts';
import { compileFormula, plainScope } from '../../compile-formula.ts';
import type { FormulaScope, LookupRequest } from '../../scope/formula-scope.ts';
import { FormulaError } from '../../values/formula-error.ts';
import type { FormulaInput } from '../../values/formula-value.ts';

const phones: Readonly<Record<string, string>> = { 'C-1': '0911', 'C-2': '0922' };

function scopeWith(lookup: FormulaScope['lookup'], values: Readonly<Record<string, FormulaInput>> = {}): FormulaScope {
  return { ...plainScope(values), ...(lookup ? { lookup } : {}) };
}

function byCode({ value }: LookupRequest): FormulaInput {
  return typeof value === 'string' ? phones[value] : null;
}

describe('looking up a field of another record', () => {
  const formula = compileFormula("lookup('customer', 'code', customerCode, 'phone')");

  it('requests from the scope exactly what the formula names', () => {
    const requests: LookupRequest[] = [];
    const scope = scopeWith((request) => (requests.push(request), '0911'), { customerCode: 'C-1' });

    expect(formula.evaluate(scope)).toBe('0911');
    expect(requests).toEqual([{ schemaCode: 'customer', field: 'code', value: 'C-1', result: 'phone' }]);
  });

  it.each<[string, FormulaInput, unknown]>([
    ['a record that there is', 'C-2', '0922'],
    ['none, which is empty', 'C-9', null],
    ['an empty value, without a request', null, null],
    ['a list, item by item', ['C-1', 'C-9', '', 'C-2'], ['0911', null, null, '0922']],
  ])('returns %s', (_, customerCode, expected) => {
    expect(formula.evaluate(scopeWith(byCode, { customerCode }))).toEqual(expected);
  });

  it('is not available without a scope that supports it, or while it is being fetched', () => {
    const fetching = scopeWith(() => new FormulaError('NotAvailable', { reason: 'fetching' }), { customerCode: ['C-1', 'C-2'] });

    expect(formula.evaluate(scopeWith(undefined, { customerCode: 'C-1' }))).toMatchObject({ error: 'NotAvailable' });
    expect(formula.evaluate(fetching)).toMatchObject({ error: 'NotAvailable', params: { reason: 'fetching' } });
  });

  it('is listed once without evaluating', () => {
    const { lookups, volatile, dependencies } = compileFormula(
      "if(a, lookup('customer', 'code', a, 'phone'), lookup('customer', 'code', b, 'phone')) + lookup('area', 'no', c, 'name')",
    );

    expect(lookups).toEqual([
      { schemaCode: 'customer', field: 'code', result: 'phone' },
      { schemaCode: 'area', field: 'no', result: 'name' },
    ]);
    expect(volatile).toBe(true);
    expect(dependencies).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ["lookup(model, 'code', a, 'phone')", 7, 12],
    ["lookup('customer', 'co' + 'de', a, 'phone')", 19, 30],
    ["lookup('customer', 'code', a, if(b, 'x', 'y'))", 30, 45],
  ])('requires text literals for model and fields: %s is refused', (source, from, to) => {
    const formulaWithout = compileFormula(source);

    expect(checkFormula(source).issues).toMatchObject([{ code: 'LiteralNeeded', from, to }]);
    expect(formulaWithout.evaluate(scopeWith(byCode, { model: 'customer', a: 'C-1', b: true }))).toMatchObject({ error: 'WrongArgument' });
  });
});

describe('outcomes of a split', () => {
  const formula = compileFormula("outcomes('fork') has 'disagreed'");

  it('come from the scope of a route', () => {
    const scope = { ...plainScope({}), outcomes: (split: string) => (split === 'fork' ? ['agreed', 'disagreed'] : []) };

    expect(formula.evaluate(scope)).toBe(true);
    expect(compileFormula("outcomes('other') is empty").evaluate(scope)).toBe(true);
    expect(formula.splits).toEqual(['fork']);
  });

  it('are not available elsewhere', () => {
    expect(formula.evaluate(plainScope({}))).toMatchObject({ error: 'NotAvailable' });
  });
});
