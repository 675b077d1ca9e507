import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormula } from '../checking/check-formula.ts';
import { completeFormula, type CompletionOptions } from './complete-formula.ts';

const fields = { price: 'number', name: 'text', agreed: 'logic', 單價: 'number', items: 'rows', 'items.amount': 'number' } as const;

/** The completions at the position of the bar. */
function offered(text: string, options: CompletionOptions = {}): readonly string[] {
  return completeFormula(text.replace('|', ''), text.indexOf('|'), fields, options).options.map(({ insert }) => insert);
}

describe('completion', () => {
  it.each([
    ['|', ['price', 'name', '{單價}', 'items.amount', 'sum(', 'not']],
    ['pri|', ['price']],
    ['round(pri|', ['price']],
    ['price + am|', ['items.amount']],
    ['items.|', ['items.amount']],
    ['ROU|', ['round(']],
    ['單|', ['{單價}']],
    ['{單|}', ['{單價}']],
    ['price |', ['==', '>', 'between', 'is empty', 'and', 'or']],
    ['price is n|', ['is not empty']],
    ['name con|', ['contains']],
    ['name does not c|', ['does not contain']],
    ['price is empty a|', ['and']],
    ['price > 5 |', ['and', 'or']],
    ['not |', ['agreed', 'sum(']],
  ])('offers at %s', (text, expected) => {
    expect(offered(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['price |', ['contains', 'price', 'sum(']],
    ['agreed |', ['>', 'contains', '!=']],
    ['price + |', ['==', 'and']],
    ["name = 'pri|", ['price']],
    ['{pri|', ['sum(', 'price']],
  ])('does not offer at %s what is invalid there', (text, unwanted) => {
    for (const insert of unwanted) expect(offered(text)).not.toContain(insert);
  });

  it('inserts operators and parameters in Chinese for the Chinese locale', () => {
    expect(offered('price 大|', { locale: 'zh' })).toEqual(['大於', '大於等於']);
    expect(completeFormula('rou', 3, fields, { locale: 'zh' }).options[0]?.detail).toContain('round(');
  });

  it('finds a field by its label', () => {
    const labels = { price: { zh: '含稅價', en: 'Gross amount' } };

    expect(offered('gro|', { labels })).toContain('price');
    expect(offered('含稅|', { labels, locale: 'zh' })).toContain('price');
  });

  it('replaces the typed text: every offered field results in a formula without an unknown name', () => {
    for (const text of ['pri', 'round(am', '{單', 'price > 1 and na']) {
      const { from, to, options } = completeFormula(text, text.length, fields);
      for (const { insert } of options.filter(({ kind }) => kind === 'field')) {
        const codes = checkFormula(text.slice(0, from) + insert + text.slice(to), { fields }).issues.map(({ code }) => code);
        expect(codes).not.toContain('UnknownName');
        expect(codes).not.toContain('UnexpectedText');
      }
    }
  });

  it('never throws at any position of any text, and its range contains the position', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (source, at) => {
        const { from, to } = completeFormula(source, at, fields);

        expect(from >= 0 && from <= to && to <= source.length && from <= at).toBe(true);
      }),
      { numRuns: cases(1000) },
    );
  });
});
