import type { ControlOptions } from '@inkstone/schema';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { FormRenderer } from '../../renderer/FormRenderer.tsx';
import { buildControl, buildForm, buildSheet } from '../../testing/build-form.ts';
import { FormUiServicesProvider, type FormUiServices } from '../../services/ui-services.ts';
import { writeTable, type FileCell } from './workbook.ts';

afterEach(cleanup);

// Preload lazy modules: on a busy machine they take longer to load than a test waits.
beforeAll(() => Promise.all([import('../SheetDesktop.tsx'), import('./ImportDialog.tsx')]));

async function open(options: Partial<ControlOptions> = {}, services?: FormUiServices) {
  const form = buildForm(
    [buildSheet('items', [buildControl('text', 'what', { required: true, maxLength: 5 }), buildControl('number', 'price')], options)],
    { values: { items: [{ id: 'r1', what: 'Pen', price: 1 }] } as never, stored: true },
  );
  const drawn = <FormRenderer form={form} locale="en" narrow={false} />;
  render(services ? <FormUiServicesProvider value={services}>{drawn}</FormUiServicesProvider> : drawn);
  await screen.findByRole('table');
  return form;
}

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import from Excel' }));
  return await screen.findByRole('dialog');
}

async function choose(file: File) {
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
  await waitFor(() => expect(screen.queryByText('Reading…')).toBeNull());
}

async function fileOf(rows: readonly (readonly FileCell[])[], name = 'rows.xlsx'): Promise<File> {
  const [head = [], ...body] = rows;
  const bytes = await writeTable({ name: 'x', columns: [], head: head.map(String), rows: body });
  const file = new File([], name);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer.slice(0, bytes.byteLength)) });
}

const items = (form: Awaited<ReturnType<typeof open>>) =>
  form
    .sheet('items')
    .rows.peek()
    .map((row) => form.sheet('items').row(row).values());

test('an import shows a preview, is executed only on confirmation, and can be undone', async () => {
  const form = await open();
  const dialog = await openDialog();

  await choose(
    await fileOf([
      ['price', 'what', 'more'],
      [2, 'Ink', 'x'],
      [3, 'Seal', 'y'],
    ]),
  );
  expect(await within(dialog).findByText('2 added, 0 updated, 0 removed')).toBeTruthy();
  expect(items(form)).toHaveLength(1);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import' }));

  expect(items(form)).toMatchObject([{ what: 'Pen' }, { what: 'Ink', price: 2 }, { what: 'Seal', price: 3 }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(items(form)).toHaveLength(1);
});

test('each issue is listed by line and column; nothing is imported unless invalid rows are left out', async () => {
  const form = await open();
  const dialog = await openDialog();

  await choose(
    await fileOf([
      ['what', 'price'],
      ['Inkstone', 200],
      [null, 5],
      ['Seal', 3],
    ]),
  );
  const issues = await within(dialog).findByRole('table');
  expect(
    within(issues)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['RowColumnError', '2whatwhat cannot exceed 5 characters', '3whatPlease enter what']);
  expect(within(dialog).getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Skip rows with errors' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(items(form)).toMatchObject([{ what: 'Pen' }, { what: 'Seal', price: 3 }]);
});

test.each([
  ['rows.csv', [['what'], ['Ink']], 'Wrong file format: only .xlsx files supported'],
  [
    'rows.xlsx',
    [
      ['who', 'where'],
      ['Ink', 'x'],
    ],
    'Incorrect template',
  ],
  ['rows.xlsx', [['what', 'price']], 'The template is empty'],
  [
    'rows.xlsx',
    [['what'], ...Array.from({ length: 501 }, () => ['Ink'])],
    'The file has more than 500 rows. For more, use a related record control.',
  ],
])('%s with %j is refused', async (name, rows, message) => {
  await open();
  await openDialog();

  await choose(await fileOf(rows, name));

  expect(await screen.findByText(message)).toBeTruthy();
});

test('with a limit of 5,000 rows, a larger file is refused with the advice to use a relevance form', async () => {
  await open({}, { sheetImportRows: 5000 } as FormUiServices);
  await openDialog();

  await choose(await fileOf([['what'], ...Array.from({ length: 5001 }, () => ['Ink'])]));

  expect(await screen.findByText('The file has more than 5000 rows. For more, use a related record control.')).toBeTruthy();
});

test('a file with the right extension but invalid content cannot be read', async () => {
  await open();
  await openDialog();

  await choose(Object.assign(new File([], 'x.xlsx'), { arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2, 3]).buffer) }));

  expect(await screen.findByText('The file cannot be read')).toBeTruthy();
});

test('import and export are offered as the sheet allows', async () => {
  await open({ importable: false, exportable: false });

  expect(screen.queryByRole('button', { name: 'Import and export' })).toBeNull();
});

test('picked records become rows with the server’s data, using empty rows first; records that the server leaves out are reported', async () => {
  const article = buildControl('relevance-form', 'article', {
    schemaCode: 'article',
    mappings: [{ from: 'price', to: 'price' }],
    conditions: { field: 'maker', operator: 'eq', valueType: 'currentModel', value: 'maker' } as never,
  });
  const sheet = buildSheet('items', [article, buildControl('number', 'price')], { rows: 2, importFormRelevanceForm: 'article' });
  const form = buildForm([buildControl('text', 'maker'), sheet], {
    values: { maker: 'A', items: [{ id: 'r1', price: 9 }, { id: 'r2' }] } as never,
  });
  const found = ['Ink', 'Seal', 'Fax'].map((name, index) => ({ id: `a${index}`, name }));
  const asked: unknown[] = [];
  const services = {
    searchRecords: async () => ({ items: found, next: null }),
    importRecords: async (request: { ids: readonly string[] }) => {
      asked.push(request);
      if (asked.length === 1) throw new Error('offline');
      return { records: found.slice(0, 2).map((record, index) => ({ ...record, price: index + 1 })), leftOut: ['a2'] };
    },
  } as unknown as FormUiServices;
  render(
    <FormUiServicesProvider value={services}>
      <FormRenderer form={form} locale="en" narrow={false} />
    </FormUiServicesProvider>,
  );

  fireEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import from article' }));
  for (const { name } of found) fireEvent.click(await screen.findByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('The records could not be loaded. Try again.')).toBeTruthy();
  // A button in the loading state ignores clicks.
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /OK$/ }));

  expect(await screen.findByText('Rows added: 2. Cannot be imported: Fax')).toBeTruthy();
  expect(asked[1]).toEqual({ control: 'items.article', ids: ['a0', 'a1', 'a2'], inputs: { maker: 'A' } });
  expect(items(form)).toMatchObject([
    { article: null, price: 9 },
    { article: { id: 'a0' }, price: 1 },
    { article: { id: 'a1' }, price: 2 },
  ]);
  fireEvent.keyDown(screen.getByRole('table', { hidden: true, name: 'items' }), { key: 'z', ctrlKey: true });
  expect(items(form)).toMatchObject([{ price: 9 }, { article: null, price: null }]);
});

test('picked records become rows with the fields that the column imports; one undo removes them all', async () => {
  const supplier = buildControl('relevance-form', 'supplier', { schemaCode: 'supplier', mappings: [{ from: 'phone', to: 'phone' }] });
  const form = buildForm([
    buildSheet('items', [supplier, buildControl('text', 'phone')], { rows: 0, importFormRelevanceForm: 'supplier' }),
  ]);
  const found = [
    { id: 's1', name: 'Ink Ltd', phone: '1' },
    { id: 's2', name: 'Seal Ltd', phone: '2' },
  ];
  const services = { searchRecords: async () => ({ items: found, next: null }) } as unknown as FormUiServices;
  render(
    <FormUiServicesProvider value={services}>
      <FormRenderer form={form} locale="en" narrow={false} />
    </FormUiServicesProvider>,
  );

  fireEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import from supplier' }));
  for (const { name } of found) fireEvent.click(await screen.findByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));

  await waitFor(() =>
    expect(items(form)).toMatchObject([
      { supplier: { id: 's1' }, phone: '1' },
      { supplier: { id: 's2' }, phone: '2' },
    ]),
  );
  fireEvent.keyDown(screen.getByRole('table'), { key: 'z', ctrlKey: true });
  expect(items(form)).toEqual([]);
});
