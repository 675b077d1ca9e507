import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Form } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormRenderer } from './FormRenderer.tsx';

afterEach(cleanup);

function openWith(options: Partial<ControlOptions>): Form {
  const form = buildForm([buildControl('number', 'days', options), buildControl('text', 'note')]);
  render(<FormRenderer form={form} locale="en" narrow={false} />);
  return form;
}

test('a message of an event stays until it is dismissed', async () => {
  const form = openWith({
    onChange: [{ step: 'message', when: 'days > 3', level: 'warning', text: { zh: '需附證明', en: 'A certificate is needed' } }],
  });
  expect(screen.queryByText('A certificate is needed')).toBeNull();

  act(() => form.set('days', 5));

  expect((await screen.findByRole('status')).textContent).toContain('A certificate is needed');

  fireEvent.click(screen.getByRole('button', { name: /close/i }));

  expect(screen.queryByText('A certificate is needed')).toBeNull();
});

test('a button of a control runs the steps that the form declares for it', async () => {
  const form = openWith({
    actions: [
      { key: 'week', name: '一週', name_i18n: { en: 'One week' }, steps: [{ step: 'set', field: 'note', formula: "'seven days'" }] },
    ],
  });

  fireEvent.click(await screen.findByRole('button', { name: 'One week' }));

  expect(form.field('note').value.value).toBe('seven days');
});

test('a record that an event asks to open is offered once', async () => {
  const form = openWith({ onChange: [{ step: 'open', schemaCode: 'policy', record: "'019ab2c4-7f00-7abc-8def-0123456789ab'" }] });

  act(() => form.set('days', 5));
  const link = await screen.findByText('Open related record');
  fireEvent.click(link);

  expect(form.requests.value).toEqual([]);
  expect(screen.queryByText('Open related record')).toBeNull();
});
