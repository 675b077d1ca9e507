import { describe, expect, it } from 'vitest';
import { number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';

const controls = [sheet('items', [number('n'), text('note'), number('twice', { computeFormula: 'n * 2' })])];
const stored = [1, 2, 3].map((n) => ({ id: `r${n}`, n, note: null, twice: n * 2 }));
const open = () => openForm(controls, { stored: true, values: { items: stored } });
const column = (form: ReturnType<typeof open>, key = 'n') =>
  (form.values()['items'] as readonly Record<string, unknown>[]).map((row) => row[key]);

describe('rows in bulk', () => {
  it.each([
    ['at the start', 0, [10, 11, 1, 2, 3]],
    ['between', 2, [1, 2, 10, 11, 3]],
    ['at the end', 3, [1, 2, 3, 10, 11]],
    ['past the end', 99, [1, 2, 3, 10, 11]],
    ['before the start', -1, [10, 11, 1, 2, 3]],
  ])('are inserted %s', (_, index, expected) => {
    const form = open();

    const ids = form.sheet('items').insertMany(index, [{ n: 10 }, { n: 11 }]);

    expect(column(form)).toEqual(expected);
    expect(column(form, 'twice')).toEqual(expected.map((n) => n * 2));
    expect(form.patch().rows['items']!.added.toSorted()).toEqual([...ids].toSorted());
  });

  it('are inserted in hundreds like a few', () => {
    const form = open();
    const rows = Array.from({ length: 300 }, (_, index) => ({ n: index, note: 'x' }));

    const ids = form.sheet('items').insertMany(1, rows);

    expect(column(form)).toEqual([1, ...rows.map(({ n }) => n), 2, 3]);
    expect(form.sheet('items').rows.value.slice(1, 301)).toEqual(ids);
    expect(Object.keys(form.patch().values)).toHaveLength(600);
  });

  it('are appended, copied after their originals, and removed', () => {
    const form = open();
    const items = form.sheet('items');

    items.appendMany([{ n: 4 }]);
    const copies = items.duplicateMany(['r3', 'r1']);
    expect(column(form)).toEqual([1, 1, 2, 3, 3, 4]);
    expect(copies.map((id) => items.row(id).values()['n'])).toEqual([3, 1]);

    items.remove(['r2', copies[0]!]);
    expect(column(form)).toEqual([1, 1, 3, 4]);
    expect(items.removed).toEqual(['r2']);

    items.clear();
    expect(column(form)).toEqual([]);
    expect(form.patch().rows['items']).toMatchObject({ added: [], removed: ['r1', 'r2', 'r3'] });
  });

  it('are ordered: named rows exchange positions', () => {
    const form = open();

    form.sheet('items').arrange(['r3', 'r1']);
    expect(column(form)).toEqual([3, 2, 1]);
    expect(form.patch().rows['items']).toEqual({ added: [], removed: [], order: ['r3', 'r2', 'r1'] });

    form.sheet('items').arrange(['r1', 'r2', 'r3']);
    expect(form.patch()).toEqual({ values: {}, rows: {} });
  });

  it('when removed, added rows leave no trace, and stored ones can be restored', () => {
    const form = open();
    const items = form.sheet('items');
    const [added] = items.appendMany([{ n: 9 }]);
    form.set('items[r1].n', 7);

    items.remove([added!, 'r1']);
    expect(form.patch()).toEqual({ values: {}, rows: { items: { added: [], removed: ['r1'] } } });

    items.insert(0, { id: 'r1' });
    expect(form.patch()).toEqual({ values: {}, rows: {} });
    expect(items.row('r1').status).toBe('Modified');
    expect(column(form)).toEqual([1, 2, 3]);
  });

  it('when set at once, new ones are marked, kept ones keep their ids, the rest are removed', () => {
    const form = open();
    const items = form.sheet('items');

    items.setRows([{ id: 'r3', n: 30 }, { n: 40 }, { id: 'r1' }]);

    const [, added] = items.rows.value;
    expect(items.rows.value.map((id) => [id === added ? 'new' : id, items.row(id).status])).toEqual([
      ['r3', 'Modified'],
      ['new', 'Added'],
      ['r1', 'Modified'],
    ]);
    expect(items.removed).toEqual(['r2']);
    expect(form.patch().rows['items']).toEqual({ added: [added], removed: ['r2'], order: ['r3', added, 'r1'] });
  });

  it('cannot be moved or imported without the right to edit', () => {
    const form = openForm(controls, {
      values: { items: stored },
      permission: permissionExcept({ items: { e: false, v: true, r: false, add: true } }),
    });
    const items = form.sheet('items');

    expect([items.mayAdd.value, items.mayMove.value, items.mayImport.value]).toEqual([true, false, false]);
    expect(() => items.arrange(['r2', 'r1'])).toThrow('rows of items cannot be moved');
    expect(() => items.import([{ n: 1 }])).toThrow('rows of items cannot be imported');
  });
});

describe('a sheet that is not editable', () => {
  it.each([
    ['editable', {}, [true, true, true]],
    ['not editable', { editable: false }, [false, false, false]],
    ['not importable', { importable: false }, [true, true, false]],
  ])('locks its columns: %s', (_, options, [showAllEdit, open_, mayImport]) => {
    const form = openForm([sheet('items', [number('n')], { showAllEdit: true, ...options })], { values: { items: [{ id: 'r1', n: 1 }] } });
    const items = form.sheet('items');

    expect(items.showAllEdit).toBe(showAllEdit);
    expect(items.cell('r1', 'n').disabled.value).toBe(!open_);
    expect(items.columns[0]!.readonly).toBe(!open_);
    expect(items.mayImport.value).toBe(mayImport);
  });
});
