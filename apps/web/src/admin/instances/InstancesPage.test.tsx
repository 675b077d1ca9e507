import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listDeletedInstances, listInstances, restoreInstance, type CallInput, type Instance } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { answer, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { InstancesPage } from './InstancesPage.tsx';

afterEach(cleanup);

const mei = { id: 'p2', name: '林小美' };
const instance: Instance = {
  id: 'i1',
  name: '請假 · 林小美',
  status: 'EXCEPTION',
  outcome: null,
  workflowCode: 'leave',
  workflowName: '請假流程',
  appCode: 'hr',
  schemaCode: 'leave',
  objectId: 'o1',
  sequenceNo: 'L-7',
  initiator: mei,
  owner: mei,
  startedAt: '2026-11-23T03:16:00Z',
  updatedAt: '2026-11-23T03:16:00Z',
  finishedAt: null,
  handlers: [mei],
  activities: [{ code: 'manager', name: '主管簽核' }],
};
const open = (answers: Answers, search = '') =>
  showPages({ routes: [{ path: 'instances', Component: InstancesPage }], at: `/instances${search}`, answers });

test('first those that cannot continue are shown, with where they stand; another state is asked for when it is chosen', async () => {
  const sent: CallInput<typeof listInstances>[] = [];
  open(
    answer(listInstances, (input) => {
      sent.push(input);
      return { items: input.status === 'EXCEPTION' ? [instance] : [], next: null };
    }),
  );

  const link = await screen.findByRole('link', { name: /請假 · 林小美/ });
  expect(link.getAttribute('href')).toContain('/instance/i1');
  expect(link.textContent).toContain('請假流程 · L-7 · 主管簽核 · 林小美');
  fireEvent.click(screen.getByText('進行中'));

  expect(await screen.findByText('沒有符合的流程')).toBeTruthy();
  expect(sent).toEqual([{ status: 'EXCEPTION' }, { status: 'PROCESSING' }]);
});

test('that none is stuck is good news; a search that finds none is not', async () => {
  open(answer(listInstances, () => ({ items: [], next: null })));
  expect(await screen.findByText('沒有異常的流程')).toBeTruthy();
  cleanup();

  open(
    answer(listInstances, () => ({ items: [], next: null })),
    '?q=x',
  );
  expect(await screen.findByText('沒有符合的流程')).toBeTruthy();
});

test('what is loaded stays when more could not be loaded, and more can be asked for again', async () => {
  let attempts = 0;
  open(
    answer(listInstances, ({ cursor }) => {
      if (cursor !== 'c1') return { items: [instance], next: 'c1' };
      attempts += 1;
      if (attempts === 1) throw new RequestFailure('offline');
      return { items: [{ ...instance, id: 'i2', name: '請假 · 王大明' }], next: null };
    }),
  );

  const more = await screen.findByRole<HTMLButtonElement>('button', { name: '載入更多' });
  fireEvent.click(more);
  await waitFor(() => expect([attempts, more.disabled]).toEqual([1, false]));
  expect(screen.getByRole('link', { name: /請假 · 林小美/ })).toBeTruthy();
  fireEvent.click(more);

  expect(await screen.findByRole('link', { name: /請假 · 王大明/ })).toBeTruthy();
});

test('a deleted instance says until when it is kept, and is restored from the bin', async () => {
  const restored: CallInput<typeof restoreInstance>[] = [];
  const deleted = { ...instance, deletedAt: '2026-11-23T04:00:00Z', deletedBy: mei, purgedAt: '2026-12-23T04:00:00Z' };
  open(
    {
      ...answer(listDeletedInstances, () => ({ items: restored.length > 1 ? [] : [deleted], next: null })),
      ...answer(restoreInstance, (input) => (restored.push(input) === 1 ? refuse('value-repeats', '單號已被使用') : true)),
    },
    '?tab=bin',
  );

  const restore = await screen.findByRole('button', { name: '還原 請假 · 林小美' });
  expect(restore.closest('li')?.textContent).toMatch(/林小美 於 .*12:00 刪除 · .*12\/23.* 永久刪除/);
  fireEvent.click(restore);
  expect(await screen.findByText('單號已被使用')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '還原 請假 · 林小美' }));

  expect(await screen.findByText('資源回收筒是空的')).toBeTruthy();
  await waitFor(() => expect(restored).toEqual([{ workflowInstanceId: 'i1' }, { workflowInstanceId: 'i1' }]));
});
