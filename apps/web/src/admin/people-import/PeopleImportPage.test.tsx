import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exportPeople, listManagedDepartments, type ManagedDepartment } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { PeopleImportPage } from './PeopleImportPage.tsx';

afterEach(cleanup);

const department = (id: string, name: string, parentId: string | null, isClosed = false) =>
  ({ id, name, name_i18n: {}, parentId, isClosed }) as ManagedDepartment;

test('the people of one department can be exported; closed departments are not offered, and a failure is told', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    throw new TypeError('no network');
  });
  showPages({
    routes: [{ path: 'people', Component: PeopleImportPage }],
    at: '/people',
    user: { isAdmin: true },
    answers: answer(listManagedDepartments, () => [
      department('top', '公司', null),
      department('sales', '業務部', 'top'),
      department('old', '舊部門', 'top', true),
    ]),
  });

  await chooseOption('部門', '公司 / 業務部');
  expect(document.querySelector('.ant-select-item-option[title="公司 / 舊部門"]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '匯出 .csv' }));

  expect((await screen.findByRole('alert')).textContent).toContain('網路');
  expect(asked).toEqual([`${exportPeople.path}?format=csv&state=active&departmentId=sales`]);
});
