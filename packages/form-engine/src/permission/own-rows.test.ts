import fc from 'fast-check';
import type { Issue, SheetRow } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';
import type { Form } from '../index.ts';

const controls = [
  sheet('items', [text('what'), number('qty', { showTotal: true }), number('double', { computeFormula: 'qty * 2' })]),
  number('total', { computeFormula: 'sum(items.qty)' }),
];
const values = {
  items: [
    { id: 'mine', what: 'a', qty: 1, double: 2 },
    { id: 'theirs', what: 'b', qty: 10, double: 20 },
    { id: 'blank', what: null, qty: null, double: null },
  ],
};
const permission = permissionExcept({ items: { e: true, v: true, r: false, ownRows: true } });
const open = (): Form => openForm(controls, { stored: true, values, permission, ownRows: { items: ['mine'] } });
const rowsOf = (form: Form): readonly SheetRow[] => form.values()['items'] as readonly SheetRow[];
const rowOf = (form: Form, id: string): SheetRow | undefined => rowsOf(form).find((row) => row.id === id);
const paths = (issues: readonly Issue[]): string[] => issues.map(({ code, path }) => `${code} ${path}`);

describe('own rows', () => {
  it('can be changed and deleted, and so can new rows; rows of others count but stay unchanged', () => {
    const form = open();
    const items = form.sheet('items');

    form.set('items[mine].qty', 5);
    form.set('items[theirs].qty', 99);
    const added = items.append({ what: 'c', qty: 100 });

    expect([items.isOwn('mine'), items.isOwn('theirs'), items.isOwn(added)]).toEqual([true, false, true]);
    expect(items.cell('theirs', 'qty').disabled.value).toBe(true);
    expect(rowOf(form, 'theirs')).toEqual(values.items[1]);
    expect(form.values()['total']).toBe(115);
    expect(() => items.remove(['mine', 'theirs'])).toThrow('rows of items cannot be deleted');

    items.clear();

    expect(rowsOf(form)).toEqual(values.items.slice(1));
    expect(open().applyPatch(form.patch())).toEqual([]);
  });

  it('are all rows of a new form', () => {
    const form = openForm(controls, { values, permission });

    expect(form.sheet('items').isOwn('theirs')).toBe(true);
  });

  it('include those that were added and stored since', () => {
    const form = open();
    const added = form.sheet('items').append({ what: 'c', qty: 1 });

    form.markStored();
    form.set(`items[${added}].qty`, 2);

    expect(rowOf(form, added)).toMatchObject({ qty: 2 });
  });

  it('are the only ones a patch may change: every other change is reported', () => {
    const form = open();

    const issues = form.applyPatch({
      values: { 'items[theirs].qty': 0, 'items[mine].qty': 3 },
      rows: { items: { added: [], removed: ['blank'] } },
    });

    expect(paths(issues)).toEqual(['OthersRow items[blank]', 'NotEditable items[theirs].qty']);
    expect(rowsOf(form)).toEqual(values.items);
  });

  it('are the only ones an import overwrites', () => {
    const form = open();

    const report = form.sheet('items').import([{ what: 'new', qty: 7 }], { mode: 'override', keyColumns: ['what'] });

    expect(report).toMatchObject({ result: 'success', added: 1, removed: 1 });
    expect(rowsOf(form).map(({ what }) => what)).toEqual(['b', null, 'new']);
  });

  it('are the only ones ever changed, whatever is done', () => {
    const inputs = fc.array(
      fc.record(
        { id: fc.constantFrom('mine', 'theirs', 'blank', 'x'), what: fc.constantFrom('a', 'b', 'z'), qty: fc.nat(9) },
        { requiredKeys: [] },
      ),
      { maxLength: 4 },
    );
    const step = fc.oneof(
      fc.record({ do: fc.constant('set' as const), inputs }),
      fc.record({ do: fc.constantFrom('append' as const, 'default' as const, 'override' as const), inputs }),
      fc.record({ do: fc.constant('value' as const), inputs }),
      fc.record({ do: fc.constant('clear' as const), inputs }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const form = open();
        const items = form.sheet('items');
        for (const { do: what, inputs: rows } of steps) {
          if (what === 'set') items.setRows(rows);
          else if (what === 'value') form.set('items', rows);
          else if (what === 'clear') items.clear();
          else items.import(rows, { mode: what, keyColumns: ['what'] });
        }

        expect([rowOf(form, 'theirs'), rowOf(form, 'blank')]).toEqual(values.items.slice(1));
        expect(paths(open().applyPatch(form.patch()))).toEqual([]);
      }),
    );
  });
});
