import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { importCheck, importData, importFaults, importProgress, importRun, secondImportData } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { importModes } from '@inkstone/schema';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages } from '../../testing/show-pages.tsx';
import type { ListActionProps } from '../app/actions/list-action.ts';
import { ImportDialog } from './ImportDialog.tsx';

afterEach(cleanup);

const field = (code: string, name: string, more: object = {}) => ({ code, name, sheet: null, required: false, isKey: true, ...more });
const uploaded = {
  importId: 'i1',
  columns: [
    { name: '單號', samples: ['A1', 'A2'], field: 'no' },
    { name: '說明', samples: [], field: null },
  ],
  fields: [field('no', '單號', { required: true }), field('note', '備註', { isKey: false })],
};

interface Served {
  /** The states that the import passes through. */
  readonly states?: readonly string[];
  readonly failed?: number;
  readonly upload?: () => unknown;
}

function open({ states = ['checked'], failed = 0, upload = () => uploaded }: Served = {}) {
  const calls: object[] = [];
  const onDone = vi.fn();
  let at = 0;
  const list = { source: { schemaCode: 'order', listCode: null }, onDone, onClose: () => undefined } as unknown as ListActionProps;
  showPages({
    routes: [{ path: 'list', Component: () => <ImportDialog {...list} /> }],
    at: '/list',
    answers: {
      [importData.path]: (input) => (calls.push({ uploaded: input }), upload()),
      [importCheck.path]: (input) => (calls.push({ checked: input }), true),
      [importRun.path]: (input) => (calls.push({ run: input }), (at += 1), true),
      [secondImportData.path]: (input) => (calls.push({ again: input }), { importId: 'i2' }),
      [importProgress.path]: ({ importId }) => ({
        importId,
        state: states[Math.min(at, states.length - 1)],
        total: 5,
        checked: 5,
        failed,
        done: 0,
        added: 3,
        updated: 1,
        problem: null,
      }),
      [importFaults.path]: () => ({
        items: [{ issues: [{ line: 4, column: '單號', value: 'A3', message: '重複' }] }],
        next: null,
      }),
    },
  });
  return { calls, onDone };
}

async function choose(): Promise<void> {
  const input = await screen.findByLabelText('選擇 .xlsx 檔案', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'orders.xlsx')] } });
}

async function check(): Promise<void> {
  await choose();
  await screen.findByRole('list', { name: '對應' });
  fireEvent.click(screen.getByRole('button', { name: /檢\s?查/ }));
}

test('an uploaded file shows its columns with the suggested fields, and is checked as mapped', async () => {
  const { calls } = open();

  await choose();
  expect(await screen.findByText('A1、A2')).toBeTruthy();
  await chooseOption('對應的欄位: 說明', '備註');
  fireEvent.click(screen.getByRole('button', { name: /檢\s?查/ }));

  expect(await screen.findByText('將新增 3 筆、更新 1 筆')).toBeTruthy();
  expect(calls).toEqual([
    { uploaded: { schemaCode: 'order', file: 'orders.xlsx' } },
    { checked: { importId: 'i1', mapping: ['no', 'note'], mode: importModes.append, keys: [] } },
  ]);
});

test('a required field that no column is mapped to is named', async () => {
  open();

  await choose();
  await chooseOption('對應的欄位: 說明', '單號');
  expect(screen.queryByText(/必填但未對應/)).toBeNull();
  await chooseOption('對應的欄位: 說明', '備註');

  expect(await screen.findByText('必填但未對應：單號')).toBeTruthy();
});

test('updating needs fields that identify a record', async () => {
  open();

  await choose();
  fireEvent.click(await screen.findByRole('radio', { name: /^覆寫相同的/ }));
  expect(screen.getByRole('button', { name: /檢\s?查/ })).toHaveProperty('disabled', true);
  await chooseOption('以哪些欄位判斷是否相同', '單號');

  expect(screen.getByRole('button', { name: /檢\s?查/ })).toHaveProperty('disabled', false);
});

test('records with issues are listed and prevent the import until they are skipped', async () => {
  const { calls, onDone } = open({ states: ['checked', 'done'], failed: 1 });

  await check();
  expect(await screen.findByRole('cell', { name: '重複' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '開始匯入' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: '略過有問題的資料' }));
  fireEvent.click(screen.getByRole('button', { name: '開始匯入' }));

  expect(await screen.findByText('已新增 3 筆、更新 1 筆')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ run: { importId: 'i1', partial: true } });
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith([]));
});

test('records with issues can be checked again', async () => {
  const { calls } = open({ failed: 1 });

  await check();
  fireEvent.click(await screen.findByRole('button', { name: '重新檢查有問題的資料' }));

  await waitFor(() => expect(calls.at(-1)).toEqual({ again: { importId: 'i1' } }));
});

test('a file that is refused leaves the first step in place', async () => {
  open({
    upload: () => {
      throw new RequestFailure('offline');
    },
  });

  await choose();

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '選擇 .xlsx 檔案' })).toBeTruthy();
});
