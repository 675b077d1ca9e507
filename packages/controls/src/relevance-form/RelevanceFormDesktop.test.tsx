import { createForm } from '@inkstone/form-engine';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { controlModels } from '../models.ts';
import { FormUiServicesProvider, type FormUiServices, type RecordSearch } from '../services/ui-services.ts';
import { RelevanceFormDesktop } from './RelevanceFormDesktop.tsx';

afterEach(cleanup);

const suppliers = [
  { id: 's1', name: '和昇文具行', tax_number: '12345675', contact: '吳小姐' },
  { id: 's2', name: '大成資訊', tax_number: '87654321', contact: '周先生' },
];

function buildServices(searchRecords: FormUiServices['searchRecords']): FormUiServices {
  return {
    searchUsers: async () => ({ items: [], next: null }),
    departmentTree: async () => [],
    departmentUsers: async () => ({ items: [], next: null }),
    searchRecords,
    recordLabels: async () => ({ tax_number: '統一編號' }),
  };
}

function openSupplier(searchRecords: FormUiServices['searchRecords'], more: Readonly<Record<string, unknown>> = {}, isCell = false) {
  const form = createForm({
    definition: {
      code: 'f',
      name: '表單',
      schemaCode: 'f',
      controls: [
        {
          key: 'supplier',
          type: 'relevance-form',
          options: {
            name: '供應商',
            schemaCode: 'supplier',
            showField: ['name', 'tax_number'],
            mappings: [{ from: 'contact', to: 'contact' }],
            ...more,
          },
        },
        { key: 'contact', type: 'text', options: { name: '聯絡人' } },
      ],
      layout: [],
    },
    controls: controlModels,
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'Asia/Taipei' },
  });
  const field = form.field('supplier');
  render(
    <FormUiServicesProvider value={buildServices(searchRecords)}>
      <RelevanceFormDesktop field={field} form={form} locale="zh" onBlur={() => field.blur()} compact={isCell} />
    </FormUiServicesProvider>,
  );
  const popup = screen.queryByRole('button', { name: /^供應商/ });
  if (popup) fireEvent.click(popup);
  return form;
}

test('a record is picked from a table, and mappings import its fields', async () => {
  const asked: RecordSearch[] = [];
  const form = openSupplier(async (_schemaCode, search) => {
    asked.push(search);
    return { items: suppliers, next: null };
  });

  fireEvent.click(await screen.findByRole('button', { name: '大成資訊' }));

  expect(form.values()).toMatchObject({ supplier: { id: 's2', name: '大成資訊' }, contact: '周先生' });
  expect(asked[0]).toMatchObject({ keyword: '', fields: ['tax_number', 'contact'] });
});

test('if the form leaves it open, the user shares access to the picked record, and withdraws it', async () => {
  const form = openSupplier(async () => ({ items: suppliers, next: null }), { isAuthorize: 'Optional' });
  fireEvent.click(await screen.findByRole('button', { name: '大成資訊' }));
  const share = await screen.findByRole('checkbox', { name: '允許處理此表單的人查看「大成資訊」' });

  fireEvent.click(share);
  const shared = form.values()['supplier'];
  fireEvent.click(share);

  expect(shared).toMatchObject({ id: 's2', isAuthorize: true });
  expect(form.values()['supplier']).not.toHaveProperty('isAuthorize');
});

test('in a cell of a table shared access is set behind a button that shows the number of shared records', async () => {
  const form = openSupplier(async () => ({ items: suppliers, next: null }), { isAuthorize: 'Optional' }, true);
  expect(screen.queryByRole('button', { name: /允許查看/ })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: '大成資訊' }));

  fireEvent.click(await screen.findByRole('button', { name: '供應商：允許查看 0 項' }));
  const share = await screen.findByRole('checkbox', { name: '允許處理此表單的人查看「大成資訊」' });
  await waitFor(() => expect(document.activeElement).toBe(share));
  fireEvent.click(share);
  fireEvent.keyDown(share, { key: 'Escape' });

  expect(form.values()['supplier']).toMatchObject({ id: 's2', isAuthorize: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '供應商：允許查看 1 項' }));
});

test('columns have the labels of the other model, and further pages are loaded by cursor', async () => {
  openSupplier(async (_schemaCode, { cursor }) =>
    cursor ? { items: suppliers.slice(1), next: null } : { items: suppliers.slice(0, 1), next: 'after-s1' },
  );
  expect(await screen.findByRole('columnheader', { name: '統一編號' })).toBeTruthy();

  fireEvent.click(await screen.findByRole('button', { name: '更多' }));

  expect(await screen.findByRole('button', { name: '大成資訊' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '和昇文具行' })).toBeTruthy();
});

test('a search that fails shows an error and can be retried', async () => {
  let isDown = true;
  openSupplier(async () => {
    if (isDown) throw new Error('down');
    return { items: suppliers, next: null };
  });
  await screen.findByRole('alert');

  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: '重試' }));

  await waitFor(() => expect(screen.getByRole('button', { name: '和昇文具行' })).toBeTruthy());
});

test.each([{ showStyle: 'tree' }, { treeView: true }])('hierarchical records are expanded branch by branch: %j', async (option) => {
  const asked: RecordSearch[] = [];
  const form = openSupplier(async (_schemaCode, search) => {
    asked.push(search);
    if (search.keyword !== '') return { items: suppliers, next: null };
    return search.parentId === 'top'
      ? { items: suppliers.slice(0, 1), next: null, parents: new Set(['s1']) }
      : { items: suppliers.slice(1), next: null, parents: new Set() };
  }, option);
  const branch = await screen.findByRole('button', { name: '「和昇文具行」的下層', expanded: false });
  expect(screen.queryByRole('button', { name: '大成資訊' })).toBeNull();

  fireEvent.click(branch);
  fireEvent.click(await screen.findByRole('button', { name: '大成資訊' }));

  expect(asked.map(({ parentId }) => parentId)).toEqual(['top', 's1']);
  expect(form.values()['supplier']).toMatchObject({ id: 's2', name: '大成資訊' });
});

test('a search in a tree finds records on any level', async () => {
  const asked: RecordSearch[] = [];
  openSupplier(
    async (_schemaCode, search) => {
      asked.push(search);
      return { items: search.keyword === '' ? [] : suppliers, next: null };
    },
    { showStyle: 'tree' },
  );
  await screen.findByText('沒有符合的資料');

  fireEvent.change(screen.getByRole('textbox', { name: '搜尋' }), { target: { value: '大成' } });

  expect(await screen.findByRole('button', { name: '大成資訊' })).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ keyword: '大成' });
  expect(asked.at(-1)).not.toHaveProperty('parentId');
});

test('branches can be expanded in a dropdown too', async () => {
  const asked: RecordSearch[] = [];
  const form = openSupplier(
    async (_schemaCode, search) => {
      asked.push(search);
      if (search.keyword !== '') return { items: suppliers, next: null };
      return search.parentId === 'top'
        ? { items: suppliers.slice(0, 1), next: null, parents: new Set(['s1']) }
        : { items: suppliers.slice(1), next: null, parents: new Set() };
    },
    { showStyle: 'tree', selectMode: 'dropdown' },
  );
  fireEvent.mouseDown(await screen.findByRole('combobox'));
  const branch = await screen.findByText('和昇文具行');
  expect(screen.queryByText('大成資訊')).toBeNull();

  fireEvent.click(branch.closest('[role=treeitem]')!.querySelector('.ant-select-tree-switcher')!);
  fireEvent.click(await screen.findByText('大成資訊'));

  expect(asked.map(({ parentId }) => parentId)).toEqual(['top', 's1']);
  expect(form.values()['supplier']).toMatchObject({ id: 's2', name: '大成資訊' });
});
