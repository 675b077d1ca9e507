import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listMessages, readMessages } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../platform/api/request-failure.ts';
import { showPages } from '../testing/show-pages.tsx';
import { MessagesPage } from './MessagesPage.tsx';

afterEach(cleanup);

const message = (id: string, read: boolean) => ({
  id,
  kind: 'task',
  title: `報銷單 ${id}`,
  text: '',
  at: '2026-11-20T08:00:00.000Z',
  read,
  workItemId: `w${id}`,
  workflowInstanceId: null,
});

/** Opens the page with a list of messages; returns the inputs of the calls. */
function open(list: (input: object) => unknown, at = '/messages') {
  const listed: object[] = [];
  const marked: object[] = [];
  showPages({
    routes: [
      { path: 'messages', Component: MessagesPage },
      { path: 'work-item/:id', Component: () => <p>task</p> },
    ],
    at,
    answers: {
      [listMessages.path]: (input) => (listed.push(input), list(input)),
      [readMessages.path]: (input) => (marked.push(input), {}),
    },
  });
  return { listed, marked };
}

test('opening an unread message marks it as read, a read one is only opened', async () => {
  const { marked } = open(() => ({ items: [message('1', false), message('2', true)], next: null }));

  fireEvent.click(await screen.findByRole('link', { name: '報銷單 1' }));

  await waitFor(() => expect(marked).toEqual([{ ids: ['1'] }]));
  expect(await screen.findByText('task')).toBeTruthy();
});

test('only unread messages offer to be marked as read, all at once or one by one', async () => {
  const { marked } = open(() => ({ items: [message('1', false), message('2', true)], next: null }));

  fireEvent.click(await screen.findByRole('button', { name: '標為已讀' }));
  await waitFor(() => expect(marked).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '全部標為已讀' }));

  await waitFor(() => expect(marked).toEqual([{ ids: ['1'] }, {}]));
});

test('without unread messages nothing can be marked as read', async () => {
  open(() => ({ items: [message('2', true)], next: null }));

  await screen.findByRole('link', { name: '報銷單 2' });

  expect(screen.getByRole('button', { name: '全部標為已讀' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: '標為已讀' })).toBeNull();
});

test('the address asks for unread messages, and an empty list says which messages are missing', async () => {
  const { listed } = open(() => ({ items: [], next: null }), '/messages?show=unread');

  expect(await screen.findByText('沒有未讀訊息')).toBeTruthy();
  expect(listed).toEqual([{ size: 30, unread: 'true' }]);
});

test('a list that could not be loaded is loaded again on request', async () => {
  let isOffline = true;
  open(() => {
    if (isOffline) throw new RequestFailure('offline');
    return { items: [message('1', true)], next: null };
  });

  const retry = await screen.findByRole('button', { name: '再試一次' });
  isOffline = false;
  fireEvent.click(retry);

  expect(await screen.findByRole('link', { name: '報銷單 1' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
