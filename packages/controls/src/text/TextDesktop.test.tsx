import { createForm, type ServiceResponse, type ServiceRequest } from '@inkstone/form-engine';
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

test('typing sets the value of the form', () => {
  const { form, input } = openText({});

  fireEvent.change(input, { target: { value: '差旅費' } });

  expect(form.values()).toEqual({ subject: '差旅費' });
  expect(input.value).toBe('差旅費');
});

test('a value set by the form is shown at once', async () => {
  const { form } = openText({});

  form.set('subject', '由公式帶入');

  expect(await screen.findByDisplayValue('由公式帶入')).toBeTruthy();
});

test('input beyond the maximum length is rejected, counted in characters', () => {
  const { form, input } = openText({ maxLength: 2 });

  fireEvent.change(input, { target: { value: '👨‍👩‍👧👍超' } });

  expect(form.values()).toEqual({ subject: '👨‍👩‍👧👍' });
});

test('an error is linked to the input', async () => {
  const { input } = openText({ regexp: '^[0-9]+$' });

  fireEvent.change(input, { target: { value: 'abc' } });
  fireEvent.blur(input);

  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('ink-error-subject');
});

test('a required field is marked for assistive technology', () => {
  const { input } = openText({ required: true });

  expect(input.getAttribute('aria-required')).toBe('true');
});

test('with a dictionary its entries are suggested in the user’s language, and any other text is accepted', async () => {
  const courts = [
    { value: 'TPD', name: '臺北地方法院', name_i18n: { en: 'Taipei' } },
    { value: 'KSD', name: '高雄地方法院', name_i18n: { en: 'Kaohsiung' } },
  ];
  const send = async (requests: readonly ServiceRequest[]): Promise<ServiceResponse[]> =>
    requests.map(() => ({ ok: true, data: { choices: courts, next: null } }));
  const form = buildForm([buildControl('text', 'court', { dictionaryData: { dictionaryId: 'courts' } })], {
    environment: { locale: 'en', now: () => new Date(0), timeZone: 'UTC', services: { send } },
  });
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  const input = await screen.findByRole<HTMLInputElement>('combobox');

  fireEvent.change(input, { target: { value: 'Tai' } });
  fireEvent.click(await screen.findByTitle('Taipei'));
  expect(form.values()).toEqual({ court: 'Taipei' });

  fireEvent.change(input, { target: { value: 'Arbitration' } });
  expect(form.values()).toEqual({ court: 'Arbitration' });
});

test('Enter chooses among the suggestions for the typed text, also before they are loaded and after the list was closed', async () => {
  const courts = ['臺北地方法院', '高雄地方法院', '高雄少年法院'].map((name) => ({ value: name, name }));
  // The first page loads at once, search results never do.
  const send = (requests: readonly ServiceRequest[]): Promise<ServiceResponse[]> => {
    const isFirst = requests.every((request) => request.kind !== 'choices' || request.keyword === '');
    if (!isFirst) return new Promise(() => undefined);
    return Promise.resolve(requests.map(() => ({ ok: true, data: { choices: courts, next: null } })));
  };
  const form = buildForm([buildControl('text', 'court', { dictionaryData: { dictionaryId: 'courts' } })], {
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'UTC', services: { send } },
  });
  render(<FormRenderer form={form} locale="zh" narrow={false} />);
  const input = await screen.findByRole<HTMLInputElement>('combobox');
  const press = (key: string, keyCode: number) => {
    fireEvent.keyDown(input, { key, keyCode, which: keyCode });
    fireEvent.keyUp(input, { key, keyCode, which: keyCode });
  };
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });

  type('臺');
  await screen.findByTitle('臺北地方法院');
  type('高雄');
  press('Enter', 13);
  expect(form.values()).toEqual({ court: '高雄地方法院' });

  type('高雄少');
  await screen.findByTitle('高雄少年法院');
  expect(screen.queryByTitle('臺北地方法院')).toBeNull();
  press('ArrowDown', 40);
  press('Enter', 13);
  expect(form.values()).toEqual({ court: '高雄少年法院' });

  type('高雄地');
  press('Escape', 27);
  press('ArrowDown', 40);
  await screen.findByTitle('高雄地方法院');
  press('ArrowDown', 40);
  press('Enter', 13);
  expect(form.values()).toEqual({ court: '高雄地方法院' });
});
