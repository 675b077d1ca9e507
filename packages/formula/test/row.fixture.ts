import fc from 'fast-check';
import { rowOperators, rowShape, type ConditionRow, type FormulaType, type RowFields, type RowGroup, type RowNode } from '../src/index.ts';

/** Fields of every type that rows can compare; those of the same name in `anyScope` hold values of it. */
export const rowFields = {
  qty: 'number',
  price: 'number',
  name: 'text',
  agreed: 'logic',
  due: 'date',
  at: 'time',
  customer: 'unit',
  owners: 'units',
  tags: 'texts',
  order: 'record',
  items: 'rows',
  'sum(items.amount)': 'number',
  'self()': 'unit',
} as const satisfies RowFields;

const text = fc.constantFrom('a', 'b', 'desk', '5', '你好', 'SELF_P', 'A-1', '2024-05-17');
const day = fc.constantFrom('2024-02-29', '2024-05-17', 'today', 'yesterday', '2024-05-17 10:30');
const fixedDay = fc.constantFrom('2024-02-29', '2024-05-17', '2025-01-01');
const number = fc.constantFrom('0', '5', '-3', '2.5', '12345678901234567890.5');

const single: Readonly<Partial<Record<FormulaType, fc.Arbitrary<string | boolean>>>> = {
  number,
  date: day,
  time: fc.constantFrom('09:00', '17:30:00'),
  logic: fc.boolean(),
  unit: fc.constantFrom('u1', 'SELF_P', 'SELF_D', 'd1'),
  units: fc.constantFrom('u1', 'SELF_D', 'd1'),
};

const period = fc.oneof(
  fc.constantFrom('thisWeek', 'lastMonth', 'today', 'yesterday', 'thisYear'),
  fc.record({
    range: fc.constantFrom('past', 'future'),
    count: fc.integer({ min: 0, max: 400 }),
    unit: fc.constantFrom('day', 'week', 'month', 'quarter', 'year'),
  }),
  fc.record({ from: fixedDay, to: fixedDay }),
);

const others: Readonly<Partial<Record<FormulaType, string>>> = {
  number: 'price',
  date: 'due',
  unit: 'self()',
  text: 'name',
  texts: 'tags',
};

function rowOf(field: keyof typeof rowFields): fc.Arbitrary<ConditionRow> {
  const type: FormulaType = rowFields[field];
  const operators = rowOperators(type);
  return fc.constantFrom(...operators).chain((operator): fc.Arbitrary<ConditionRow> => {
    const row = { field, operator };
    const value = single[type] ?? text;
    const shape = rowShape(type, operator);
    if (shape === 'none') return fc.constant(row);
    if (shape === 'range')
      return fc
        .record({ from: type === 'number' ? number : day, to: type === 'number' ? number : day })
        .map((range) => ({ ...row, value: range }));
    if (shape === 'period') return period.map((range) => ({ ...row, value: range }));
    if (shape === 'many')
      return fc.uniqueArray(value as fc.Arbitrary<string>, { minLength: 1, maxLength: 3 }).map((list) => ({ ...row, value: list }));
    const other = others[type];
    const withValue = value.map((one) => ({ ...row, value: one }));
    return other ? fc.oneof(withValue, fc.constant({ ...row, otherField: other })) : withValue;
  });
}

const anyRow: fc.Arbitrary<RowNode> = fc.constantFrom(...(Object.keys(rowFields) as (keyof typeof rowFields)[])).chain(rowOf);

/** A group as reading gives it: no group directly in one of the same kind, and none of a single item that is not negated. */
function groupOf(join: 'and' | 'or', depth: number): fc.Arbitrary<RowGroup> {
  const other = join === 'and' ? 'or' : 'and';
  const below =
    depth === 0 ? [] : [groupOf(other, depth - 1), groupOf(join, depth - 1).map((group): RowGroup => ({ ...group, isNot: true }))];
  return fc.array(fc.oneof(anyRow, ...below), { minLength: 2, maxLength: 4 }).map((items) => ({ join, items }));
}

export const anyRows: fc.Arbitrary<RowGroup> = fc.oneof(
  anyRow.map((row): RowGroup => ({ join: 'and', items: [row] })),
  groupOf('and', 2),
  groupOf('or', 2),
  groupOf('or', 1).map((group): RowGroup => ({ ...group, isNot: true })),
);
