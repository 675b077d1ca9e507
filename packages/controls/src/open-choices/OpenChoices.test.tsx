import type { ServiceResponse, ServiceRequest } from '@inkstone/form-engine';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { readPermission } from '@inkstone/schema';
import { afterEach, expect, test } from 'vitest';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';
import styles from './open-choices.module.css';

afterEach(cleanup);

const cities = [
  { code: 'tpe', value: '臺北', name_i18n: { zh: '臺北', en: 'Taipei' } },
  { code: 'khh', value: '高雄', name_i18n: { zh: '高雄', en: 'Kaohsiung' } },
];

function readOnly(type: string, value: unknown, options: object) {
  const form = buildForm([buildControl(type, 'city', { options: cities, ...options })], {
    values: { city: value } as never,
    permission: readPermission,
  });
  render(<FormRenderer form={form} locale="en" narrow={false} />);
}

test('a read-only user sees the chosen values', async () => {
  readOnly('checkbox', ['khh'], {});

  expect(await screen.findByText('Kaohsiung')).toBeTruthy();
  expect(screen.queryByText('Taipei')).toBeNull();
});

test('a read-only user may see all choices, with the chosen ones marked visually and for screen readers', async () => {
  readOnly('radio', 'khh', { displaySetting: 'showAllOption' });

  const items = await screen.findAllByRole('listitem');

  expect(items.map((item) => item.textContent)).toEqual(['Taipei', 'SelectedKaohsiung']);
  expect(within(items[1]!).getByText('Selected').className).toBe('ink-hidden');
});

test('an optional choice can be cleared again, a required one cannot', async () => {
  const form = buildForm([
    buildControl('radio', 'city', { options: cities, defaultValue: 'tpe' }),
    buildControl('radio', 'must', { options: cities, defaultValue: 'tpe', required: true }),
  ]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);

  fireEvent.click(await screen.findByRole('button', { name: 'Clear selection' }));

  expect(form.values()).toEqual({ city: null, must: 'tpe' });
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
});

test('choices loaded on demand show their state, and can be loaded again after a failure', async () => {
  const answers: ServiceResponse[] = [{ ok: false }, { ok: true, data: { choices: [{ value: 'tpe', name: '臺北' }], next: null } }];
  const send = async (requests: readonly ServiceRequest[]) => requests.map(() => answers.shift() ?? { ok: false as const });
  const form = buildForm([buildControl('checkbox', 'city', { choiceSource: { kind: 'model', schemaCode: 'city', displayItem: 'name' } })], {
    environment: { locale: 'en', now: () => new Date(0), timeZone: 'UTC', services: { send } },
  });
  render(<FormRenderer form={form} locale="en" narrow={false} />);

  const status = await screen.findByText(/could not be loaded/);
  await act(async () => fireEvent.click(within(status).getByRole('button', { name: 'Try again' })));

  fireEvent.click(await screen.findByRole('checkbox', { name: '臺北' }));
  expect(form.values()).toEqual({ city: ['tpe'] });
});

test('titles may only have text styles', async () => {
  const form = buildForm([buildControl('text', 'a', { style: 'color: rgb(170, 51, 51); position: fixed', labelAlign: 'right' })]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);

  const label = await screen.findByText('a');

  expect(label.getAttribute('style')).toBe('color: rgb(170, 51, 51);');
  expect(label.parentElement?.dataset['align']).toBe('right');
});

test('with hasLabel choices are rendered as tags, for input and read-only', async () => {
  const form = buildForm([buildControl('radio', 'city', { options: cities, hasLabel: true, defaultValue: 'khh' })]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);

  fireEvent.click(await screen.findByRole('radio', { name: 'Taipei' }));

  expect(form.values()).toEqual({ city: 'tpe' });
  expect(document.querySelector('.ant-radio-group')?.classList.contains(styles.tags!)).toBe(true);
  cleanup();
  readOnly('radio', 'khh', { hasLabel: true });
  const tag = await screen.findByText('Kaohsiung');
  expect(tag.closest('ul')?.classList.contains(styles.tags!)).toBe(true);
});
