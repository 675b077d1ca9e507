import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listFunctionsByAppcode, listMyInstances, listWorkitems, type CallInput, type WorkItem } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { useParams } from '../platform/router/index.ts';
import { answer, answerOnRetry } from '../testing/answer.ts';
import { showPages, type Answers } from '../testing/show-pages.tsx';
import { WorkbenchPage } from './WorkbenchPage.tsx';

afterEach(cleanup);

const item = (id: string, instanceName: string): WorkItem => ({
  id,
  version: 1,
  kind: 'normal',
  state: 'open',
  result: null,
  activityCode: 'manager',
  activityName: '主管簽核',
  receivedAt: '2026-11-23T03:16:00Z',
  finishedAt: null,
  dueAt: null,
  urged: null,
  workflowInstanceId: `i${id}`,
  instanceName,
  instanceStatus: 'PROCESSING',
  workflowCode: 'leave',
  workflowName: '請假流程',
  appCode: 'hr',
  schemaCode: 'leave',
  objectId: 'o1',
  sequenceNo: null,
  initiator: { id: 'p2', name: '林小美' },
  initiatorDepartment: null,
  principal: null,
});
const open = (answers: Answers, { at = '/work/todo', isNarrow = false } = {}) =>
  showPages({
    routes: [
      { path: 'work/:tab', Component: WorkbenchPage },
      { path: 'work-item/:id', Component: () => <p>{`opened ${useParams()['id']}`}</p> },
    ],
    at,
    isNarrow,
    answers,
  });

test('tasks are listed, after a failure on the next attempt; j opens the first one', async () => {
  open(answerOnRetry(listWorkitems, () => ({ items: [item('w1', '請假 · 林小美'), item('w2', '請假 · 王大明')], next: null })));

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect((await screen.findByRole('link', { name: /請假 · 王大明/ })).getAttribute('href')).toContain('/work-item/w2');
  fireEvent.keyDown(document.body, { key: 'j' });

  expect(await screen.findByText('opened w1')).toBeTruthy();
});

test('the filter of the address is sent, and a list that it empties is not called done', async () => {
  const sent: CallInput<typeof listWorkitems>[] = [];
  open(
    {
      ...answer(listFunctionsByAppcode, () => []),
      ...answer(listWorkitems, (input) => (sent.push(input), { items: [], next: null })),
    },
    { at: '/work/todo?app=hr&form=leave&q=%20mei%20' },
  );

  expect(await screen.findByText('沒有符合的項目')).toBeTruthy();
  expect(sent[0]).toEqual({ size: 30, appCode: 'hr', schemaCode: 'leave', keyword: 'mei' });
});

test.each([
  ['todo', '都處理完了', false],
  ['drafts', '沒有草稿', true],
])('an empty list %s says so; a request is offered only where one begins', async (tab, text, offers) => {
  const none = { items: [], next: null };
  open({ ...answer(listWorkitems, () => none), ...answer(listMyInstances, () => none) }, { at: `/work/${tab}`, isNarrow: true });

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '發起申請' }) !== null).toBe(offers);
});
