import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { cancelExportTask, exportDataAsync, exportProgress } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import type { ListActionProps } from '../app/actions/list-action.ts';
import { ExportDialog } from './ExportDialog.tsx';

afterEach(cleanup);

const column = (code: string, name: string) => ({ code, name, controlType: 'text', options: {}, width: null });
const nothingAsked: ListActionProps['asked'] = { keyword: '', filter: null, sort: [], fields: null };

const task = (state: string) => ({ taskId: 't1', state, name: '訂單.xlsx', done: 3, total: 5, size: null, problem: null });

function open(asked: Partial<ListActionProps['asked']> = {}, ids: readonly string[] = [], state = 'running') {
  const calls: object[] = [];
  const onClose = vi.fn();
  const list = {
    source: { schemaCode: 'order', listCode: 'orders' },
    listFields: { fields: [column('no', '單號'), column('amount', '金額'), column('note', '備註')], list: {} },
    headers: [column('no', '單號'), column('amount', '金額')],
    asked: { ...nothingAsked, ...asked },
    picked: { kind: 'these', ids },
    lines: [],
    onDone: () => undefined,
    onClose,
  } as unknown as ListActionProps;
  showPages({
    routes: [{ path: 'list', Component: () => <ExportDialog {...list} /> }],
    at: '/list',
    answers: {
      [exportDataAsync.path]: (input) => (calls.push(input), { taskId: 't1' }),
      [exportProgress.path]: () => task(state),
      [cancelExportTask.path]: (input) => {
        calls.push({ stopped: input });
        throw new RequestFailure('offline');
      },
    },
  });
  return { calls, onClose };
}

const start = () => fireEvent.click(screen.getByRole('button', { name: '開始匯出' }));

test('the columns of the list are preselected; further fields follow in the order of the list', async () => {
  const { calls } = open();

  expect(await screen.findByRole('checkbox', { name: '備註' })).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('checkbox', { name: '單號' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '備註' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '單號' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '包含附件（壓縮檔）' }));
  start();

  expect(await screen.findByText('匯出中 · 已匯出 3 / 5 筆')).toBeTruthy();
  expect(calls).toEqual([{ schemaCode: 'order', listCode: 'orders', fields: ['no', 'amount', 'note'], sheets: [], withFiles: true }]);
});

test('without a column nothing can be exported', async () => {
  open();

  fireEvent.click(await screen.findByRole('checkbox', { name: '單號' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '金額' }));

  expect(screen.getByText('請至少選擇一個欄位')).toBeTruthy();
  expect(screen.getByRole('button', { name: '開始匯出' })).toHaveProperty('disabled', true);
});

test('a searched list is exported as found, or as a whole by choice', async () => {
  const { calls } = open({ keyword: '紙', sort: [{ code: 'no', direction: 'asc' }] });

  expect(await screen.findByRole('radio', { name: '目前清單（含搜尋與篩選）' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: '清單的所有記錄' }));
  start();

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ sort: [{ code: 'no', direction: 'asc' }] });
  expect(calls[0]).not.toHaveProperty('keyword');
});

test('selected records are exported whatever was searched for', async () => {
  const { calls } = open({ keyword: '紙' }, ['r1', 'r2']);

  expect(await screen.findByText('匯出 2 筆記錄')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  start();

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ objectIds: ['r1', 'r2'] });
  expect(calls[0]).not.toHaveProperty('keyword');
});

test('a finished export is offered for download and can no longer be stopped', async () => {
  open({}, [], 'done');

  await screen.findByRole('checkbox', { name: '單號' });
  start();

  expect(await screen.findByRole('button', { name: /下\s?載/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /停\s?止/ })).toBeNull();
});

test('stopping names the export, and a failure is reported', async () => {
  const { calls } = open();
  await screen.findByRole('checkbox', { name: '單號' });
  start();

  fireEvent.click(await screen.findByRole('button', { name: /停\s?止/ }));

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
  expect(calls[1]).toEqual({ stopped: { taskId: 't1' } });
});
