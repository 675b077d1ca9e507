import { expect, test } from 'vitest';
import { formPermissionSchema, readPermission } from '@inkstone/schema';
import { fieldRights, grantOf, rightIn, rightsOffered, rowRightIn, withRight, withRights, withRowRight } from './form-rights.ts';

const price = { key: 'price', sheet: null, isSheet: false };
const items = { key: 'items', sheet: null, isSheet: true };
const amount = { key: 'items.amount', sheet: 'items', isSheet: false };

test.each(fieldRights)('a field and a column that are set to %s have that right, and others keep theirs', (right) => {
  const changed = withRights(withRight(readPermission, items, 'edit'), [price, amount], right);

  expect(rightIn(changed, price)).toBe(right);
  expect(rightIn(changed, amount)).toBe(right);
  expect(rightIn(changed, { key: 'reason', sheet: null, isSheet: false })).toBe('see');
  expect(rightIn(changed, items)).toBe('edit');
  expect(formPermissionSchema.safeParse(changed).success).toBe(true);
});

test('a column without a right of its own follows its sub-table', () => {
  expect(rightIn(withRight(readPermission, items, 'hidden'), amount)).toBe('hidden');
  expect(rightIn(withRight(readPermission, items, 'must'), amount)).toBe('edit');
});

test('a column never has more rights than its sub-table', () => {
  const changed = withRight(withRight(withRight(readPermission, items, 'edit'), amount, 'must'), items, 'see');

  expect(rightIn(changed, amount)).toBe('see');
  expect(rightsOffered(changed, amount)).toEqual(['hidden', 'see']);
  expect(rightsOffered(withRight(changed, items, 'edit'), amount)).toEqual(fieldRights);
});

test('rows may be added and deleted where the sub-table may be edited, unless that is set', () => {
  const editable = withRight(readPermission, items, 'edit');

  expect([rowRightIn(readPermission, 'items', 'add'), rowRightIn(editable, 'items', 'add')]).toEqual([false, true]);
  expect(rowRightIn(withRowRight(editable, 'items', 'delete', false), 'items', 'delete')).toBe(false);
  expect(rowRightIn(withRowRight(editable, 'items', 'ownRows', true), 'items', 'ownRows')).toBe(true);
});

test('without a setting who starts or handles fills everything in and others read', () => {
  expect(rightIn(grantOf('start', undefined), price)).toBe('edit');
  expect(rightIn(grantOf('handle', undefined), price)).toBe('edit');
  expect(rightIn(grantOf('approve', undefined), price)).toBe('see');
});
