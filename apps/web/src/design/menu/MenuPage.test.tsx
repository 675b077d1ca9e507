import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openWorkingCopy } from '@inkstone/api';
import { documentId, type JsonObject } from '@inkstone/design';
import { afterEach, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openedCopy, type DesignedDocument } from '../testing/opened-copy.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { MenuPage } from './MenuPage.tsx';

afterEach(cleanup);

const app = { kind: 'app', code: 'shop' } as const;
const form = (schemaCode: string, code: string, name: string, english?: string): DesignedDocument => [
  { kind: 'form', schemaCode, code },
  { code, schemaCode, name, ...(english && { name_i18n: { en: english } }), controls: [], layout: [] },
];
const list = (schemaCode: string, code: string): DesignedDocument => [
  { kind: 'list', schemaCode, code },
  { code, schemaCode, name: code, columns: [] },
];
const workflow: DesignedDocument = [
  { kind: 'workflow', code: 'buy' },
  { code: 'buy', name: '採購流程', schemaCode: 'order', activities: [], routes: [] },
];
const parts = [
  form('order', 'order', '訂單', 'Order'),
  form('order', 'short', '簡易訂單'),
  form('stock', 'stock', '庫存'),
  list('order', 'orders'),
  workflow,
];
const entry: JsonObject = {
  code: 'buying',
  name: '採購',
  name_i18n: { en: 'Buying' },
  schemaCode: 'order',
  formCode: 'order',
  listCode: 'orders',
  workflowCode: 'buy',
};

const open = async (functions: readonly JsonObject[], documents = parts, mayDesign = true) => {
  const copy = await showInCopy(
    () => <MenuPage appCode="shop" />,
    [],
    answer(openWorkingCopy, () => openedCopy([[app, { code: 'shop', name: '商店', functions }], ...documents], { mayDesign })),
  );
  return () => copy.state().replica.documents.get(documentId(app))?.content['functions'];
};
const choose = (label: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  fireEvent.blur(screen.getByRole('textbox', { name: label }));
};

test('entries are added for the forms that have none, with the name, list and workflow of each; without forms there is nothing to add', async () => {
  const entries = await open([]);

  fireEvent.click(await screen.findByRole('button', { name: '新增選單項目' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: '新增選單項目' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));

  expect(entries()).toMatchObject([
    { name: '訂單', name_i18n: { en: 'Order' }, schemaCode: 'order', formCode: 'order', listCode: 'orders', workflowCode: 'buy' },
    { name: '簡易訂單', schemaCode: 'order', formCode: 'short', listCode: 'orders', workflowCode: 'buy' },
  ]);
  cleanup();

  await open([], []);
  expect(await screen.findByText('先新增一個表單，才能加入選單。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '新增選單項目' })).toBeNull();
});

test('an entry keeps its list for another form of the model and loses it for one of another model; what is emptied is gone', async () => {
  const entries = await open([entry]);
  await screen.findByRole('combobox', { name: '採購：表單' });

  choose('採購：表單', 'order.short');
  expect(entries()).toMatchObject([{ formCode: 'short', listCode: 'orders' }]);
  choose('採購：表單', 'stock.stock');
  expect(entries()).toMatchObject([{ schemaCode: 'stock', formCode: 'stock', workflowCode: 'buy' }]);
  const lists = screen.getByRole<HTMLSelectElement>('combobox', { name: '採購：清單' });
  expect([...lists.options].map(({ text }) => text)).toEqual(['（無）']);
  choose('採購：流程', '');
  type('採購：英文名稱', '');
  type('採購：名稱', '進貨');

  expect(entries()).toEqual([{ code: 'buying', name: '進貨', schemaCode: 'stock', formCode: 'stock' }]);
});

test('entries are put in order and removed', async () => {
  const entries = await open([entry, { ...entry, code: 'stock', name: '庫存', name_i18n: {} }]);

  fireEvent.click(await screen.findByRole('button', { name: '下移 採購' }));
  expect(entries()).toMatchObject([{ code: 'stock' }, { code: 'buying' }]);
  fireEvent.click(screen.getByRole('button', { name: '移除 庫存' }));

  expect(entries()).toMatchObject([{ code: 'buying' }]);
});

test('who may not design sees the menu and changes nothing of it', async () => {
  await open([entry], parts, false);

  const row = within((await screen.findAllByRole('row'))[1]!);
  for (const field of [...row.getAllByRole('combobox'), ...row.getAllByRole('textbox')]) expect(field).toHaveProperty('disabled', true);
  expect(row.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: '新增選單項目' })).toBeNull();
});
