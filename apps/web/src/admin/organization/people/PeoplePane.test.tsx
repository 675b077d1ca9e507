import { changePeople, listManagedPeople, type ManagedPerson } from '@inkstone/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { showPages } from '../../../testing/show-pages.tsx';
import { PeoplePane } from './PeoplePane.tsx';

afterEach(cleanup);

const person = (id: string, name: string): ManagedPerson => ({
  id,
  account: id,
  name,
  name_i18n: {},
  title: null,
  employeeNumber: null,
  email: null,
  phone: null,
  locale: 'zh',
  active: true,
  isAdmin: false,
  isAppAdmin: false,
  manager: null,
  departments: [{ id: 'd', name: '業務部' }],
  enteredOn: null,
  leftOn: null,
  fieldSources: {},
  revision: 2,
  updatedAt: '2026-11-23T00:00:00Z',
});

function open(at: string, answers: Parameters<typeof showPages>[0]['answers']) {
  showPages({ routes: [{ path: 'people', Component: () => <PeoplePane departmentId="d" /> }], at, answers: answers! });
}

test('what is searched is in the address, and a search without result can go on among everybody', async () => {
  const asked: unknown[] = [];
  open('/people?department=d&q=mei&state=left&below=1', {
    [listManagedPeople.path]: (input) => {
      asked.push(input);
      return { items: [], next: null, total: 0 };
    },
  });

  expect(await screen.findByRole('button', { name: '在全部人員中搜尋' })).toBeTruthy();
  expect(asked).toEqual([{ departmentId: 'd', recursive: 'true', keyword: 'mei', state: 'left', size: 50 }]);
});

test('the chosen people are changed together, and an issue names the person', async () => {
  const sent: unknown[] = [];
  open('/people?department=d', {
    [listManagedPeople.path]: () => ({ items: [person('an', '安'), person('bo', '柏'), person('chen', '辰')], next: null, total: 3 }),
    [changePeople.path]: (input) => {
      sent.push(input);
      const issues = [{ code: 'last-administrator', path: 'people.1.active', message: '最後一位系統管理員' }];
      throw new RequestFailure('refused', { status: 422, refusal: { code: 'organization-invalid', issues } });
    },
  });

  fireEvent.click(await screen.findByRole('checkbox', { name: '選取 安' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '選取 辰' }));
  fireEvent.click(screen.getByRole('button', { name: '批次變更' }));
  fireEvent.click(await screen.findByRole('radio', { name: '停用' }));
  fireEvent.click(screen.getByRole('button', { name: /儲\s*存/ }));

  await waitFor(() => expect(screen.getByText('辰：最後一位系統管理員')).toBeTruthy());
  expect(sent).toEqual([
    {
      people: [
        { id: 'an', revision: 2 },
        { id: 'chen', revision: 2 },
      ],
      change: { active: false },
    },
  ]);
});
