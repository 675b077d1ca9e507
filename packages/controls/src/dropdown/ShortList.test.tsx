import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';

afterEach(cleanup);

const cities = ['Taipei', 'Kaohsiung', 'Tainan'].map((name) => ({
  code: name.toLowerCase(),
  value: name,
  name_i18n: { zh: name, en: name },
}));

async function open(options: object = {}) {
  const form = buildForm([buildControl('dropdown', 'city', { options: cities, ...options })]);
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);
  const list = await screen.findByRole('combobox');
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(list, { key });
  };
  return { form, container, list, active, press };
}

test('a choice is made with the mouse, and cleared if it is optional', async () => {
  const { form, list } = await open({ displayEmpty: true });

  fireEvent.click(list);
  fireEvent.click(screen.getByRole('option', { name: 'Kaohsiung' }));
  expect(form.values()).toEqual({ city: 'kaohsiung' });
  expect(list.textContent).toBe('Kaohsiung');
  expect(screen.queryByRole('listbox')).toBeNull();

  fireEvent.click(list);
  fireEvent.click(screen.getAllByRole('option')[0]!);
  expect(form.values()).toEqual({ city: null });
});

test('a choice is made with keys: arrows, Home, End and first letters', async () => {
  const { form, active, press } = await open({ displayEmpty: false });

  press('ArrowDown', 'ArrowDown');
  expect(active()).toBe('Kaohsiung');
  press('t');
  expect(active()).toBe('Tainan');
  press('t');
  expect(active()).toBe('Taipei');
  press('End', 'Enter');

  expect(form.values()).toEqual({ city: 'tainan' });
});

test('Escape closes without a change; a required choice cannot be cleared', async () => {
  const { form, list, press } = await open({ displayEmpty: false, defaultValue: 'taipei' });
  fireEvent.click(list);
  expect(screen.getAllByRole('option')).toHaveLength(3);

  press('ArrowDown', 'Escape');

  expect(form.values()).toEqual({ city: 'taipei' });
  expect(list.getAttribute('aria-expanded')).toBe('false');
});

test('the open list has no accessibility violation', async () => {
  const { container, list } = await open();
  fireEvent.click(list);

  const { violations } = await axe.run(container);

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
});
