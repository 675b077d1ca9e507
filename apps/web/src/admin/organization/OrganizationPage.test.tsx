import { listManagedDepartments, listManagedPeople, moveDepartment, type ManagedDepartment } from '@inkstone/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { OrganizationPage } from './OrganizationPage.tsx';

afterEach(cleanup);

const department = (id: string, name: string, parentId: string | null = null): ManagedDepartment => ({
  id,
  code: id,
  name,
  name_i18n: {},
  parentId,
  revision: 7,
  isClosed: false,
  managers: [],
  deputies: [],
  peopleCount: 2,
});
const departments = [department('sales', '業務部'), department('finance', '財務部')];

function open({ isNarrow = false } = {}) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const moved: unknown[] = [];
  showPages({
    routes: [{ path: 'admin/organization', Component: OrganizationPage }],
    at: '/admin/organization',
    isNarrow,
    answers: {
      [listManagedDepartments.path]: () => departments,
      [listManagedPeople.path]: (input) => {
        asked.push(input);
        return { items: [], next: null, total: 0 };
      },
      [moveDepartment.path]: (input) => (moved.push(input), { id: 'finance', revision: 8 }),
    },
  });
  return { asked, moved };
}

const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('treeitem', { name }));

test('each chosen department replaces the one before, with its own people', async () => {
  const { asked } = open();

  await choose(/^業務部/);
  expect(await screen.findByRole('heading', { name: '業務部' })).toBeTruthy();
  await choose(/^財務部/);

  expect(await screen.findByRole('heading', { name: '財務部' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '業務部' })).toBeNull();
  await waitFor(() => expect(asked.map(({ departmentId }) => departmentId)).toEqual([undefined, 'sales', 'finance']));
});

test('a department moves up among its siblings from its menu', async () => {
  const { moved } = open();

  await choose(/^財務部/);
  fireEvent.click(await screen.findByRole('button', { name: '「財務部」的操作' }));
  fireEvent.click(screen.getByRole('menuitem', { name: '往上排' }));

  await waitFor(() => expect(moved).toEqual([{ id: 'finance', revision: 7, parentId: null, beforeId: 'sales' }]));
});

test('on a phone the tree comes first, and a link leads back from the people to it', async () => {
  open({ isNarrow: true });

  await choose(/^業務部/);
  expect(await screen.findByRole('heading', { name: '業務部' })).toBeTruthy();
  expect(screen.queryByRole('tree')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '所有部門' }));

  expect(await screen.findByRole('tree')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '業務部' })).toBeNull();
});
