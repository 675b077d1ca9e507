import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { getInstanceBaseinfo, type Call, type InstanceLog } from '@inkstone/api';
import { createMemoryHistory, createRouter, RouterProvider } from '../../../platform/router/index.ts';
import { afterEach, expect, test } from 'vitest';
import { PlatformContext, type Platform } from '../../../platform/platform.ts';
import { createSessionStore } from '../../../platform/session/session-store.ts';
import { InstanceDetails } from './InstanceDetails.tsx';
import { LogEntry } from './LogEntry.tsx';

afterEach(cleanup);

const related = (id: string, status: string) => ({ id, name: `採購 · ${id}`, status, sequenceNo: `P-${id}` });
const plain = {
  workflowName: '採購流程',
  status: 'PROCESSING',
  sequenceNo: 'P-1',
  initiator: { id: 'ann', name: '安' },
  owner: { id: 'ann', name: '安' },
  handlers: [],
  startedAt: null,
  finishedAt: null,
  parent: null,
  children: [],
  hiddenChildren: 0,
};

function open(element: React.ReactNode, instance: object = plain) {
  const call = async (contract: Call) => (contract === getInstanceBaseinfo ? instance : { timeZone: 'Asia/Taipei' });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <PlatformContext value={{ client: { call }, session: createSessionStore() } as unknown as Platform}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createRouter([{ Component: () => element }], createMemoryHistory())} />
      </QueryClientProvider>
    </PlatformContext>,
  );
}
const row = async (title: string) => within((await screen.findByText(title)).closest('div')!);

test('the details link to the parent and the child instances; inaccessible ones are counted', async () => {
  const belongs = {
    parent: related('0', 'PROCESSING'),
    children: [related('2', 'COMPLETED'), related('3', 'CANCELED')],
    hiddenChildren: 2,
  };
  open(<InstanceDetails workflowInstanceId="1" />, { ...plain, ...belongs });

  const children = await row('子流程');
  expect((await row('主流程')).getByRole('link', { name: '採購 · 0' }).getAttribute('href')).toBe('#/instance/0');
  expect(children.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/instance/2', '#/instance/3']);
  expect(children.getByText('P-2 · 已完成')).toBeTruthy();
  expect(children.getByText('2 個您無權查看')).toBeTruthy();
});

test('an instance without related ones shows none', async () => {
  open(<InstanceDetails workflowInstanceId="1" />);

  expect(await screen.findByText('採購流程')).toBeTruthy();
  expect(screen.queryByText('子流程')).toBeNull();
  expect(screen.queryByText('主流程')).toBeNull();
});

test('a finished instance shows its duration', async () => {
  open(<InstanceDetails workflowInstanceId="1" />, {
    ...plain,
    startedAt: '2026-03-02T01:00:00.000Z',
    finishedAt: '2026-03-04T04:00:00.000Z',
  });

  expect((await row('歷時')).getByText('2天 3小時')).toBeTruthy();
});

test('the history counts started instances, and shows no name for automatic steps', () => {
  const log = { id: '1', at: '2026-03-02T01:00:00.000Z', kind: 'children-started', actor: null, count: 3 };
  const blank = { principal: null, people: [], removed: [], activityCode: 'sub', activityName: '分辦', round: 1, opinion: null };
  const rest = { files: [], signature: null, seal: null, client: null, superseded: false, failure: null, fields: [], changedVersion: null };
  open(<LogEntry log={{ ...log, ...blank, ...rest } as InstanceLog} />);

  expect(screen.getByText('發起子流程（3 個）')).toBeTruthy();
  expect(screen.queryByRole('strong')).toBeNull();
});
