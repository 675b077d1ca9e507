import type { ManagedDepartment } from '@inkstone/api';
import { expect, test } from 'vitest';
import { departmentAndBelow, departmentPath, openDepartments, placeAfterStep, treeRows } from './department-tree.ts';

const department = (id: string, parentId: string | null = null, isClosed = false): ManagedDepartment => ({
  id,
  code: id,
  name: id,
  name_i18n: { en: id.toUpperCase() },
  parentId,
  revision: 1,
  isClosed,
  managers: [],
  deputies: [],
  peopleCount: 0,
});
const a = department('a');
const b = department('b');
const b1 = department('b1', 'b');
const closed = department('x', null, true);
const belowClosed = department('x1', 'x');
const c = department('c');
const all = [a, b, b1, closed, belowClosed, c];

test('only expanded departments show those below them', () => {
  const rows = treeRows([a, b, b1, c], new Set(['b']));

  expect(rows.map(({ department: { id }, level, position, siblingCount }) => [id, level, position, siblingCount])).toEqual([
    ['a', 1, 1, 3],
    ['b', 1, 2, 3],
    ['b1', 2, 1, 1],
    ['c', 1, 3, 3],
  ]);
  expect(treeRows([a, b, b1, c], new Set()).map((row) => row.department.id)).toEqual(['a', 'b', 'c']);
});

test('with a closed department those below it are left out', () => {
  expect(openDepartments(all).map(({ id }) => id)).toEqual(['a', 'b', 'b1', 'c']);
});

test('a department cannot move below itself or those below it', () => {
  expect([...departmentAndBelow(all, 'b')]).toEqual(['b', 'b1']);
});

test('a path names the departments above in the chosen language', () => {
  expect(departmentPath(all, b1, 'en')).toBe('B / B1');
});

test.each([
  ['before the one above', b, -1, 'a'],
  ['after the one below, before the next one stored', a, 1, 'x'],
  ['to the end past closed ones', b, 1, null],
  ['nowhere from the first place', a, -1, undefined],
  ['nowhere from the last place', c, 1, undefined],
] as const)('one step moves a department %s', (_case, moved, step, place) => {
  expect(placeAfterStep(all, openDepartments(all), moved, step)).toBe(place);
});
