import { expect, test } from 'vitest';
import type { FormPermission } from '@inkstone/schema';
import { unitePermissions } from './permission-union.ts';

const hidden: FormPermission = { others: { e: false, v: false }, controls: {} };
const column = (propertyCode: string, v: boolean) => ({ propertyCode, e: true, v, r: true });

test('nothing is visible where no permission shows anything', () => {
  expect(unitePermissions([])).toEqual(hidden);
  expect(unitePermissions([hidden, hidden]).others.v).toBe(false);
});

test('everything that one permission shows is visible, and nothing is editable', () => {
  const one: FormPermission = { others: { e: true, v: false }, controls: { total: { e: true, v: true, r: true } } };
  const other: FormPermission = {
    others: { e: true, v: false },
    controls: { reason: { e: false, v: true, r: false }, total: { e: false, v: false, r: false } },
  };

  const union = unitePermissions([one, other]);

  expect(union).toEqual({
    others: { e: false, v: false },
    controls: { total: { e: false, v: true, r: false }, reason: { e: false, v: true, r: false } },
  });
});

test('a control without an entry follows the general right of each permission', () => {
  const hidesOne: FormPermission = { others: { e: false, v: true }, controls: { salary: { e: false, v: false, r: false } } };

  expect(unitePermissions([hidesOne]).controls['salary']?.v).toBe(false);
  expect(unitePermissions([hidesOne, { others: { e: false, v: true }, controls: {} }]).controls['salary']?.v).toBe(true);
});

test('columns of a sheet are visible where a permission that shows the sheet shows them', () => {
  const sheet = (v: boolean, columns: readonly ReturnType<typeof column>[]): FormPermission => ({
    others: { e: false, v: false },
    controls: { items: { e: false, v, r: false, subDataPermission: [...columns] } },
  });

  const union = unitePermissions([sheet(true, [column('price', false), column('name', true)]), sheet(false, [column('price', true)])]);

  expect(union.controls['items']?.subDataPermission).toEqual([
    { propertyCode: 'price', e: false, v: false, r: false },
    { propertyCode: 'name', e: false, v: true, r: false },
  ]);
});
