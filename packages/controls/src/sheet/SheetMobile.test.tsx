import '../testing/jsdom-gaps.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { focusField } from '../renderer/focus-field.ui.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm, buildSheet } from '../testing/build-form.ts';

afterEach(cleanup);

async function open() {
  const form = buildForm(
    [
      buildSheet('items', [buildControl('text', 'what', { required: true }), buildControl('number', 'price', { format: 'thousands.2' })], {
        showTotal: true,
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
    },
  );
  render(<FormRenderer form={form} locale="en" narrow />);
  await screen.findByText('Pen');
  return form;
}

test('a row is a card with labels; it opens over the screen and what is typed there is in the card', async () => {
  await open();

  fireEvent.click(screen.getByRole('button', { name: 'Edit row 1' }));
  const editor = await screen.findByRole('dialog');
  fireEvent.change(await within(editor).findByLabelText('what'), { target: { value: 'Brush' } });

  expect(within(screen.getByRole('article', { name: 'Row 1', hidden: true })).getByText('Brush')).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'items', hidden: true })).getByText('3.50')).toBeTruthy();
});

test('a row is added and opened at once, and deleted from its editor', async () => {
  const form = await open();

  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(form.sheet('items').rows.peek()).toHaveLength(3);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  expect(form.sheet('items').rows.peek()).toEqual(['r1', 'r2']);
});

test('a card tells that something in it is wrong, and jumping to the cell opens it there', async () => {
  const form = await open();

  act(() => void form.validate({ full: true }));
  expect(within(screen.getByRole('article', { name: 'Row 2' })).getByText('Needs attention')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Row 1' })).queryByText('Needs attention')).toBeNull();

  act(() => focusField('items[r2].what'));

  await waitFor(() => expect(document.activeElement?.id).toBe('ink-input-items_r2__what'));
});
