import { compileFormula, plainScope } from '@inkstone/formula';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchReport, type Branch, type Example } from './branch-report.ts';
import type { ValueDomain, ValueDomains } from './value-domain.ts';

const domains: ValueDomains = new Map<string, ValueDomain>([
  ['days', { kind: 'number', decimals: 0 }],
  ['amount', { kind: 'number', decimals: 2 }],
  ['begin', { kind: 'date' }],
  ['kind', { kind: 'text', values: ['annual', 'sick', 'other'] }],
  ['urgent', { kind: 'logic' }],
  ['reason', { kind: 'text', values: null }],
  ['needs', { kind: 'texts', values: ['desk', 'phone'] }],
]);

const report = (...conditions: string[]) =>
  branchReport(
    conditions.map((condition, index) => ({ code: `b${index + 1}`, condition })),
    domains,
  );

describe('examining the conditions of branches', () => {
  it('finds a value for which two conditions hold', () => {
    expect(report('days > 3', 'days > 7').overlaps).toEqual([{ first: 'b1', second: 'b2', example: { days: 8 } }]);
    expect(report('days > 7', 'days <= 7').overlaps).toEqual([]);
  });

  it('names a branch whose values are all taken by earlier ones', () => {
    expect(report('days > 3', 'days > 7').covered).toEqual(['b2']);
    expect(report('days > 7', 'days > 3').covered).toEqual([]);
    expect(report("kind == 'sick' and kind == 'annual'").covered).toEqual(['b1']);
  });

  it('finds a value for which no condition holds, filled rather than empty', () => {
    expect(report('days > 3', 'days < 3').rest).toEqual({ days: 3 });
    expect(report('days > 3', 'days <= 3').rest).toEqual({ days: null });
    expect(report('days > 3', 'days <= 3', 'days is empty').rest).toBeNull();
    expect(report("kind == 'sick' or kind == 'annual'").rest).toEqual({ kind: 'other' });
    expect(report("begin < '2026-07-01'", "begin > '2026-07-01'").rest).toEqual({ begin: '2026-07-01' });
  });

  it('finds numbers with as many decimals as the field keeps, and no more', () => {
    expect(report('days <= 3', 'days >= 4', 'days is empty').rest).toBeNull();
    expect(report('amount <= 3', 'amount >= 4', 'amount is empty').rest).toEqual({ amount: 3.5 });
    expect(report('amount <= 3.1', 'amount >= 3.11', 'amount is empty').rest).toBeNull();
  });

  it('combines fields', () => {
    expect(report("days > 3 and kind == 'sick'", 'urgent').overlaps[0]?.example).toEqual({ days: 4, kind: 'sick', urgent: true });
    expect(report('needs has "desk"', 'needs has "phone"').overlaps[0]?.example).toEqual({ needs: ['desk', 'phone'] });
  });

  it('says which branches depend on more than values, and then does not claim that nothing is left', () => {
    const { unexamined, rest, overlaps } = report('days > 3', 'begin > today()', 'days > count(items.price)', 'days > 5');

    expect(unexamined).toEqual(['b2', 'b3']);
    expect(rest).toBeUndefined();
    expect(overlaps.map(({ first, second }) => [first, second])).toEqual([['b1', 'b4']]);
  });

  it('agrees with trying all values', () => {
    fc.assert(
      fc.property(fc.array(conditions, { minLength: 1, maxLength: 4 }), (texts) => {
        const branches = texts.map((condition, index) => ({ code: `b${index + 1}`, condition }));

        const found = branchReport(branches, domains);

        const tried = tryAll(branches);
        expect(found.unexamined).toEqual([]);
        expect(new Set(found.overlaps.map(({ first, second }) => `${first} ${second}`))).toEqual(tried.overlaps);
        expect(found.covered).toEqual(tried.covered);
        expect(found.rest === null).toBe(tried.isComplete);
        for (const { first, second, example } of found.overlaps) {
          expect(holding(branches, example)).toEqual(expect.arrayContaining([first, second]));
        }
        if (found.rest) expect(holding(branches, found.rest)).toEqual([]);
      }),
      { numRuns: cases(300) },
    );
  });
});

const atoms = fc.oneof(
  fc
    .tuple(fc.constantFrom('>', '<', '>=', '<=', '==', '!='), fc.integer({ min: 0, max: 6 }))
    .map(([sign, value]) => `days ${sign} ${value}`),
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })).map(([low, high]) => `days between '${low};${high}'`),
  fc.constantFrom('days is empty', 'days is not empty', 'urgent', 'kind is empty'),
  fc.tuple(fc.constantFrom('==', '!='), fc.constantFrom('annual', 'sick', 'other')).map(([sign, value]) => `kind ${sign} '${value}'`),
);
const conditions: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    atoms,
    fc.tuple(tie('condition'), fc.constantFrom('and', 'or'), tie('condition')).map(([one, sign, other]) => `(${one}) ${sign} (${other})`),
    tie('condition').map((operand) => `not (${operand})`),
  ),
})).condition;

/** All values of the fields that the random conditions name; no constant lies outside of 0 to 6. */
const everyExample: readonly Example[] = [null, ...Array.from({ length: 11 }, (_, index) => index - 2)].flatMap((days) =>
  [null, 'annual', 'sick', 'other'].flatMap((kind) => [null, true, false].map((urgent) => ({ days, kind, urgent }))),
);

function holding(branches: readonly Branch[], example: Example): readonly string[] {
  const scope = plainScope({ days: null, kind: null, urgent: null, ...(example as Record<string, null>) });
  return branches.filter(({ condition }) => compileFormula(condition).evaluate(scope) === true).map(({ code }) => code);
}

function tryAll(branches: readonly Branch[]) {
  const overlaps = new Set<string>();
  const taken = new Set<string>();
  let isComplete = true;
  for (const example of everyExample) {
    const held = holding(branches, example);
    if (held.length === 0) isComplete = false;
    else taken.add(held[0]!);
    for (const [index, one] of held.entries()) for (const other of held.slice(index + 1)) overlaps.add(`${one} ${other}`);
  }
  return { overlaps, isComplete, covered: branches.map(({ code }) => code).filter((code) => !taken.has(code)) };
}
