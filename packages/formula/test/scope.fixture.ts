import fc from 'fast-check';
import { Decimal, FormulaDate, type FormulaInput, type FormulaScope } from '../src/index.ts';

const empty = fc.constantFrom<FormulaInput>(null, '', []);
const number = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.constantFrom(0, 0.1, 1.005, -2.5, 999_999_999_999_999, 1e10, new Decimal('12345678901234567890.5')),
);
const text = fc.oneof(fc.constantFrom('a', 'b', 'desk; lamp', '5', '你好', '👨‍👩‍👧', 'true', '2024-05-17'), fc.string({ maxLength: 8 }));
const date = fc.oneof(
  fc.integer({ min: 18_000, max: 21_000 }).map((day) => new FormulaDate('day', day)),
  fc.integer({ min: 1.6e12, max: 1.8e12 }).map((instant) => new FormulaDate('instant', instant)),
);
const reference = fc.record({
  id: fc.constantFrom('u1', 'u2', 'd1'),
  name: text,
  unitType: fc.constantFrom(undefined, 1 as const, 3 as const),
  phone: fc.oneof(text, empty),
});

function values(): fc.Arbitrary<Readonly<Record<string, FormulaInput>>> {
  const rows = fc.integer({ min: 0, max: 4 }).chain((length) => {
    const column = (item: fc.Arbitrary<FormulaInput>): fc.Arbitrary<FormulaInput[]> =>
      fc.array(fc.oneof({ weight: 5, arbitrary: item }, { weight: 1, arbitrary: empty }), { minLength: length, maxLength: length });
    return fc.record({ 'items.amount': column(number), 'items.kind': column(text), 'items.day': column(date) });
  });
  const fields = fc.record({
    qty: fc.oneof(number, empty),
    price: number,
    name: fc.oneof(text, empty),
    agreed: fc.oneof(fc.boolean(), empty),
    due: fc.oneof(date, empty),
    customer: fc.oneof(reference, empty),
    owners: fc.array(reference, { maxLength: 3 }),
    note: fc.oneof(number, text, date, fc.boolean(), empty, fc.array(number, { maxLength: 3 })),
  });
  return fc.tuple(fields, rows).map(([own, columns]) => ({ ...own, ...columns }) as Readonly<Record<string, FormulaInput>>);
}

/** A scope over random values with the names of `meaningfulSource`, at a fixed time, outside rows or within one. */
export const anyScope: fc.Arbitrary<FormulaScope> = fc
  .tuple(values(), fc.constantFrom('Asia/Taipei', 'UTC', 'America/New_York'), fc.constantFrom('zh', 'en'), fc.boolean(), fc.boolean())
  .map(([held, timeZone, locale, known, inRow]) => ({
    get: (name) => {
      if (!Object.hasOwn(held, name)) return undefined;
      // Within a row the name of a column means the value of that row.
      return name.includes('.') ? (inRow ? ((held[name] as FormulaInput[])[0] ?? null) : undefined) : held[name];
    },
    column: (sheet, column) => (Object.hasOwn(held, `${sheet}.${column}`) ? (held[`${sheet}.${column}`] as FormulaInput[]) : undefined),
    now: () => new Date('2024-05-17T02:30:00Z'),
    timeZone,
    locale,
    ...(known
      ? {
          user: { unitType: 3, id: 'u1', name: '王小明' },
          userDepartment: { unitType: 1, id: 'd1', name: '業務部' },
          unit: (id: string) => ({ name: id, code: 'a', within: [id, 'd1'] }),
          lookup: ({ value }) => value ?? null,
          outcomes: () => ['agreed'],
        }
      : { unit: () => undefined }),
  })) as fc.Arbitrary<FormulaScope>;
