import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildControl, buildForm, buildSheet } from '../../testing/build-form.ts';
import { SheetHistory } from './sheet-history.ts';
import { shiftedRows } from '../grid/shifted-rows.ts';

function open() {
  const form = buildForm(
    [
      buildSheet('items', [
        buildControl('text', 'what'),
        buildControl('number', 'price'),
        buildControl('number', 'twice', { computeFormula: 'price * 2' }),
      ]),
    ],
    { values: { items: [{ id: 'r1', what: 'a', price: 1 }, { id: 'r2' }, { id: 'r3', price: 3 }] } as never, stored: true },
  );
  const sheet = form.sheet('items');
  return { form, sheet, history: new SheetHistory(form, sheet) };
}

const place = fc.nat(20);
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: place }),
  fc.record({ kind: fc.constant('remove' as const), at: place, count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('duplicate' as const), at: place }),
  fc.record({ kind: fc.constant('shift' as const), at: place }),
  fc.record({ kind: fc.constant('type' as const), at: place, price: fc.integer({ min: 0, max: 9 }) }),
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

function carryOut({ form, sheet, history }: ReturnType<typeof open>, asked: Change): void {
  const rows = sheet.rows.peek();
  const row = rows[asked.at % Math.max(rows.length, 1)];
  if (asked.kind === 'insert') history.record(() => sheet.insert(asked.at % (rows.length + 1)));
  else if (row === undefined) return;
  else if (asked.kind === 'duplicate') history.record(() => sheet.duplicateMany([row]));
  else if (asked.kind === 'shift') history.record(() => sheet.arrange(shiftedRows(rows, [row], -1)));
  else if (asked.kind === 'remove') {
    const removed = rows.filter((_, index) => index % 3 < asked.count);
    history.record(() => sheet.remove(removed), { removed });
  } else {
    history.enter({ row, column: 'price' });
    form.set(`items[${row}].price`, asked.price);
    history.leave();
  }
}

test('whatever was done is taken back to the start, and done again to the end', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const opened = open();
      const { form, history } = opened;
      const start = form.values();

      for (const each of changes) carryOut(opened, each);
      const end = form.values();
      while (history.canUndo.peek()) history.undo();
      const back = form.values();
      while (history.canRedo.peek()) history.redo();

      expect(withoutStatus(back)).toEqual(withoutStatus(start));
      expect(withoutStatus(form.values())).toEqual(withoutStatus(end));
    }),
  );
});

/** A row that was there and comes back may count as modified until it is saved; what it holds is the same. */
function withoutStatus(values: object): unknown {
  return JSON.parse(JSON.stringify(values, (key, value: unknown) => (key === 'rowStatus' ? undefined : value)));
}

test('a row that is brought back is the stored one: nothing is left to send', () => {
  const { form, sheet, history } = open();

  history.record(() => sheet.remove(['r2']), { removed: ['r2'] });
  history.undo();

  expect(sheet.rows.peek()).toEqual(['r1', 'r2', 'r3']);
  expect(sheet.removed).toEqual([]);
  expect(form.patch().rows ?? {}).toEqual({});
});

test('who may not delete cannot take the adding of a row back', () => {
  const form = buildForm([buildSheet('items', [buildControl('text', 'what')])], {
    values: { items: [{ id: 'r1' }] } as never,
    stored: true,
    permission: { others: { e: true, v: true }, controls: { items: { e: true, v: true, r: false, add: true, delete: false } } },
  });
  const sheet = form.sheet('items');
  const history = new SheetHistory(form, sheet);
  history.record(() => sheet.append());

  history.undo();

  expect(sheet.rows.peek()).toHaveLength(2);
});
