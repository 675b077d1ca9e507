import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { updateCurrentDept, userDepartments, type Call, type UserInfo } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { PlatformContext, type Platform } from '../platform/platform.ts';
import { createSessionStore } from '../platform/session/session-store.ts';
import { ActingDepartment } from './ActingDepartment.tsx';

afterEach(cleanup);

const sales = { id: 'sales', name: '業務部', main: true };
const finance = { id: 'finance', name: '財務部', main: false };

function open(departments: readonly object[]) {
  const session = createSessionStore();
  const user = { id: 'ann', name: '安', departmentId: 'sales', departmentName: '業務部' } as UserInfo;
  session.keepUser(user);
  const asked: unknown[] = [];
  const call = async (contract: Call, input: { deptId?: string }) => {
    if (contract === (userDepartments as unknown)) return departments;
    asked.push([contract === (updateCurrentDept as unknown), input]);
    return { ...user, departmentId: input.deptId, departmentName: '財務部' };
  };
  render(
    <PlatformContext value={{ client: { call }, session } as unknown as Platform}>
      <QueryClientProvider client={new QueryClient()}>
        <ActingDepartment />
      </QueryClientProvider>
    </PlatformContext>,
  );
  return { asked, session };
}

test('a member of two departments selects which one they act for, and every page uses it at once', async () => {
  const { asked, session } = open([sales, finance]);

  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '代表的部門' }));
  fireEvent.click(await screen.findByTitle('財務部'));

  await waitFor(() => expect(session.state().user).toMatchObject({ departmentId: 'finance', departmentName: '財務部' }));
  expect(asked).toEqual([[true, { deptId: 'finance' }]]);
});

test('a member of one department has nothing to select', async () => {
  const { asked } = open([sales]);

  await waitFor(() => expect(asked).toEqual([]));
  expect(screen.queryByRole('combobox')).toBeNull();
});
