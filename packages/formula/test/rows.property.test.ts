import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFormula,
  compileFormula,
  FormulaDate,
  isFormulaError,
  readRows,
  writeRows,
  type FormulaInput,
  type FormulaScope,
  type RowFields,
} from '../src/index.ts';
import { meaningfulSource } from './expression.fixture.ts';
import { anyRows, rowFields } from './row.fixture.ts';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const unit = fc.constantFrom({ id: 'u1', name: 'Ann', unitType: 3 as const }, { id: 'd1', name: 'Sales', unitType: 1 as const });

/** Records with values of the types of `rowFields`. */
const anyRecord: fc.Arbitrary<FormulaScope> = fc
  .record({
    qty: optional(fc.integer({ min: -5, max: 6 })),
    price: optional(fc.constantFrom(0, 2.5, 5)),
    name: optional(fc.constantFrom('a', 'desk', '5', 'SELF_P', 'a;b')),
    agreed: optional(fc.boolean()),
    due: optional(fc.integer({ min: 19_840, max: 19_880 }).map((epoch) => new FormulaDate('day', epoch))),
    at: optional(fc.constantFrom('09:00:00', '17:30:00')),
    customer: optional(unit),
    owners: fc.array(unit, { maxLength: 2 }),
    tags: fc.array(fc.constantFrom('a', 'b', '5'), { maxLength: 3 }),
    order: optional(fc.constantFrom({ id: 'a', name: 'One' }, { id: 'b', name: 'Two' })),
    items: fc.constant(null),
    amounts: fc.array(fc.constantFrom(0, 2.5, 5, null), { maxLength: 3 }),
  })
  .map(({ amounts, ...fields }) => ({
    get: (name) => (Object.hasOwn(fields, name) ? (fields[name as keyof typeof fields] as FormulaInput) : undefined),
    column: (sheet, column) => (sheet === 'items' && column === 'amount' ? amounts : undefined),
    unit: (id) => ({ name: id, code: id === 'd1' ? 'A-1' : 'b', within: [id, 'd1'] }),
    now: () => new Date('2024-05-17T02:30:00Z'),
    timeZone: 'Asia/Taipei',
    locale: 'zh',
    user: { id: 'u1', name: 'Ann', unitType: 3 },
    userDepartment: { id: 'd1', name: 'Sales', unitType: 1 },
  }));

/** Whether a condition holds; an empty result does not. */
function holds(source: string, scope: FormulaScope): unknown {
  const value = compileFormula(source).evaluate(scope);
  return isFormulaError(value) ? value.error : (value ?? false);
}

function rowsIn(source: string, fields: RowFields) {
  const read = readRows(source, fields);
  return read.isDrawable ? read.rows : null;
}

describe('rows and the text of a condition', { timeout: 60_000 }, () => {
  it('rows written and read again are the same rows, in a formula without issues', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const source = writeRows(rows, rowFields);

        expect(rowsIn(source, rowFields)).toEqual(rows);
        expect(checkFormula(source, { expects: 'logic' }).issues).toEqual([]);
      }),
      { numRuns: cases(1000) },
    );
  });

  it('a text read and written again means the same on any record', () => {
    fc.assert(
      fc.property(anyRows, anyRecord, fc.boolean(), (rows, scope, isZh) => {
        const source = writeRows(rows, rowFields);
        const variant = isZh ? source.replaceAll(' and ', ' 且 ').replaceAll(' belongs to ', ' 屬於 ') : `(${source})`;

        const again = writeRows(rowsIn(variant, rowFields)!, rowFields);

        expect(holds(again, scope)).toEqual(holds(variant, scope));
      }),
      { numRuns: cases(1000) },
    );
  });

  it('any formula is refused, or means the same when it is written again', () => {
    let drawn = 0;
    const fields = {
      qty: 'number',
      price: 'number',
      name: 'text',
      agreed: 'logic',
      due: 'date',
      customer: 'unit',
      owners: 'units',
    } as const;
    fc.assert(
      fc.property(meaningfulSource, anyRecord, (source, scope) => {
        const rows = rowsIn(source, fields);
        if (!rows) return;
        drawn += 1;

        expect(holds(writeRows(rows, fields), scope)).toEqual(holds(source, scope));
      }),
      { numRuns: cases(3000) },
    );

    expect(drawn).toBeGreaterThan(cases(20));
  });
});
