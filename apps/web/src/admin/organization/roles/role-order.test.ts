import type { ManagedRole } from '@inkstone/api';
import { expect, test } from 'vitest';
import { rolesByGroup, stepRole } from './role-order.ts';

const role = (id: string, groupId: string | null): ManagedRole => ({
  id,
  code: id,
  name: id,
  name_i18n: {},
  groupId,
  revision: 1,
  members: [],
});
const [a, b, c, d] = [role('a', 'g'), role('b', 'g'), role('c', 'h'), role('d', null)];
const all = [a, b, c, d];

test('roles are shown by group, those without one last, and empty groups not at all', () => {
  const groups = ['g', 'empty', 'h'].map((id) => ({ id, name: id, name_i18n: {} }));

  const sections = rolesByGroup({ groups, roles: all });

  expect(sections.map(({ group, roles }) => [group?.id ?? null, roles.map(({ id }) => id)])).toEqual([
    ['g', ['a', 'b']],
    ['h', ['c']],
    [null, ['d']],
  ]);
});

test.each([
  ['up within its group', b, -1, ['b', 'a', 'c', 'd']],
  ['down within its group', a, 1, ['b', 'a', 'c', 'd']],
  ['not into another group', b, 1, ['a', 'b', 'c', 'd']],
] as const)('a role moves %s', (_case, moved, by, order) => {
  expect(stepRole(all, moved, by).map(({ id }) => id)).toEqual(order);
});
