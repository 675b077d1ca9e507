import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cancelExportTask, deleteExportTask, exportTicket, listExportTasks } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { ExportsPage } from './ExportsPage.tsx';

afterEach(cleanup);

const task = (taskId: string, state: string) => ({
  taskId,
  state,
  name: `${taskId}.xlsx`,
  size: state === 'done' ? 3 * 1024 * 1024 : null,
  done: 1,
  total: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
});

type Answers = Parameters<typeof showPages>[0]['answers'];

const open = (items: readonly object[], answers: Answers = {}) =>
  showPages({
    routes: [{ path: 'me/exports', Component: ExportsPage }],
    at: '/me/exports',
    answers: { [listExportTasks.path]: () => ({ items, next: null }), ...answers },
  });

const line = async (name: string) => within((await screen.findByText(name)).closest('li')!);

test('only a finished export is downloaded, only a running one is stopped', async () => {
  open([task('a', 'done'), task('b', 'running'), task('c', 'failed')]);

  const [done, running, failed] = [await line('a.xlsx'), await line('b.xlsx'), await line('c.xlsx')];

  const offered = [done, running, failed].map((each) => each.getAllByRole('button').map((button) => button.textContent.replace(/\s/g, '')));
  expect(offered).toEqual([['下載', '刪除'], ['停止', '刪除'], ['刪除']]);
});

test('a finished export shows its size and how long it is kept', async () => {
  open([task('a', 'done'), task('b', 'running')]);

  expect((await line('a.xlsx')).getByText(/3\.0 MB · 保留至/)).toBeTruthy();
  expect((await line('b.xlsx')).queryByText(/保留至/)).toBeNull();
});

test('stopping an export names it, and a failure is reported', async () => {
  const stopped: object[] = [];
  open([task('b', 'running')], {
    [cancelExportTask.path]: (input) => {
      stopped.push(input);
      throw new RequestFailure('offline');
    },
  });

  fireEvent.click((await line('b.xlsx')).getByRole('button', { name: /停\s?止/ }));

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
  expect(stopped).toEqual([{ taskId: 'b' }]);
});

test('stopping and removing an export are two commands, a repeated click is the same one', async () => {
  const keys: (string | undefined)[] = [];
  const fail: NonNullable<Answers>[string] = (_input, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    throw new RequestFailure('offline');
  };
  open([task('b', 'running')], { [cancelExportTask.path]: fail, [deleteExportTask.path]: fail });
  const click = async (name: RegExp) => fireEvent.click((await line('b.xlsx')).getByRole('button', { name }));

  await click(/停\s?止/);
  await waitFor(() => expect(keys).toHaveLength(1));
  await click(/停\s?止/);
  await waitFor(() => expect(keys).toHaveLength(2));
  await click(/刪\s?除/);
  fireEvent.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: /刪\s?除/ }));
  await waitFor(() => expect(keys).toHaveLength(3));

  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a download that fails is reported', async () => {
  open([task('a', 'done')], {
    [exportTicket.path]: () => {
      throw new RequestFailure('offline');
    },
  });

  fireEvent.click((await line('a.xlsx')).getByRole('button', { name: /下\s?載/ }));

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
});

test('an empty list says where exports are made', async () => {
  open([]);

  expect(await screen.findByText('沒有匯出')).toBeTruthy();
  expect(screen.getByText(/選擇「匯出」/)).toBeTruthy();
});
