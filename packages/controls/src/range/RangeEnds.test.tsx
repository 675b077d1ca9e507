import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';

afterEach(cleanup);

test('either end may stay empty; leaving the control validates both ends together', async () => {
  const form = buildForm([buildControl('number-range', 'budget'), buildControl('text', 'after')]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  const from = await screen.findByLabelText('budget from');
  const to = screen.getByLabelText('budget to');

  fireEvent.change(from, { target: { value: '500' } });

  expect(form.field('budget').value.value).toEqual({ from: 500, to: null });

  fireEvent.change(to, { target: { value: '300' } });
  fireEvent.blur(to, { relatedTarget: screen.getByLabelText('after') });

  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(form.field('budget').status.value).toBe('invalid');

  fireEvent.change(to, { target: { value: '800' } });

  expect(screen.queryByRole('alert')).toBeNull();
});

test('clearing both ends clears the range', async () => {
  const form = buildForm([buildControl('number-range', 'budget')], { values: { budget: { from: 1, to: null } } });
  render(<FormRenderer form={form} locale="en" narrow={false} />);

  fireEvent.change(await screen.findByLabelText('budget from'), { target: { value: '' } });

  expect(form.field('budget').value.value).toBeNull();
});
