import type { ControlOptions, FormPermission } from '@inkstone/schema';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { focusField } from '../layout/focus-field.ui.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm, buildSheet } from '../testing/build-form.ts';
import { FormUiServicesProvider, type FormUiServices } from '../services/ui-services.ts';

afterEach(cleanup);

// Preload lazy modules: on a busy machine they take longer to load than a test waits.
beforeAll(() => Promise.all([import('./SheetMobile.tsx'), import('./SheetDesktop.tsx'), import('./SheetReadonly.tsx')]));

async function open(options: Partial<ControlOptions> = {}, permission?: FormPermission) {
  const form = buildForm(
    [
      buildSheet('items', [buildControl('text', 'what', { required: true }), buildControl('number', 'price', { format: 'thousands.2' })], {
        showTotal: true,
        ...options,
      }),
    ],
    {
      values: {
        items: [
          { id: 'r1', what: 'Pen', price: 1.5 },
          { id: 'r2', price: 2 },
        ],
      } as never,
      stored: true,
      ...(permission && { permission }),
    },
  );
  render(<FormRenderer form={form} locale="en" narrow />);
  await waitFor(() => expect(screen.queryByText('Pen') ?? screen.queryByDisplayValue('Pen')).toBeTruthy());
  return form;
}

test('a row is a card with labels; it opens in full screen, and the card shows what is typed there', async () => {
  await open();

  fireEvent.click(screen.getByRole('button', { name: 'Edit row 1' }));
  const editor = await screen.findByRole('dialog');
  fireEvent.change(await within(editor).findByLabelText('what'), { target: { value: 'Brush' } });

  expect(within(screen.getByRole('article', { name: 'Row 1', hidden: true })).getByText('Brush')).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'items', hidden: true })).getByText('3.50')).toBeTruthy();
});

test('an added row opens at once, and is deleted from its editor', async () => {
  const form = await open();

  fireEvent.click(screen.getByRole('button', { name: 'Add row' }));
  expect(form.sheet('items').rows.peek()).toHaveLength(3);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  expect(form.sheet('items').rows.peek()).toEqual(['r1', 'r2']);
});

test('a card shows that it has an issue, and focusing the cell opens it there', async () => {
  const form = await open();

  act(() => void form.validate({ full: true }));
  expect(within(screen.getByRole('article', { name: 'Row 2' })).getByText('Has issues')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Row 1' })).queryByText('Has issues')).toBeNull();

  act(() => focusField('items[r2].what'));

  await waitFor(() => expect(document.activeElement?.id).toBe('ink-input-items_r2__what'));
});

test('a card that is swiped away is deleted, and can be restored at its position', async () => {
  const form = await open();
  const swipe = (to: number, init: object = {}) => {
    const card = screen.getByRole('article', { name: 'Row 1' });
    fireEvent.pointerDown(card, { clientX: 300, clientY: 10, pointerType: 'touch', ...init });
    fireEvent.pointerMove(card, { clientX: to, clientY: 12 });
    fireEvent.pointerUp(card, { clientX: to, clientY: 12 });
  };

  swipe(240);
  expect(form.sheet('items').rows.peek()).toEqual(['r1', 'r2']);

  swipe(120);
  expect(form.sheet('items').rows.peek()).toEqual(['r2']);

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(form.sheet('items').rows.peek()).toEqual(['r1', 'r2']);
  expect(form.sheet('items').removed).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('swiping does nothing for a user who may not delete', async () => {
  const form = await open(
    {},
    { others: { e: true, v: true }, controls: { items: { e: true, v: true, r: false, add: true, delete: false } } },
  );
  const card = screen.getByRole('article', { name: 'Row 1' });

  fireEvent.pointerDown(card, { clientX: 300, clientY: 10, pointerType: 'touch' });
  fireEvent.pointerMove(card, { clientX: 60, clientY: 10 });
  fireEvent.pointerUp(card, { clientX: 60, clientY: 10 });

  expect(form.sheet('items').rows.peek()).toEqual(['r1', 'r2']);
});

test('in the waterfall mode every row is expanded', async () => {
  const form = await open({ mobileDisplayMode: 'waterfall' });

  fireEvent.change(within(screen.getByRole('article', { name: 'Row 1' })).getByLabelText(/what/), { target: { value: 'Brush' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete Row 2' }));

  expect(form.sheet('items').rows.peek()).toEqual(['r1']);
  expect(form.sheet('items').cell('r1', 'what').value.peek()).toBe('Brush');
});

test('in the table mode it is the table of the desktop', async () => {
  await open({ mobileDisplayMode: 'table' });

  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('read-only users can have a plain table', async () => {
  await open(
    { showSheetViewPattern: true, headGroup: [{ name: 'Both', children: ['what', 'price'] }] },
    { others: { e: false, v: true }, controls: {} },
  );

  const table = await screen.findByRole('table');
  expect(within(table).getByText('Both').closest('th')?.colSpan).toBe(2);
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Both', 'whatprice', 'Pen1.50', '2.00', '3.50']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('picked records become rows shown as cards', async () => {
  const article = buildControl('relevance-form', 'article', { schemaCode: 'article', mappings: [{ from: 'price', to: 'price' }] });
  const form = buildForm([
    buildSheet('items', [article, buildControl('number', 'price')], { rows: 1, importFormRelevanceForm: 'article' }),
  ]);
  const records = [{ id: 'a1', name: 'Ink', price: 5 }];
  const services = {
    searchRecords: async () => ({ items: [{ id: 'a1', name: 'Ink' }], next: null }),
    importRecords: async () => ({ records, leftOut: [] }),
  } as unknown as FormUiServices;
  render(
    <FormUiServicesProvider value={services}>
      <FormRenderer form={form} locale="en" narrow />
    </FormUiServicesProvider>,
  );

  fireEvent.click(await screen.findByRole('button', { name: 'Import from article' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Ink' }));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));

  await waitFor(() => expect(within(screen.getByRole('article', { name: 'Row 1', hidden: true })).getByText('Ink')).toBeTruthy());
  expect(form.values()['items']).toMatchObject([{ article: { id: 'a1' }, price: 5 }]);
});
