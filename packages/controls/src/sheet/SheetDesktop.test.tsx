import type { Form } from '@inkstone/form-engine';
import type { ControlOptions, FormPermission } from '@inkstone/schema';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { focusField } from '../layout/focus-field.ui.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm, buildSheet } from '../testing/build-form.ts';

afterEach(cleanup);

// Preload lazy modules: on a busy machine they take longer to load than a test waits.
beforeAll(() =>
  Promise.all([import('./SheetDesktop.tsx'), import('./filter/FilterEditor.tsx'), import('../presentation/FormattedValue.tsx')]),
);

const columns = [
  buildControl('text', 'what'),
  buildControl('number', 'price', { format: 'thousands.2' }),
  buildControl('number', 'twice', { format: 'thousands.2', computeFormula: 'price * 2' }),
];

interface Opening {
  readonly rows?: readonly Record<string, unknown>[];
  readonly options?: Partial<ControlOptions>;
  readonly permission?: FormPermission;
}

async function open({
  rows = [
    { id: 'r1', what: 'Pen', price: 1.5, twice: 3 },
    { id: 'r2', what: 'Ink' },
  ],
  options = {},
  permission,
}: Opening = {}) {
  const form = buildForm([buildSheet('items', columns, options)], {
    values: { items: rows } as never,
    stored: true,
    ...(permission && { permission }),
  });
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('table');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return form;
}

const input = (name: string, row: number) => within(screen.getAllByRole('row')[row]!).getByRole('textbox', { name }) as HTMLInputElement;
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(document.activeElement!, { key, ...init });
const isIn = (name: string, row: number) => waitFor(() => expect(document.activeElement).toBe(input(name, row)));
const column = (form: Form, key: string) =>
  form
    .sheet('items')
    .rows.peek()
    .map((row) => form.sheet('items').cell(row, key).value.peek());
const paste = (target: Element, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } });

test('typing sets a cell, and computed cells and totals follow', async () => {
  const form = await open({ options: { showTotal: true } });

  fireEvent.focus(input('price', 2));
  fireEvent.change(input('price', 2), { target: { value: '2.25' } });

  expect(column(form, 'twice')).toEqual([3, 4.5]);
  expect(screen.getByText('4.50')).toBeTruthy();
  expect(screen.getByText('7.50').closest('tfoot')).toBeTruthy();
});

test('a computed cell is text, not an input', async () => {
  await open();

  expect(screen.queryByRole('textbox', { name: 'twice' })).toBeNull();
  expect(screen.getByText('3.00')).toBeTruthy();
});

test('Enter and the arrows move down and up, and stop at the ends', async () => {
  await open();
  input('price', 1).focus();

  press('Enter');
  await isIn('price', 2);

  press('ArrowUp');
  await isIn('price', 1);

  press('ArrowUp');
  await isIn('price', 1);
});

test('focusing a cell selects its text in its editing format, so that typing replaces it', async () => {
  await open({ rows: [{ id: 'r1' }, { id: 'r2', price: 1234.5 }] });
  input('price', 1).focus();

  press('Enter');
  await isIn('price', 2);

  await waitFor(() => expect(input('price', 2).value).toBe('1234.5'));
  await waitFor(() => expect(input('price', 2).selectionEnd).toBe(6));
  expect(input('price', 2).selectionStart).toBe(0);
});

test('Tab moves from the last editable cell to the next row, Shift+Tab back', async () => {
  await open();
  input('price', 1).focus();

  const isUnhandled = press('Tab');

  await isIn('what', 2);
  expect(isUnhandled).toBe(false);

  press('Tab', { shiftKey: true });
  await isIn('price', 1);
});

test('Tab leaves the sheet after its last editable cell and before its first', async () => {
  await open();

  input('price', 2).focus();
  expect(press('Tab')).toBe(true);

  input('what', 1).focus();
  expect(press('Tab', { shiftKey: true })).toBe(true);
});

test('Ctrl+Enter appends a row and focuses it', async () => {
  const form = await open();
  input('what', 1).focus();

  press('Enter', { ctrlKey: true });

  await isIn('what', 3);
  expect(form.sheet('items').rows.peek()).toHaveLength(3);
});

test('Enter that ends an input composition stays in the cell', async () => {
  await open();
  const first = input('what', 1);
  first.focus();

  press('Enter', { isComposing: true });

  expect(document.activeElement).toBe(first);
});

test('a pasted block fills cells from the focused one, adds rows and skips computed cells', async () => {
  const form = await open();
  input('what', 2).focus();

  paste(input('what', 2), 'Paper\t1,200.50\t99\nGlue\t$3\t99\n');

  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  expect(column(form, 'what')).toEqual(['Pen', 'Paper', 'Glue']);
  expect(column(form, 'price').slice(0, 2)).toEqual([1.5, 1200.5]);
  expect(column(form, 'twice').slice(0, 2)).toEqual([3, 2401]);
  await waitFor(() => expect(input('what', 2).value).toBe('Paper'));
});

test('an error of pasted text is shown at its cell', async () => {
  const form = await open();
  input('price', 1).focus();

  paste(input('price', 1), 'many\n7');

  const cell = form.sheet('items').cell('r1', 'price');
  expect(cell.errors.peek().map(({ code }) => code)).toEqual(['WrongType']);
  expect(column(form, 'price')).toEqual([1.5, 7]);
  await waitFor(() => expect(input('price', 1).getAttribute('aria-describedby')).toBeTruthy());
  expect(document.getElementById(input('price', 1).getAttribute('aria-describedby')!)?.textContent).toContain('price');
});

test('a row can be added, inserted, copied and deleted', async () => {
  const form = await open();
  const choose = async (row: number, name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Actions for row ${row}` }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };

  fireEvent.click(screen.getByRole('button', { name: 'Add row' }));
  await isIn('what', 3);
  await choose(1, 'Duplicate');
  expect(column(form, 'what')).toEqual(['Pen', 'Pen', 'Ink', null]);

  cleanup();
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('table');
  await choose(1, 'Insert above');
  expect(column(form, 'what')).toEqual([null, 'Pen', 'Pen', 'Ink', null]);

  cleanup();
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('table');
  await choose(4, 'Delete');
  expect(column(form, 'what')).toEqual([null, 'Pen', 'Pen', null]);
});

test('a user who may not add or delete rows has no buttons for it', async () => {
  const form = await open({
    permission: { others: { e: true, v: true }, controls: { items: { e: true, v: true, r: false, add: false, delete: false } } },
  });
  input('what', 2).focus();

  press('Enter', { ctrlKey: true });
  paste(input('what', 2), 'Paper\nGlue');

  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for row 1' })).toBeNull();
  expect(column(form, 'what')).toEqual(['Pen', 'Paper']);
});

test('a read-only user has no inputs', async () => {
  await open({ permission: { others: { e: false, v: true }, controls: {} } });

  expect(await screen.findByText('Pen')).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['what', 'price', 'twice', '']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('of a long sheet only rows in view are rendered; a distant cell can be focused and edited', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({ id: `r${index}`, what: `thing ${index}`, price: index }));
  const form = await open({ rows, options: { showTotal: true } });

  expect(screen.getAllByRole('row').length).toBeLessThan(60);

  act(() => focusField('items[r4000].what'));

  await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('thing 4000'));
  fireEvent.change(document.activeElement!, { target: { value: 'found' } });
  expect(form.sheet('items').cell('r4000', 'what').value.peek()).toBe('found');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('rows that are replaced under the same ids show their new values', async () => {
  const form = await open();

  act(() =>
    form.markStored({
      items: [
        { id: 'r1', what: 'Brush', price: 9 },
        { id: 'r2', what: 'Ink' },
      ],
    } as never),
  );

  await waitFor(() => expect(input('what', 1).value).toBe('Brush'));
  fireEvent.change(input('what', 1), { target: { value: 'Seal' } });
  expect(column(form, 'what')).toEqual(['Seal', 'Ink']);
});

test('Ctrl+D copies the cell above, or the first selected row to the others', async () => {
  const form = await open({ rows: [{ id: 'r1', price: 1, twice: 2 }, { id: 'r2' }, { id: 'r3' }, { id: 'r4' }] });

  input('price', 2).focus();
  press('d', { ctrlKey: true });
  expect(column(form, 'price')).toEqual([1, 1, null, null]);

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 4' }), { shiftKey: true });
  input('price', 3).focus();
  press('d', { ctrlKey: true });

  expect(column(form, 'price')).toEqual([1, 1, 1, 1]);
  expect(column(form, 'twice')).toEqual([2, 2, 2, 2]);
});

test('Ctrl+Z undoes typing, filling, pasting and deleting one by one; Ctrl+Y redoes them', async () => {
  const form = await open();
  const before = form.values();
  input('what', 1).focus();
  fireEvent.change(input('what', 1), { target: { value: 'Brush' } });
  paste(input('what', 1), 'Paper\t5\nGlue\t6\nSeal\t7');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  fireEvent.click(screen.getByRole('button', { name: 'Actions for row 2' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const after = form.values();
  expect(column(form, 'what')).toEqual(['Paper', 'Seal']);

  input('what', 1).focus();
  press('z', { ctrlKey: true });
  expect(column(form, 'what')).toEqual(['Paper', 'Glue', 'Seal']);
  expect(column(form, 'price')).toEqual([5, 6, 7]);
  await isIn('what', 2);
  press('z', { ctrlKey: true });
  await waitFor(() => expect(column(form, 'what')).toEqual(['Brush', 'Ink']));
  await isIn('what', 1);
  press('z', { ctrlKey: true });
  expect(form.values()).toEqual(before);

  for (let times = 0; times < 3; times += 1) fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(form.values()).toEqual(after);
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveProperty('disabled', true);
});

test('selected rows are moved and deleted together', async () => {
  const rows = ['a', 'b', 'c', 'd'].map((what) => ({ id: what, what }));
  const form = await open({ rows });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Actions for selected rows' }));
    const entries = await screen.findAllByRole('menuitem', { name });
    fireEvent.click(entries.at(-1)!);
  };

  await choose('Move down');
  expect(column(form, 'what')).toEqual(['a', 'd', 'b', 'c']);

  await choose('Delete');
  expect(column(form, 'what')).toEqual(['a', 'd']);
  expect(screen.queryByText('2 rows selected')).toBeNull();
});

test('sorting by a header changes the display order only, until the order is kept', async () => {
  const form = await open({ rows: ['b', 'c', 'a'].map((what) => ({ id: what, what })) });
  const seen = () => screen.getAllByRole('textbox', { name: 'what' }).map((each) => (each as HTMLInputElement).value);

  fireEvent.click(screen.getByRole('button', { name: 'what' }));
  expect(seen()).toEqual(['a', 'b', 'c']);
  expect(screen.getByRole('columnheader', { name: /what/ }).getAttribute('aria-sort')).toBe('ascending');
  expect(column(form, 'what')).toEqual(['b', 'c', 'a']);

  fireEvent.click(screen.getByRole('button', { name: 'Apply this order' }));
  expect(column(form, 'what')).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Apply this order' })).toBeNull();
});

test('a declared filter and the search narrow the visible rows; totals include all rows', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, what: index < 2 ? 'Ink' : `Pen ${index}`, price: index }));
  await open({ rows, options: { sheetFiters: ['what'], showTotal: true } });

  fireEvent.click(await screen.findByRole('button', { name: /^what/, expanded: false }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Value' }), { target: { value: 'Ink' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByText('2 of 12 rows shown')).toBeTruthy();
  expect(screen.getAllByRole('textbox', { name: 'what' })).toHaveLength(2);
  expect(screen.getByText('66.00').closest('tfoot')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  const search = screen.getByRole('textbox', { name: 'Search rows' });
  fireEvent.change(search, { target: { value: 'pen 11' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(await screen.findByText('1 of 12 rows shown')).toBeTruthy();
});

test('focusing a field that a filter hides shows it again', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, what: `Pen ${index}` }));
  const form = await open({ rows });
  act(() => form.sheet('items').view.applyFilter({ text: 'Pen 3' }));
  expect(screen.getAllByRole('textbox', { name: 'what' })).toHaveLength(1);

  act(() => focusField('items[r7].what'));

  await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Pen 7'));
});

test('headings span their columns, and the first columns are frozen', async () => {
  await open({ options: { headGroup: [{ name: 'Money', children: ['price', 'twice'] }], frozenColumns: 1 } });

  const [over, below] = screen.getAllByRole('row');
  expect(within(over!).getByText('Money').closest('th')?.colSpan).toBe(2);
  expect(within(over!).getByRole('columnheader', { name: /what/ })).toHaveProperty('rowSpan', 2);
  expect(within(below!).getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByDisplayValue('Pen').closest('td')?.dataset['frozen']).toBe('last');
  expect(screen.getByDisplayValue('1.50').closest('td')?.dataset['frozen']).toBeUndefined();
});

test('a column is resized by keys, and keeps its width', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('button', { name: 'what' }), { key: 'ArrowRight', shiftKey: true });

  cleanup();
  await open();

  expect(document.querySelectorAll('col')[1]?.style.width).toBe('160px');
  localStorage.clear();
});

test('a custom button of the sheet runs its steps', async () => {
  const form = await open({
    options: { actions: [{ key: 'clear', name: 'Start over', steps: [{ step: 'clear', field: 'items.what' }] }] },
  });

  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));

  await waitFor(() => expect(column(form, 'what')).toEqual([null, null]));
});

test('a sheet has no accessibility violation, with errors or without', async () => {
  const form = await open({ options: { showTotal: true, required: true } });
  act(() => form.set('items[r1].price', 'many'));
  await waitFor(() => expect(document.querySelector('td[data-invalid]')).toBeTruthy());

  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('after a refusal exactly the cells and rows with an issue are marked, until it is corrected', async () => {
  const form = buildForm(
    [
      buildSheet('items', [
        buildControl('text', 'what'),
        buildControl('number', 'price', { required: true }),
        buildControl('date', 'day', { required: true }),
      ]),
    ],
    { values: { items: [{ id: 'r1', what: 'Pen' }, { id: 'r2' }] } as never, stored: true },
  );
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('table');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((mark) => mark.dataset['path'] ?? mark.id ?? mark.tagName);

  act(() => void form.validate({ full: true }));

  expect(marked()).toEqual([
    'items[r1].price',
    'ink-input-items_r1__price',
    'items[r1].day',
    'ink-input-items_r1__day',
    // The header of the blank row.
    '',
  ]);
  expect(screen.getByText(/row 2/i)).toBeTruthy();

  act(() => form.batch(() => (form.set('items[r1].price', 3), form.set('items[r2].what', 'Ink'), form.sheet('items').append())));

  expect(marked()).toEqual(['items[r1].day', 'ink-input-items_r1__day']);
  expect(screen.queryByText(/row 2/i)).toBeNull();
});
