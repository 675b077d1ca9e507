import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listValueCopies, openWorkingCopy, readModelTable, retryUniqueIndexes, type CallInput, type CallOutput } from '@inkstone/api';
import { documentId } from '@inkstone/design';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry } from '../../testing/answer.ts';
import type { Answers } from '../../testing/show-pages.tsx';
import { openedCopy, type DesignedDocument } from '../testing/opened-copy.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { ModelPage } from './ModelPage.tsx';

afterEach(cleanup);

type Table = CallOutput<typeof readModelTable>;

const model = { kind: 'model', code: 'order' } as const;
const items = [
  { code: 'no', name: '單號', type: 'ShortText' },
  { code: 'photo', name: '照片', type: 'Attachment' },
];
const documents: readonly DesignedDocument[] = [
  [model, { code: 'order', name: '訂單', dataItems: items }],
  [
    { kind: 'form', schemaCode: 'order', code: 'order' },
    { code: 'order', schemaCode: 'order', name: '訂單', controls: [], layout: [] },
  ],
  [
    { kind: 'app', code: 'shop' },
    { code: 'shop', name: '商店', functions: [] },
  ],
];
const open = (answers: Answers = {}, state: Parameters<typeof openedCopy>[1] = {}) =>
  showInCopy(() => <ModelPage appCode="shop" code="order" chosen={null} />, [], {
    ...answer(openWorkingCopy, () => openedCopy(documents, state)),
    ...answers,
  });
const contentOf = (copy: Awaited<ReturnType<typeof open>>) => copy.state().replica.documents.get(documentId(model))?.content;

test('records are called by an item that has a short text, or by their number', async () => {
  const copy = await open();

  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /記錄名稱/ });
  expect([...select.options].map(({ text }) => text)).toEqual(['（單據編號）', '單號']);
  fireEvent.change(select, { target: { value: 'no' } });
  expect(contentOf(copy)).toMatchObject({ nameItem: 'no' });
  fireEvent.change(select, { target: { value: '' } });

  expect(contentOf(copy)).not.toHaveProperty('nameItem');
});

test('a model is removed with its form once that is confirmed', async () => {
  const copy = await open();

  fireEvent.click(await screen.findByRole('button', { name: '刪除這個資料模型' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('模型與它的表單、清單會一起從應用刪除；已有的資料會保留。')).toBeTruthy();
  expect(contentOf(copy)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '刪除這個資料模型' }));

  await waitFor(() => expect([...copy.state().replica.documents.keys()]).toEqual([documentId({ kind: 'app', code: 'shop' })]));
});

test('who may not design sees the model and changes nothing of it', async () => {
  await open({}, { mayDesign: false });

  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '模型名稱' })).disabled).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /記錄名稱/ }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '刪除這個資料模型' })).toBeNull();
  expect(screen.queryByPlaceholderText('輸入名稱並按 Enter 新增資料項')).toBeNull();
});

test('a published model says what is stored, which values repeat, and builds the index again', async () => {
  const sent: CallInput<typeof retryUniqueIndexes>[] = [];
  const table: Table = {
    records: 12,
    items: [{ code: 'no', values: 11 }],
    indexes: [],
    unique: [{ code: 'no', state: 'failed', repeated: [{ value: 'A-1', count: 2 }] }],
  };
  await open(
    {
      ...answerOnRetry(readModelTable, () => (sent.length === 0 ? table : { ...table, unique: [] })),
      ...answer(listValueCopies, () => []),
      ...answer(retryUniqueIndexes, (input) => (sent.push(input), true)),
    },
    { version: 1 },
  );

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('資料表：12 筆記錄')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('A-1');
  fireEvent.click(screen.getByRole('button', { name: '重新建立索引' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: '重新建立索引' })).toBeNull());
  expect(sent).toEqual([{ appCode: 'shop', schemaCode: 'order' }]);
});
