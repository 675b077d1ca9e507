import { patchSchema } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';

const controls = [
  text('reason'),
  number('limit'),
  number('twice', { computeFormula: 'limit * 2' }),
  buildControl('sequence-no', 'no'),
  buildControl('title', 'heading'),
  sheet('items', [number('qty'), number('price'), number('amount', { computeFormula: 'qty * price' })]),
  number('total', { computeFormula: 'sum(items.amount)' }),
];
const stored = {
  reason: 'old',
  limit: 1,
  twice: 2,
  no: 'A1',
  items: [
    { id: 'r1', qty: 1, price: 10, amount: 10 },
    { id: 'r2', qty: 2, price: 10, amount: 20 },
  ],
  total: 30,
};
const open = (permission = permissionExcept({})) => openForm(controls, { values: stored, stored: true, permission });
const patch = (values: Record<string, unknown>, rows = {}) => patchSchema.parse({ values, rows });

describe('a patch', () => {
  it('contains only what the person set, and gives another engine the same values', () => {
    const form = open();
    form.set('reason', 'new');
    form.sheet('items').remove('r1');
    const row = form.sheet('items').append({ qty: 3, price: 5 });
    form.sheet('items').move(row, 0);
    form.set('items[r2].price', 7);

    const sent = JSON.parse(JSON.stringify(form.patch())) as ReturnType<typeof form.patch>;

    expect(sent).toEqual({
      values: { reason: 'new', [`items[${row}].qty`]: 3, [`items[${row}].price`]: 5, 'items[r2].price': 7 },
      rows: { items: { added: [row], removed: ['r1'], order: [row, 'r2'] } },
    });
    const server = open();
    expect(server.applyPatch(sent)).toEqual([]);
    expect(server.values()).toEqual(form.values());
    expect(server.values()).toMatchObject({ total: 29 });
  });

  it('is refused with every issue at once, and then changes nothing', () => {
    const form = open(
      permissionExcept({
        limit: { e: false, v: true, r: false },
        items: { e: true, v: true, r: false, delete: false, subDataPermission: [{ propertyCode: 'price', e: false, v: true, r: false }] },
      }),
    );

    const issues = form.applyPatch(
      patch(
        {
          reason: 7,
          limit: 2,
          twice: 9,
          no: 'A2',
          heading: 'x',
          nothing: 1,
          items: [],
          'items[r9].qty': 1,
          'items[r1].price': 1,
          'items[r1].amount': 1,
          'items[r1].qty': 'x',
        },
        { items: { removed: ['r2', 'r8'], added: ['r1'], order: ['r1'] }, other: { added: ['x'] } },
      ),
    );

    expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'RowsNotRemovable items',
      'WrongRow items[r1]',
      'UnknownRow items[r8]',
      'UnknownField other',
      'WrongType reason',
      'NotEditable limit',
      'NotEditable twice',
      'NotEditable no',
      'UnknownField heading',
      'UnknownField nothing',
      'WrongType items',
      'UnknownRow items[r9].qty',
      'NotEditable items[r1].price',
      'NotEditable items[r1].amount',
      'WrongType items[r1].qty',
    ]);
    expect(form.values()).toEqual(stored);
  });

  it('of hundreds of thousands of ids and paths is refused with the first 200 issues', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `r${index}`);

    const twice = open().applyPatch(patch({}, { items: { added: [...ids.slice(0, 5_000), ...ids.slice(0, 5_000)] } }));
    const unknown = open().applyPatch(patch(Object.fromEntries(ids.map((id) => [id, 1]))));

    expect(twice).toHaveLength(200);
    expect(unknown).toHaveLength(200);
  });

  it('is refused for fields that the person may not see', () => {
    const form = open(permissionExcept({ reason: { e: true, v: false, r: false } }));

    expect(form.applyPatch(patch({ reason: 'x' }))).toEqual([{ code: 'NotEditable', path: 'reason' }]);
  });

  it('is refused for a field locked by a condition, unless the patch unlocks it', () => {
    const locking = [text('kind'), text('note', { readonlyCondition: "kind = 'closed'" })];
    const openLocked = () => openForm(locking, { stored: true, values: { kind: 'closed', note: 'n' } });

    const refused = openLocked().applyPatch(patch({ note: 'x' }));
    const unlocked = openLocked();

    expect(refused).toEqual([{ code: 'NotEditable', path: 'note' }]);
    expect(unlocked.applyPatch(patch({ kind: 'open', note: 'x' }))).toEqual([]);
    expect(unlocked.values()).toEqual({ kind: 'open', note: 'x' });
  });

  it('is empty again after the record was stored', () => {
    const form = open();
    form.set('reason', 'new');
    form.sheet('items').append({ qty: 1, price: 1 });

    form.markStored();

    expect(form.patch()).toEqual({ values: {}, rows: {} });
    expect(form.field('reason').status.value).toBe('pristine');
    expect(form.sheet('items').rows.value.map((id) => form.sheet('items').row(id).status)).toEqual(['Modified', 'Modified', 'Modified']);
  });

  it('is replaced by the values that the server stored', () => {
    const form = open();
    form.set('reason', 'mine');

    form.markStored({ ...stored, reason: 'theirs', items: [{ id: 'r2', qty: 4, price: 1, amount: 4 }], total: 4 });

    expect(form.values()).toMatchObject({ reason: 'theirs', total: 4, items: [{ id: 'r2', qty: 4 }] });
    expect(form.sheet('items').rows.value).toEqual(['r2']);
  });
});

describe('changes', () => {
  it('names what differs, computed values included: cells individually, moved rows by their sheet', () => {
    const form = open();
    form.set('items[r1].qty', 2);
    expect(form.changes(stored)).toEqual(['items[r1].qty', 'items[r1].amount', 'total']);

    form.sheet('items').move('r1', 1);
    form.sheet('items').append();

    expect(form.changes(stored)).toEqual(['items', 'items[r1].qty', 'items[r1].amount', 'total']);
  });
});

describe('a stored record', () => {
  it('keeps computed values until something they read changes', () => {
    const agreed = { ...stored, twice: 777, total: 888 };
    const form = openForm(controls, { values: agreed, stored: true });
    expect(form.values()).toEqual(agreed);

    form.set('limit', 5);

    expect(form.values()).toMatchObject({ twice: 10, total: 888 });
  });

  it('restores its agreed value when the inputs are as before', () => {
    const form = openForm(controls, { values: { ...stored, twice: 777, total: 888 }, stored: true });

    form.set('limit', 5);
    form.set('limit', 1);
    form.set('items[r1].qty', 4);
    const between = form.values()['total'];
    form.set('items[r1].qty', 1);

    expect(between).toBe(60);
    expect(form.values()).toMatchObject({ twice: 777, total: 888 });
  });

  it('keeps values computed from the clock', () => {
    const dated = [text('name'), text('label', { computeFormula: 'name + string(today())' })];
    const form = openForm(dated, { values: { name: 'a', label: 'a2020-01-01' }, stored: true });
    expect(form.values()['label']).toBe('a2020-01-01');

    form.set('name', 'b');

    expect(form.values()['label']).toBe('b2026-11-21');
  });

  it('uses no default values', () => {
    const form = openForm([number('n', { defaultValue: 3 })], { stored: true, values: {} });

    expect(form.values()).toEqual({ n: null });
  });
});
