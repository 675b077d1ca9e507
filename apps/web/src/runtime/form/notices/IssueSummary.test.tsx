import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { controlModels } from '@inkstone/controls/models';
import { FormRenderer } from '@inkstone/controls/renderer';
import { createForm } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLocale } from '../../../platform/i18n/locale-store.ts';
import { IssueSummary } from './IssueSummary.tsx';

beforeEach(() => chooseLocale('en'));
afterEach(() => {
  cleanup();
  chooseLocale('zh');
});

function claim() {
  return createForm({
    controls: controlModels,
    definition: {
      code: 'claim',
      name: 'Claim',
      schemaCode: 'claim',
      layout: [{ columns: [{ control: 'reason' }] }, { columns: [{ control: 'price' }] }],
      controls: [
        { key: 'reason', type: 'text', options: { name: 'Reason', required: true } },
        { key: 'price', type: 'number', options: { name: 'Price', required: true, maxNumber: 9 } },
      ],
    },
    environment: { locale: 'en', timeZone: 'Asia/Taipei', now: () => new Date('2026-11-21T00:00:00Z') },
  });
}

function show(form: ReturnType<typeof claim>, issues: readonly Issue[], elsewhere: readonly Issue[] = []) {
  render(
    <>
      <IssueSummary form={form} refused={{ issues, elsewhere }} />
      <FormRenderer form={form} locale="en" narrow={false} />
    </>,
  );
}

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

test('it takes the focus, links to each field, and follows corrections', async () => {
  const form = claim();
  show(form, form.validate({ full: true }));
  const input = await screen.findByLabelText('Price');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 issues to fix' }));

  fireEvent.click(screen.getByRole('button', { name: /^Price/ }));
  expect(document.activeElement).toBe(input);

  act(() => form.set('reason', 'trip'));
  expect(screen.getByRole('heading', { name: '1 issue to fix' })).toBeTruthy();

  act(() => form.set('price', 10));
  expect(lines()).toHaveLength(1);

  act(() => form.set('price', 3));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('issues from the server are marked at their field; those without a field stay until the next attempt', async () => {
  const form = claim();
  const issues = [
    { code: 'noRepeat', path: 'reason', params: { label: 'Reason' } },
    { code: 'RuleFailed', path: '', params: { message: 'Not on Sundays' } },
  ];
  show(form, issues, form.setServerIssues(issues));
  const input = await screen.findByLabelText('Reason');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(lines()).toHaveLength(2);

  act(() => form.set('reason', 'another'));

  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(lines()).toEqual([expect.stringContaining('Not on Sundays')]);
});
