import { letPersonLeave, previewHandOver } from '@inkstone/api';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { showPages } from '../../../testing/show-pages.tsx';
import type { PersonDetails } from '../organization-queries.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

afterEach(cleanup);

const person: PersonDetails = {
  id: 'p',
  account: 'mei',
  name: '美',
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
  revision: 4,
  updatedAt: '2026-11-23T00:00:00Z',
  roles: [],
  managedDepartments: [{ id: 'd', name: '業務部' }],
  directReports: [],
  scheduledLeave: null,
};

function open(leave: () => unknown) {
  showPages({
    routes: [{ path: 'leave', Component: () => <LeaveDialog person={person} onClose={() => undefined} /> }],
    at: '/leave',
    answers: {
      [previewHandOver.path]: () => ({ total: 3, workflows: [{ workflowCode: 'leave', workflowName: '請假', count: 3 }] }),
      [letPersonLeave.path]: leave,
    },
  });
}

const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: '確認離職' }));

test('the open tasks and what is managed are shown first; without a successor the tasks are said to stay', async () => {
  open(() => ({ id: 'p', revision: 5, handOverId: null, openTasks: 3, isScheduled: false }));

  expect(await screen.findByText('有 3 項待辦：請假 3 項')).toBeTruthy();
  expect(screen.getByText('管理 業務部')).toBeTruthy();
  await confirm();

  expect(await screen.findByText('美已離職')).toBeTruthy();
  expect(screen.getByText('還有 3 項待辦留在這個人名下。')).toBeTruthy();
});

test('what somebody was given to manage since the page was read can be handed over', async () => {
  const Late = () => {
    const [isNew, setIsNew] = useState(false);
    const known = isNew ? person : { ...person, managedDepartments: [] };
    return (
      <>
        <LeaveDialog person={known} onClose={() => undefined} />
        <button onClick={() => setIsNew(true)}>newer</button>
      </>
    );
  };
  showPages({
    routes: [{ path: 'leave', Component: Late }],
    at: '/leave',
    answers: { [previewHandOver.path]: () => ({ total: 0, workflows: [] }) },
  });
  await screen.findByRole('button', { name: '確認離職' });
  expect(screen.queryByRole('checkbox')).toBeNull();

  fireEvent.click(screen.getByText('newer'));

  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
});

test('a later day is said to come, and that it can be cancelled until then', async () => {
  open(() => ({ id: 'p', revision: 5, handOverId: null, openTasks: 3, isScheduled: true }));

  await confirm();

  expect(await screen.findByText(/^美將於 \d{4}-\d\d-\d\d 離職$/)).toBeTruthy();
  expect(screen.getByText('當天結束後停用並交接；在此之前可以取消離職。')).toBeTruthy();
});

test('a refused day stands at the day', async () => {
  open(() => {
    throw new RequestFailure('refused', {
      status: 422,
      refusal: { code: 'organization-invalid', issues: [{ code: 'left-before-entry', path: 'leftOn', message: '離職日不能早於到職日' }] },
    });
  });

  await confirm();

  const issue = await screen.findByText('離職日不能早於到職日');
  const note = screen.getByLabelText(/^離職日/).getAttribute('aria-describedby');
  expect(document.getElementById(note!)?.contains(issue)).toBe(true);
});
