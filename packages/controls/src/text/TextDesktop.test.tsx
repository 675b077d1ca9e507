// @vitest-environment jsdom
import '../testing/jsdom-gaps.ts';
import { createForm, type ServiceAnswer, type ServiceRequest } from '@inkstone/form-engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { controlModels } from '../models.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { TextDesktop } from './TextDesktop.tsx';

afterEach(cleanup);

function openText(options: object) {
  const form = createForm({
    definition: {
      code: 'f',
      name: '表單',
      schemaCode: 'f',
      controls: [{ key: 'subject', type: 'text', options: { name: '主旨', ...options } }],
      layout: [],
    },
    controls: controlModels,
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'Asia/Taipei' },
  });
  const field = form.field('subject');
  render(<TextDesktop field={field} form={form} locale="zh" onBlur={() => field.blur()} />);
  return { form, input: screen.getByRole<HTMLInputElement>('textbox') };
}

test('what is typed is the value of the form', () => {
  const { form, input } = openText({});

  fireEvent.change(input, { target: { value: '差旅費' } });

  expect(form.values()).toEqual({ subject: '差旅費' });
  expect(input.value).toBe('差旅費');
});

test('what the form sets shows at once', async () => {
  const { form } = openText({});

  form.set('subject', '由公式帶入');

  expect(await screen.findByDisplayValue('由公式帶入')).toBeTruthy();
});

test('input longer than the control allows is not taken, counted in characters', () => {
  const { form, input } = openText({ maxLength: 2 });

  fireEvent.change(input, { target: { value: '👨‍👩‍👧👍超' } });

  expect(form.values()).toEqual({ subject: '👨‍👩‍👧👍' });
});

test('an error is tied to the input', async () => {
  const { input } = openText({ regexp: '^[0-9]+$' });

  fireEvent.change(input, { target: { value: 'abc' } });
  fireEvent.blur(input);

  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('ink-error-subject');
});

test('a required field says so to assistive technology', () => {
  const { input } = openText({ required: true });

  expect(input.getAttribute('aria-required')).toBe('true');
});

test('with a dictionary its entries are offered in the person’s language, and any other text is taken', async () => {
  const courts = [
    { value: 'TPD', name: '臺北地方法院', name_i18n: { en: 'Taipei' } },
    { value: 'KSD', name: '高雄地方法院', name_i18n: { en: 'Kaohsiung' } },
  ];
  const ask = async (requests: readonly ServiceRequest[]): Promise<ServiceAnswer[]> =>
    requests.map(() => ({ ok: true, data: { choices: courts, next: null } }));
  const form = buildForm([buildControl('text', 'court', { dictionaryData: { dictionaryId: 'courts' } })], {
    environment: { locale: 'en', now: () => new Date(0), timeZone: 'UTC', services: { ask } },
  });
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  const input = await screen.findByRole<HTMLInputElement>('combobox');

  fireEvent.change(input, { target: { value: 'Tai' } });
  fireEvent.click(await screen.findByTitle('Taipei'));
  expect(form.values()).toEqual({ court: 'Taipei' });

  fireEvent.change(input, { target: { value: 'Arbitration' } });
  expect(form.values()).toEqual({ court: 'Arbitration' });
});
