import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { lazy, type ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { focusField } from '../layout/focus-field.ui.ts';
import { TextDesktop } from '../text/TextDesktop.tsx';
import type { ViewProps } from '../view/control-view.ts';
import { controlViews } from '../views.ts';
import { FormRenderer } from './FormRenderer.tsx';

afterEach(cleanup);

const spanOf = (element: HTMLElement) => element.closest<HTMLElement>('[style*="grid-column"]')?.style.gridColumn;

test('visible columns share a row of 24; a hidden column leaves its space to the others', async () => {
  const form = buildForm(
    [buildControl('text', 'a'), buildControl('text', 'b'), buildControl('text', 'c', { displayFormula: "a == 'show'" })],
    { layout: [{ columns: [{ control: 'a' }, { control: 'b' }, { control: 'c' }] }] },
  );
  render(<FormRenderer form={form} locale="en" narrow={false} />);

  const first = await screen.findByLabelText('a');
  expect(spanOf(first)).toBe('span 12');
  expect(screen.queryByLabelText('c')).toBeNull();

  act(() => form.set('a', 'show'));

  await screen.findByLabelText('c');
  expect(spanOf(first)).toBe('span 8');
});

test('a row without visible columns is not rendered; a control missing from the layout is', async () => {
  const form = buildForm([buildControl('text', 'a', { visible: false }), buildControl('text', 'b'), buildControl('text', 'forgotten')], {
    layout: [{ columns: [{ control: 'a' }] }, { columns: [{ control: 'b' }] }],
  });
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);

  await screen.findByLabelText('forgotten');

  expect(container.querySelectorAll('.ant-input')).toHaveLength(2);
  expect(container.querySelectorAll('[style*="grid-column"]')).toHaveLength(2);
});

test('on a phone the form has one column', async () => {
  const form = buildForm([buildControl('text', 'a'), buildControl('text', 'b')], {
    layout: [{ columns: [{ control: 'a', span: 8 }, { control: 'b' }] }],
  });
  render(<FormRenderer form={form} locale="en" narrow />);

  expect(spanOf(await screen.findByLabelText('a'))).toBe('span 24');
  expect(spanOf(screen.getByLabelText('b'))).toBe('span 24');
});

test('a group folds the rows up to the next group and keeps what was typed', async () => {
  const form = buildForm([
    buildControl('group', 'first'),
    buildControl('text', 'a'),
    buildControl('group', 'second'),
    buildControl('text', 'b'),
  ]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  fireEvent.change(await screen.findByLabelText('a'), { target: { value: 'kept' } });

  fireEvent.click(await screen.findByRole('button', { name: 'first' }));

  expect(screen.queryByRole('textbox', { name: 'a' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'b' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'first' }));

  expect((screen.getByRole('textbox', { name: 'a' }) as HTMLInputElement).value).toBe('kept');
});

test('a heading is hidden while nothing below it is visible', async () => {
  const form = buildForm([
    buildControl('text', 'kind'),
    buildControl('group', 'above'),
    buildControl('group', 'repair'),
    buildControl('text', 'done', { displayFormula: "kind == 'repair'" }),
    { ...buildControl('form-container', 'box'), layout: [{ columns: [{ control: 'inner' }] }] },
    buildControl('text', 'inner', { visible: false }),
    buildControl('group', 'rest'),
    buildControl('text', 'note'),
  ]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('button', { name: 'rest' });
  expect(screen.queryByRole('button', { name: 'above' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'repair' })).toBeNull();

  act(() => form.set('kind', 'repair'));

  expect(await screen.findByRole('button', { name: 'repair' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'above' })).toBeNull();
});

test('focusing a field unfolds the group that contains it', async () => {
  const form = buildForm([buildControl('group', 'first', { expand: false }), buildControl('text', 'a')]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByRole('button', { name: 'first' });
  expect(screen.queryByRole('textbox', { name: 'a' })).toBeNull();

  act(() => focusField('a'));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'a' })));
});

test('a field whose view is still loading receives the focus once it has loaded', async () => {
  const loading = Promise.withResolvers<{ default: ComponentType<ViewProps> }>();
  const views = { ...controlViews, text: { ...controlViews.text, desktop: lazy(() => loading.promise) } };
  render(<FormRenderer form={buildForm([buildControl('text', 'a')])} locale="en" narrow={false} views={views} />);

  act(() => focusField('a'));
  expect(document.activeElement).toBe(document.body);
  await act(async () => loading.resolve({ default: TextDesktop }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'a' })));
});

test('an error is shown below its field, linked to the input, and disappears when corrected', async () => {
  const form = buildForm([buildControl('text', 'a', { required: true, name: '事由', name_i18n: { en: 'Purpose' } })]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  const input = await screen.findByLabelText('Purpose');
  expect(input.getAttribute('aria-required')).toBe('true');

  act(() => void form.validate({ full: true }));

  expect(screen.getByRole('alert').textContent).toBe('Please enter Purpose');
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);

  act(() => form.set('a', 'paper'));

  expect(screen.queryByRole('alert')).toBeNull();
});

test('leaving a field validates it', async () => {
  const form = buildForm([buildControl('text', 'a', { minLength: 3 })]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  const input = await screen.findByLabelText('a');

  fireEvent.change(input, { target: { value: 'x' } });
  fireEvent.blur(input);

  expect((await screen.findByRole('alert')).textContent).toBe('a needs at least 3 characters');
});

test('a read-only field has no input', async () => {
  const form = buildForm(
    [
      buildControl('number', 'a', { format: 'thousands.2' }),
      buildControl('number', 'twice', { format: 'thousands.2', computeFormula: 'a * 2' }),
    ],
    {
      values: { a: 617.25 },
      permission: { others: { e: false, v: true }, controls: {} },
    },
  );
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);

  expect(await screen.findByText('617.25')).toBeTruthy();
  expect(screen.getByText('1,234.50')).toBeTruthy();
  expect(container.querySelector('input')).toBeNull();
});

test('a form has no accessibility violation, filled in or with errors', async () => {
  const form = buildForm([
    buildControl('group', 'g'),
    buildControl('text', 'a', { required: true, tips: 'Why' }),
    buildControl('radio', 'b', { required: true, options: 'x;y' }),
    buildControl('number', 'c', { computeFormula: '1 + 1' }),
    buildControl('number', 'hidden_label', { labelVisible: false }),
  ]);
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);
  await screen.findByLabelText('hidden_label');
  act(() => void form.validate({ full: true }));
  await screen.findAllByRole('alert');

  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
