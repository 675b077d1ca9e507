import {
  accountState,
  changePerson,
  departmentImpact,
  getManagedPerson,
  listManagedDepartments,
  listPersonApiTokens,
  listPersonSessions,
} from '@inkstone/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { Link } from '../../../platform/router/index.ts';
import { showPages } from '../../../testing/show-pages.tsx';
import type { PersonDetails } from '../organization-queries.ts';
import { PersonPage } from './PersonPage.tsx';

afterEach(cleanup);

const person: PersonDetails = {
  id: 'p',
  account: 'mei',
  name: '美',
  name_i18n: {},
  title: null,
  employeeNumber: null,
  email: 'mei@example.com',
  phone: '02-1234',
  locale: 'zh',
  active: true,
  isAdmin: false,
  isAppAdmin: false,
  manager: null,
  departments: [{ id: 'd', name: '業務部' }],
  enteredOn: null,
  leftOn: null,
  fieldSources: { phone: '通訊錄' },
  revision: 4,
  updatedAt: '2026-11-23T00:00:00Z',
  roles: [],
  managedDepartments: [],
  directReports: [],
  scheduledLeave: null,
};

const account = {
  hasPassword: true,
  mustChangePassword: false,
  invitation: null,
  lastSignInAt: null,
  factors: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
};

function open(change: (input: Readonly<Record<string, unknown>>) => unknown) {
  const sent: unknown[] = [];
  showPages({
    routes: [
      {
        path: 'admin/organization/people/:person',
        Component: () => [
          <PersonPage key="page" />,
          <Link key="link" to="/away">
            別處
          </Link>,
        ],
      },
      { path: 'away', Component: () => <p>離開了</p> },
    ],
    at: '/admin/organization/people/p',
    answers: {
      [getManagedPerson.path]: () => person,
      [listManagedDepartments.path]: () => [],
      [accountState.path]: () => account,
      [listPersonSessions.path]: () => [],
      [listPersonApiTokens.path]: () => [],
      [departmentImpact.path]: () => ({ departments: 1, people: 1, openTasks: 0, uses: [], tasks: [] }),
      [changePerson.path]: (input) => {
        sent.push(input);
        return change(input);
      },
    },
  });
  return sent;
}

const type = async (label: RegExp, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /儲\s*存/ }));

test('a field that a source owns names it and cannot be changed', async () => {
  open(() => ({}));

  const phone = await screen.findByLabelText(/^電話/);

  expect(phone.hasAttribute('readonly')).toBe(true);
  expect(screen.getByText('由「通訊錄」維護')).toBeTruthy();
});

test('only what was changed is sent, and a refusal stands at its field', async () => {
  const sent = open(() => {
    throw new RequestFailure('refused', {
      status: 422,
      refusal: { code: 'organization-invalid', issues: [{ code: 'email-taken', path: 'email', message: '已是柏的' }] },
    });
  });

  await type(/^電子郵件/, 'bo@example.com');
  save();

  await waitFor(() => expect(screen.getByText('已是柏的')).toBeTruthy());
  expect(screen.getByLabelText(/^電子郵件/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([{ id: 'p', revision: 4, email: 'bo@example.com' }]);
});

test('nothing is sent while a field is missing', async () => {
  const sent = open(() => ({}));

  await type(/^姓名/, ' ');
  save();

  expect(await screen.findByText('請輸入姓名')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('leaving with unsaved fields asks first', async () => {
  open(() => ({}));

  await type(/^姓名/, '梅');
  fireEvent.click(screen.getByRole('link', { name: '別處' }));

  expect(await screen.findByText('變更的內容還沒有儲存。')).toBeTruthy();
  expect(screen.queryByText('離開了')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '不儲存' }));
  expect(await screen.findByText('離開了')).toBeTruthy();
});
