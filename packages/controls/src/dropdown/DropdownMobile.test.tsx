import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';

afterEach(cleanup);

const cities = ['Taipei', 'Kaohsiung', 'Tainan', 'Hsinchu', 'Keelung', 'Chiayi', 'Yilan', 'Hualien'].map((name) => ({
  code: name.toLowerCase(),
  value: name,
  name_i18n: { zh: name, en: name },
}));

async function open(count: number, options: object = {}) {
  const form = buildForm([buildControl('dropdown', 'city', { options: cities.slice(0, count), ...options })]);
  render(<FormRenderer form={form} locale="en" narrow />);
  return { form, list: await screen.findByRole<HTMLSelectElement>('combobox') };
}

test('a short list uses the native picker', async () => {
  const { form, list } = await open(3, { displayEmpty: true });
  expect([...list.options].map(({ text }) => text).slice(1)).toEqual(['Taipei', 'Kaohsiung', 'Tainan']);

  fireEvent.change(list, { target: { value: 'kaohsiung' } });
  expect(form.values()).toEqual({ city: 'kaohsiung' });
  fireEvent.change(list, { target: { value: '' } });
  expect(form.values()).toEqual({ city: null });
});

test('a required choice cannot be cleared there', async () => {
  const { list } = await open(3, { displayEmpty: false });

  expect(list.options[0]!.disabled).toBe(true);
});

test('a long list is searchable', async () => {
  const { list } = await open(8);

  expect(list.tagName).toBe('INPUT');
});
