import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildControl, openForm, sheet } from '../../test/build-form.fixture.ts';

const date = fc.constantFrom(
  null,
  '2026-01-31',
  '2026-02-01',
  '2025-12-31',
  '2026-01-31T10:00:00.000Z',
  '2026-01-30T23:00:00.000Z',
  'wrong',
);
const step = fc.oneof(
  fc.record({ do: fc.constant('cell' as const), row: fc.nat(20), date }),
  fc.record({ do: fc.constant('append' as const), date }),
  fc.record({ do: fc.constant('remove' as const), row: fc.nat(20) }),
  fc.record({ do: fc.constant('replace' as const), dates: fc.array(date, { maxLength: 80 }) }),
);
const controls = [
  sheet('items', [buildControl('date', 'day')]),
  buildControl('date', 'first', { computeFormula: 'min(items.day)' }),
  buildControl('date', 'last', { computeFormula: 'max(items.day)' }),
];

describe('the earliest and the latest date of a column', () => {
  it('after any edits equal those computed over all rows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const form = openForm(controls);
        const items = form.sheet('items');
        for (const each of steps) {
          const rows = items.rows.peek();
          const row = 'row' in each ? rows[each.row % Math.max(rows.length, 1)] : undefined;
          if (each.do === 'append') items.append({ day: each.date });
          else if (each.do === 'replace') items.setRows(each.dates.map((day) => ({ day })));
          else if (row !== undefined && each.do === 'remove') items.remove(row);
          else if (row !== undefined && each.do === 'cell') form.set(`items[${row}].day`, each.date);
        }

        // Columns do not maintain aggregates over two columns in one argument.
        const scratch = openForm(
          [
            controls[0]!,
            buildControl('date', 'first', { computeFormula: "min(items.day, '')" }),
            buildControl('date', 'last', { computeFormula: "max(items.day, '')" }),
          ],
          { values: JSON.parse(JSON.stringify({ items: form.values()['items'] })) as never },
        );

        expect(form.values()).toEqual(scratch.values());
      }),
      { numRuns: cases(500) },
    );
  });
});
