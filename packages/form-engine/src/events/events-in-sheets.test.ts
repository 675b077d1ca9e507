import { describe, expect, it } from 'vitest';
import { number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import { expectReplay, set } from '../../test/event-steps.fixture.ts';

describe('events in a sheet', () => {
  const controls = [
    number('count'),
    sheet(
      'items',
      [number('qty', { onChange: [set('amount', 'qty * 10'), set('count', 'coalesce(count, 0) + 1')] }), number('amount'), text('mark')],
      {
        onAddRow: [set('mark', "'row ' + string(count(items))")],
        onDeleteRow: [set('count', '-1')],
        actions: [
          { key: 'all', name: 'All', steps: [set('items.mark', "'qty ' + string(qty)")] },
          { key: 'one', name: 'One', steps: [set('mark', "'one'")] },
        ],
      },
    ),
  ];

  it('write the cells of their own row, and fields of the form', () => {
    const form = openForm(controls);
    const items = form.sheet('items');
    const [first, second] = [items.append(), items.append()];

    form.set(`items[${second}].qty`, 3);

    expect(items.row(first).values()).toEqual({ qty: null, amount: null, mark: 'row 1' });
    expect(items.row(second).values()).toEqual({ qty: 3, amount: 30, mark: 'row 2' });
    expect(form.values()['count']).toBe(1);
    expectReplay(form, controls);
  });

  it('run for rows added with values, and once when rows are removed', () => {
    const form = openForm(controls);
    const items = form.sheet('items');
    const rows = items.appendMany([{ qty: 1 }, { qty: 2 }, { qty: 3 }]);
    expect(form.values()['count']).toBe(3);
    expect(items.row(rows[2]!).values()).toMatchObject({ amount: 30 });

    items.remove(rows.slice(0, 2));

    expect(form.values()['count']).toBe(-1);
    expectReplay(form, controls);
  });

  it('run for many rows inserted at once', () => {
    const form = openForm(controls);

    form.sheet('items').appendMany(Array.from({ length: 120 }, (_, index) => ({ qty: index })));

    expect(form.values()['count']).toBe(120);
    expectReplay(form, controls);
  });

  it('buttons of the sheet write every row, buttons of a row their own', () => {
    const form = openForm(controls);
    const [first, second] = form.sheet('items').appendMany([{ qty: 1 }, { qty: 2 }]);

    expect(form.trigger('items', 'all')).toBe(true);
    expect(form.trigger(`items[${second}]`, 'one')).toBe(true);

    expect(form.sheet('items').row(first!).values()['mark']).toBe('qty 1');
    expect(form.sheet('items').row(second!).values()['mark']).toBe('one');
    expectReplay(form, controls);
  });

  it('blank rows of a new form count as added', () => {
    const form = openForm(controls, { blankRows: true });

    expect(form.sheet('items').rows.value.map((id) => form.sheet('items').row(id).values()['mark'])).toEqual(['row 2', 'row 2']);
    expectReplay(form, controls);
  });
});

describe('a sheet as a whole', () => {
  it('changes when a cell changes, or a row is added or removed', () => {
    const controls = [sheet('items', [number('qty')], { onChange: [set('times', 'coalesce(times, 0) + 1')] }), number('times')];
    const form = openForm(controls);

    const row = form.sheet('items').append();
    form.set(`items[${row}].qty`, 1);
    form.sheet('items').remove(row);

    expect(form.values()['times']).toBe(3);
    expectReplay(form, controls);
  });
});
