import { expect, test } from 'vitest';
import { KnownParents } from './known-parents.ts';

const known = new KnownParents();
known.addDepartments([
  { id: 'company', parentId: null },
  { id: 'sales', parentId: 'company' },
  { id: 'finance', parentId: 'company' },
]);
known.addPeople([
  { id: 'lin', departmentId: 'sales' },
  { id: 'guest', departmentId: null },
]);
const ids = (...all: string[]) => all.map((id) => ({ id }));

test('a unit below one of the parents is related to them, at any depth', () => {
  expect(known.areRelated(ids('lin', 'sales'), ids('company'))).toBe(true);
  expect(known.areRelated(ids('lin'), ids('finance', 'sales'))).toBe(true);
  expect(known.areRelated(ids('lin'), ids('lin'))).toBe(true);
});

test('a unit below another parent, or below none, is not related', () => {
  expect(known.areRelated(ids('lin'), ids('finance'))).toBe(false);
  expect(known.areRelated(ids('sales', 'lin'), ids('finance'))).toBe(false);
  expect(known.areRelated(ids('guest'), ids('company'))).toBe(false);
});

test('an unknown unit is left to the server', () => {
  expect(known.areRelated(ids('stranger'), ids('finance'))).toBe(true);
});
