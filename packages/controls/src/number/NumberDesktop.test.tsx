import { createForm } from '@inkstone/form-engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { controlModels } from '../models.ts';
import { NumberDesktop } from './NumberDesktop.tsx';

afterEach(cleanup);

function openNumber(format: string) {
  const form = createForm({
    definition: {
      code: 'f',
      name: '表單',
      schemaCode: 'f',
      controls: [{ key: 'amount', type: 'number', options: { name: '金額', format } }],
      layout: [],
    },
    controls: controlModels,
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'Asia/Taipei' },
  });
  const field = form.field('amount');
  render(<NumberDesktop field={field} form={form} locale="zh" onBlur={() => field.blur()} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const type = (text: string): void => {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: text } });
  };
  return { form, field, input, type, leave: () => fireEvent.blur(input) };
}

test('a number is unformatted while it is edited and formatted afterwards', () => {
  const { form, input, type, leave } = openNumber('thousands.2');

  type('1234.5');
  expect(input.value).toBe('1234.5');
  leave();

  expect(input.value).toBe('1,234.50');
  expect(form.values()).toEqual({ amount: 1234.5 });
});

test('entering 0.1 in a percent field shows 10%', () => {
  const { form, input, type, leave } = openNumber('percent.0');

  type('0.1');
  leave();

  expect(input.value).toBe('10%');
  expect(form.values()).toEqual({ amount: 0.1 });
});

test('focusing it again shows plain digits', () => {
  const { input, type, leave } = openNumber('HKD.2');
  type('1200');
  leave();
  expect(input.value).toBe('HK$1,200.00');

  fireEvent.focus(input);

  expect(input.value).toBe('1200');
});

test('invalid text stays for correction, and the form reports it', () => {
  const { form, field, input, type, leave } = openNumber('decimal.2');
  type('12');
  leave();

  type('12元');
  leave();

  expect(input.value).toBe('12元');
  expect(field.errors.value.map(({ code }) => code)).toEqual(['WrongType']);
  expect(form.values()).toEqual({ amount: 12 });

  type('13');
  leave();
  expect(field.errors.value).toEqual([]);
  expect(input.value).toBe('13.00');
});
