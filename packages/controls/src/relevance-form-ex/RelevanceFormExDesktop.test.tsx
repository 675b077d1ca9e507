import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import type { Form } from '@inkstone/form-engine';
import type { ControlOptions, RecordReference } from '@inkstone/schema';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormUiServicesProvider, type RecordSearch } from '../services/ui-services.ts';

afterEach(cleanup);

const suppliers: readonly RecordReference[] = [
  { id: 's1', name: '和昇文具行', tax_number: '12345675', short: '和昇' },
  { id: 's2', name: '大成資訊', tax_number: '87654321', short: '大成' },
];

interface Opened {
  readonly form: Form;
  readonly asked: RecordSearch[];
}

async function open(options: Partial<ControlOptions> & Record<string, unknown> = {}, narrow = false): Promise<Opened> {
  const asked: RecordSearch[] = [];
  const form = buildForm([
    buildControl('text', 'kind', { name: '類別' }),
    buildControl('relevance-form-ex', 'suppliers', {
      name: '供應商',
      schemaCode: 'supplier',
      showField: ['name', 'tax_number'],
      ...options,
    } as Partial<ControlOptions>),
  ]);
  render(
    <FormUiServicesProvider
      value={{
        searchUsers: async () => ({ items: [], next: null }),
        departmentTree: async () => [],
        departmentUsers: async () => ({ items: [], next: null }),
        searchRecords: async (_schemaCode, search) => {
          asked.push(search);
          return { items: suppliers, next: null };
        },
        recordLabels: async () => ({ tax_number: '統一編號' }),
      }}
    >
      <FormRenderer form={form} locale="zh" narrow={narrow} />
    </FormUiServicesProvider>,
  );
  await screen.findByText('供應商');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { form, asked };
}

const pick = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^供應商：/ }));
  return within(await screen.findByRole('dialog'));
};

test.each([false, true])('several records are selected in a table and confirmed together (phone: %s)', async (narrow) => {
  const { form } = await open({}, narrow);
  const dialog = await pick();

  fireEvent.click(await dialog.findByRole('checkbox', { name: '和昇文具行' }));
  fireEvent.click(dialog.getByText('87654321'));
  expect(dialog.getByRole('status').textContent).toBe('已選 2 項');
  expect(form.values()).toMatchObject({ suppliers: [] });
  fireEvent.click(dialog.getByRole('button', { name: /確.*定/ }));

  expect(form.values()).toMatchObject({ suppliers: [{ id: 's1' }, { id: 's2' }] });
  expect(screen.getByRole('button', { name: '供應商：和昇文具行、大成資訊' })).toBeTruthy();
});

test('conditions are sent with the values of the form, and change with them', async () => {
  const { form, asked } = await open({
    queryCode: 'usual',
    conditions: { join: 'and', items: [{ field: 'category', operator: 'eq', valueType: 'currentModel', value: 'kind' }] },
  });
  act(() => form.set('kind', '文具'));

  await (await pick()).findByRole('checkbox', { name: '大成資訊' });

  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    listCode: 'usual',
    filter: { join: 'and', items: [{ field: 'category', operator: 'eq', value: '文具' }] },
  });
});

test('phones may have their own conditions', async () => {
  const { asked } = await open(
    { conditions: { field: 'a', operator: 'eq', value: 1 }, mobileConditions: { field: 'b', operator: 'eq', value: 2 } },
    true,
  );

  await (await pick()).findByRole('checkbox', { name: '大成資訊' });

  expect(asked[0]?.filter).toEqual({ field: 'b', operator: 'eq', value: 2 });
});

test('a keyword is searched for in the fields that the control specifies', async () => {
  const { asked } = await open({ searchFormula: 'name, tax_number' });
  const dialog = await pick();
  await dialog.findByRole('checkbox', { name: '大成資訊' });

  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '876' } });
  await waitFor(() => expect(asked).toHaveLength(2));

  expect(asked[1]).toMatchObject({
    keyword: '',
    filter: {
      join: 'or',
      items: [
        { field: 'name', operator: 'contain', value: '876' },
        { field: 'tax_number', operator: 'contain', value: '876' },
      ],
    },
  });
});

test('a dropdown shows records by their display field', async () => {
  const { form } = await open({ selectMode: 'dropdown', displayField: 'short' });

  fireEvent.mouseDown(screen.getByRole('combobox', { name: '供應商' }));
  fireEvent.click(await screen.findByText('大成'));

  expect(form.values()).toMatchObject({ suppliers: [{ id: 's2', name: '大成資訊' }] });
});

test('the picker has no accessibility violation', async () => {
  await open();
  await (await pick()).findByRole('checkbox', { name: '大成資訊' });

  const { violations } = await axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
