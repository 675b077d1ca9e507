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

function applyChange({ form, sheet, history }: ReturnType<typeof open>, change: Change): void {
  const rows = sheet.rows.peek();
  const row = rows[change.at % Math.max(rows.length, 1)];
  if (change.kind === 'insert') history.record(() => sheet.insert(change.at % (rows.length + 1)));
  else if (row === undefined) return;
  else if (change.kind === 'duplicate') history.record(() => sheet.duplicateMany([row]));
  else if (change.kind === 'shift') history.record(() => sheet.arrange(shiftedRows(rows, [row], -1)));
  else if (change.kind === 'remove') {
    const removed = rows.filter((_, index) => index % 3 < change.count);
    history.record(() => sheet.remove(removed), { removed });
  } else {
    history.enter({ row, column: 'price' });
    form.set(`items[${row}].price`, change.price);
    history.leave();
  }
}

test('any sequence of changes can be undone to the start and redone to the end', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const opened = open();
      const { form, history } = opened;
      const start = form.values();

      for (const each of changes) applyChange(opened, each);
      const end = form.values();
      while (history.canUndo.peek()) history.undo();
      const back = form.values();
      while (history.canRedo.peek()) history.redo();

      expect(withoutStatus(back)).toEqual(withoutStatus(start));
      expect(withoutStatus(form.values())).toEqual(withoutStatus(end));
    }),
  );
});

/** A restored row may count as modified until it is saved; its values are the same. */
function withoutStatus(values: object): unknown {
  return JSON.parse(JSON.stringify(values, (key, value: unknown) => (key === 'rowStatus' ? undefined : value)));
}

test('a restored row equals the stored one: nothing is left to send', () => {
  const { form, sheet, history } = open();

  history.record(() => sheet.remove(['r2']), { removed: ['r2'] });
  history.undo();

  expect(sheet.rows.peek()).toEqual(['r1', 'r2', 'r3']);
  expect(sheet.removed).toEqual([]);
  expect(form.patch().rows ?? {}).toEqual({});
});

test('a user who may not delete rows cannot undo adding a row', () => {
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
