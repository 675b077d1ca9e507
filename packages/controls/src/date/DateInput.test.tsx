import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';

afterEach(cleanup);

async function open(options: object = {}, value: unknown = '2026-11-21') {
  const form = buildForm([buildControl('date', 'on', options)], { values: { on: value } as never });
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);
  const input = await screen.findByRole<HTMLInputElement>('combobox');
  return { container, input, value: () => form.values()['on'] };
}

const press = (input: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(input, { key });
};

async function calendar(input: HTMLElement) {
  fireEvent.click(input);
  return within(await screen.findByRole('dialog', { name: 'Calendar' }));
}

test('a date is typed in the usual notations; invalid text changes nothing, and an empty text clears it', async () => {
  const { input, value } = await open();

  fireEvent.change(input, { target: { value: '2026/12/3' } });
  press(input, 'Enter');
  expect(value()).toBe('2026-12-03');
  expect(input.value).toBe('2026-12-03');

  fireEvent.change(input, { target: { value: 'soon' } });
  fireEvent.blur(input);
  expect(value()).toBe('2026-12-03');
  expect(input.value).toBe('2026-12-03');

  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(value()).toBeNull();
});

test.each([
  [1, '2026-12-03', '2026-12-03'],
  [2, '2026-12-03 14:05:06', '2026-12-03T06:05:06.000Z'],
  [3, '2026-12-03 14:05', '2026-12-03T06:05:00.000Z'],
  [4, '2026-12', '2026-12-01'],
  [5, '2026', '2026-01-01'],
  [9, '2026-12-03 下午 02:05', '2026-12-03T06:05:00.000Z'],
  [10, '2026-12-03 下午 02:05:06', '2026-12-03T06:05:06.000Z'],
  [11, '2026-12-03 02:05 PM', '2026-12-03T06:05:00.000Z'],
  [12, '2026-12-03 02:05:06 PM', '2026-12-03T06:05:06.000Z'],
  [13, '2026年12月', '2026-12-01'],
  [14, '2026年12月03日', '2026-12-03'],
])('format %d is typed and shown as %s', async (format, text, kept) => {
  const { input, value } = await open({ format }, null);

  fireEvent.change(input, { target: { value: text } });
  press(input, 'Enter');

  expect(value()).toBe(kept);
  expect(input.value).toBe(text);
});

test('a day is picked with the mouse', async () => {
  const { input, value } = await open();
  const shown = await calendar(input);

  fireEvent.click(shown.getByRole('button', { name: 'Next page' }));
  fireEvent.click(shown.getByRole('gridcell', { name: /December 24, 2026/ }));

  expect(value()).toBe('2026-12-24');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a day is picked with keys while the focus stays in the input', async () => {
  const { input, value } = await open();
  input.focus();
  press(input, 'ArrowDown');
  await screen.findByRole('dialog');

  press(input, 'ArrowDown', 'ArrowRight', 'ArrowDown');
  const active = document.getElementById(input.getAttribute('aria-activedescendant')!);
  expect(active?.getAttribute('aria-label')).toMatch(/November 29, 2026/);
  press(input, 'Enter');

  expect(value()).toBe('2026-11-29');
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes and changes nothing', async () => {
  const { input, value } = await open();
  await calendar(input);

  press(input, 'ArrowDown', 'ArrowDown', 'Escape');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(value()).toBe('2026-11-21');
});

test('days outside the bounds are disabled', async () => {
  const { input, value } = await open({ minDate: '2026-11-10', maxDate: '2026-11-25' });
  const shown = await calendar(input);
  const late = shown.getByRole('gridcell', { name: /November 26, 2026/ });

  fireEvent.click(late);

  expect(late.getAttribute('aria-disabled')).toBe('true');
  expect(value()).toBe('2026-11-21');
});

test('months and years have pages of their own', async () => {
  const { input, value } = await open({ format: 'YYYY-MM' }, '2026-11-01');
  const shown = await calendar(input);

  fireEvent.click(shown.getByRole('button', { name: '2026' }));
  fireEvent.click(shown.getByRole('gridcell', { name: '2028' }));
  fireEvent.click(shown.getByRole('gridcell', { name: 'Feb' }));

  expect(value()).toBe('2028-02-01');
});

test('changing the hour of a moment keeps its day, in the organisation’s time zone', async () => {
  const { input, value } = await open({ format: 'YYYY-MM-DD HH:mm' }, '2026-11-21T02:30:00.000Z');
  const shown = await calendar(input);

  fireEvent.change(shown.getByRole('combobox', { name: 'Hour' }), { target: { value: '0' } });
  fireEvent.click(shown.getByRole('gridcell', { name: /November 22, 2026/ }));

  expect(value()).toBe('2026-11-21T16:30:00.000Z');
  expect(input.value).toBe('2026-11-22 00:30');
});

test('the open calendar has no accessibility violation', async () => {
  const { container, input } = await open({ format: 'YYYY-MM-DD HH:mm:ss' }, '2026-11-21T02:30:00.000Z');
  await calendar(input);
  press(input, 'ArrowDown');

  const { violations } = await act(() => axe.run(container));

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
});
