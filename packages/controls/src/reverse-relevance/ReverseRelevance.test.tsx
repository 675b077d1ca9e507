import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { readPermission, type ControlOptions } from '@inkstone/schema';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormUiServicesProvider, type RecordSearch } from '../services/ui-services.ts';

afterEach(cleanup);

const contracts = [
  { id: 'c1', name: '年度維護', amount: 1200, signed: '2026-11-21', createdTime: '2026-11-20T01:23:45.000Z' },
  { id: 'c2', name: '耗材採購', amount: 300, signed: null, createdTime: null },
];

async function open(
  options: Record<string, unknown> = {},
  {
    recordId = 'r1' as string | null,
    narrow = false,
    isReadonly = false,
    records = undefined as (() => typeof contracts) | undefined,
  } = {},
) {
  const asked: RecordSearch[] = [];
  const form = buildForm(
    [
      buildControl('text', 'region', { name: '地區' }),
      buildControl('reverse-relevance', 'contracts', {
        name: '合約',
        schemaCode: 'contract',
        fieldCode: 'customer',
        listCode: 'usual',
        ...options,
      } as Partial<ControlOptions>),
    ],
    {
      layout: [{ columns: [{ control: 'region' }] }, { columns: [{ control: 'contracts' }] }],
      ...(isReadonly && { permission: readPermission }),
    },
  );
  const shown = render(
    <FormUiServicesProvider
      value={{
        searchUsers: async () => ({ items: [], next: null }),
        departmentTree: async () => [],
        departmentUsers: async () => ({ items: [], next: null }),
        searchRecords: async (_schemaCode, search) => {
          asked.push(search);
          if (records) return { items: records(), next: null };
          return search.cursor ? { items: contracts.slice(1), next: null } : { items: contracts.slice(0, 1), next: 'more' };
        },
        recordColumns: async () => [
          { code: 'amount', label: '金額', controlType: 'number', options: { name: '金額', format: 'decimal.2' } as ControlOptions },
          { code: 'signed', label: '簽約日', controlType: 'date', options: { name: '簽約日' } },
          { code: 'createdTime', label: '建立時間', controlType: 'created-time', options: { name: '建立時間' } },
        ],
        recordHref: (schemaCode, id) => `#/record/${schemaCode}/${id}`,
      }}
    >
      <FormRenderer form={form} locale="zh" narrow={narrow} recordId={recordId} />
    </FormUiServicesProvider>,
  );
  await screen.findByText('地區');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { form, asked, shown };
}

test.each([false, true])('referencing records are shown in a table with the columns of their list (read only: %s)', async (isReadonly) => {
  const { asked } = await open({}, { isReadonly });

  const link = await screen.findByRole('link', { name: '年度維護' });
  await screen.findByRole('columnheader', { name: '金額' });
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  await screen.findByRole('link', { name: '耗材採購' });

  expect(link.getAttribute('href')).toBe('#/record/contract/c1');
  expect(screen.getByText('2026-11-21')).toBeTruthy();
  expect(screen.getByText('2026-11-20 09:23:45')).toBeTruthy();
  expect(asked[0]).toMatchObject({ listCode: 'usual', filter: { field: 'customer', operator: 'eq', value: { id: 'r1' } } });
});

test('a multiple reference is matched by this record, and conditions read the form', async () => {
  const { form, asked } = await open({
    relativeType: 11,
    conditions: { field: 'area', operator: 'eq', valueType: 'currentModel', value: 'region' },
  });
  await screen.findByRole('link', { name: '年度維護' });

  act(() => form.set('region', '北區'));
  await waitFor(() => expect(asked).toHaveLength(2));

  expect(asked[1]?.filter).toEqual({
    join: 'and',
    items: [
      { field: 'customer', operator: 'have', value: { id: 'r1' } },
      { field: 'area', operator: 'eq', value: '北區' },
    ],
  });
});

test('links use neither list nor conditions', async () => {
  const { asked } = await open({ displayMode: 'link', conditions: { field: 'area', operator: 'eq', value: 1 } });

  await screen.findByRole('link', { name: '年度維護' });

  expect(screen.queryByRole('table')).toBeNull();
  expect(asked[0]).toMatchObject({ filter: { field: 'customer' } });
  expect(asked[0]?.listCode).toBeUndefined();
});

test('an unsaved form shows when they will appear', async () => {
  const { asked } = await open({}, { recordId: null });

  expect(await screen.findByText('儲存後顯示關聯記錄')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('on tabs the form comes first, and a hidden list hides its tab', async () => {
  const { form } = await open({ listDisplayMode: 'tabs', displayFormula: "region != 'x'" });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['表單詳情', '合約']);
  expect(screen.queryByRole('link')).toBeNull();

  fireEvent.click(screen.getByRole('tab', { name: '合約' }));
  expect(await screen.findByRole('link', { name: '年度維護' })).toBeTruthy();

  act(() => form.set('region', 'x'));

  expect(screen.queryByRole('tab')).toBeNull();
  expect(document.querySelector('[data-tabs="empty"]')).not.toBeNull();
  expect(screen.getByRole('textbox', { name: '地區' })).toBeTruthy();
});

test('steps run when other records are listed than before, not for the first list, a search or the same again', async () => {
  let listed = contracts.slice(0, 1);
  const { form, asked } = await open(
    { onChange: [{ step: 'message', text: { zh: '合約變了', en: 'Contracts changed' } }] },
    { records: () => listed },
  );
  await screen.findByRole('link', { name: '年度維護' });
  const lists = async (names: string[]) => {
    const before = asked.length;
    fireEvent.focus(window);
    await waitFor(() => expect(asked.length).toBe(before + 1));
    await waitFor(() => expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names));
  };

  await lists(['年度維護']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '無' } });
  await waitFor(() => expect(asked.at(-1)?.keyword).toBe('無'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await waitFor(() => expect(asked.at(-1)?.keyword).toBe(''));
  expect(form.messages.value).toEqual([]);
  listed = contracts;
  await lists(['年度維護', '耗材採購']);

  await waitFor(() => expect(form.messages.value.map(({ text }) => text.zh)).toEqual(['合約變了']));
});

test('who may not edit the form triggers no steps that write values', async () => {
  const onChange = [{ step: 'set', field: 'region', formula: "'南區'" }];
  const { form, shown } = await open({ onChange });
  expect(form.trigger('contracts', 'onChange')).toBe(true);
  expect(form.values()['region']).toBe('南區');
  shown.unmount();

  const { form: read } = await open({ onChange }, { isReadonly: true });

  expect(read.trigger('contracts', 'onChange')).toBe(false);
});

test('while its condition makes it read-only, records are named and cannot be opened from it', async () => {
  const { form } = await open({ readonlyFormula: "region == '北區'" });
  await screen.findByRole('link', { name: '年度維護' });

  act(() => form.set('region', '北區'));

  expect(await screen.findByText('年度維護')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '年度維護' })).toBeNull();
});

test('that a record is required is said when the server refuses, not before, because nothing is filled in here', async () => {
  const { form } = await open({ required: true });
  await screen.findByRole('link', { name: '年度維護' });
  expect(screen.queryByText('必填')).toBeNull();

  act(() => void form.setServerIssues([{ code: 'Required', path: 'contracts', params: { message: 'record' } }]));

  expect(await screen.findByText('合約至少要有一筆')).toBeTruthy();
});

test('the table has no accessibility violation', async () => {
  const { shown } = await open();
  await screen.findByRole('columnheader', { name: '金額' });

  const { violations } = await axe.run(shown.container, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
