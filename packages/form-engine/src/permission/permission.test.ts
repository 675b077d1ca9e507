import { readPermission } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';

const controls = [
  text('a', { required: true }),
  sheet('items', [number('n'), number('m')], { isEmptyRow: true }),
  buildControl('title', 'heading'),
];
const rows = { items: [{ id: 'r1', n: 1, m: 2 }] };

describe('permission', () => {
  it('without the right to edit, a field is disabled, skipped by validation and cannot be set', () => {
    const form = openForm(controls, { permission: readPermission, values: rows });

    form.set('a', 'x');
    form.set('items[r1].n', 9);

    expect(form.field('a').status.value).toBe('disabled');
    expect(form.validate({ full: true })).toEqual([]);
    expect(form.values()).toEqual({ a: null, items: [{ id: 'r1', n: 1, m: 2 }] });
    expect(form.sheet('items').mayAdd.value).toBe(false);
    expect(() => form.sheet('items').append()).toThrow('rows of items cannot be added');
  });

  it('can require, and hide', () => {
    const form = openForm([text('a'), text('b', { required: true })], {
      permission: permissionExcept({ a: { e: true, v: true, r: true }, b: { e: true, v: false, r: true } }),
    });

    expect(form.field('b').visible.value).toBe(false);
    expect(form.validate({ full: true }).map(({ path }) => path)).toEqual(['a']);
  });

  it('is given for each column, never beyond the sheet', () => {
    const column = { propertyCode: 'n', e: true, v: true, r: true };
    const other = { propertyCode: 'm', e: false, v: false, r: false };
    const open = (e: boolean) =>
      openForm(controls, {
        values: rows,
        permission: permissionExcept({ items: { e, v: true, r: false, subDataPermission: [column, other] } }),
      });

    const editable = open(true).sheet('items');
    const locked = open(false).sheet('items');

    expect(editable.columns.map(({ key, visible, required, readonly }) => [key, visible, required, readonly])).toEqual([
      ['n', true, true, false],
      ['m', false, false, true],
    ]);
    expect(editable.cell('r1', 'm').visible.value).toBe(false);
    expect(locked.cell('r1', 'n').disabled.value).toBe(true);
  });

  it('grants adding and deleting rows separately from editing', () => {
    const form = openForm(controls, {
      values: rows,
      permission: permissionExcept({ items: { e: false, v: true, r: false, delete: true } }),
    });

    expect([form.sheet('items').mayAdd.value, form.sheet('items').mayDelete.value]).toEqual([false, true]);
  });

  it('keeps values computed from redacted ones', () => {
    const pay = [number('salary'), number('bonus', { computeFormula: 'salary * rate' }), number('rate')];
    const permission = permissionExcept({ salary: { e: false, v: false, r: false } });

    const browser = openForm(pay, { stored: true, values: { bonus: 500, rate: 5 }, permission });
    const server = openForm(pay, { stored: true, values: { salary: 100, bonus: 500, rate: 5 }, permission });
    browser.set('rate', 6);
    server.applyPatch(browser.patch());

    expect(browser.values()).toEqual({ bonus: 500, rate: 6 });
    expect(server.values()).toEqual({ salary: 100, bonus: 600, rate: 6 });
  });
});
