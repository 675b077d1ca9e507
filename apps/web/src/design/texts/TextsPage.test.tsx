import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { documentId, type JsonObject } from '@inkstone/design';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { TextsPage } from './TextsPage.tsx';

const model = { kind: 'model', code: 'leave' } as const;
const content: JsonObject = {
  code: 'leave',
  name: '請假單',
  name_i18n: { en: 'Leave' },
  dataItems: [
    { code: 'days', name: '天數', type: 'Number' },
    { code: 'begin', name: '開始', name_i18n: { en: 'Begin' }, type: 'Date' },
    { code: 'end', name: '結束', type: 'Date' },
  ],
};

async function open() {
  const copy = await showInCopy(() => <TextsPage appCode="shop" />, [[model, content]]);
  await screen.findByRole('table');
  return copy;
}

const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
    );
const english = (name: string) => screen.getByRole('textbox', { name: `English text of Name ${name}` });

beforeEach(() => chooseLocale('en'));
afterEach(() => chooseLocale('zh'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('texts without English come first, and stay where they are while they get it', async () => {
  const copy = await open();

  expect(lines()).toEqual([
    ['天數', ''],
    ['結束', ''],
    ['請假單', 'Leave'],
    ['開始', 'Begin'],
  ]);
  expect(screen.getByText('4 texts, 2 without English')).toBeTruthy();

  const days = english('天數');
  days.focus();
  fireEvent.change(days, { target: { value: 'Days' } });
  fireEvent.keyDown(days, { key: 'Enter' });

  expect(document.activeElement).toBe(english('結束'));
  expect(lines()[0]).toEqual(['天數', 'Days']);
  // It is saved once, though Enter saves and the focus leaves.
  expect(copy.state().misfit).toBeNull();
  expect(copy.state().replica.documents.get(documentId(model))?.content['dataItems']).toMatchObject([
    { code: 'days', name: '天數', name_i18n: { en: 'Days' } },
    {},
    {},
  ]);
  fireEvent.keyDown(english('結束'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(english('天數'));
});

test('a search finds texts of both languages', async () => {
  await open();

  fireEvent.change(screen.getByRole('searchbox', { name: 'Find text' }), { target: { value: 'beg' } });

  expect(lines()).toEqual([['開始', 'Begin']]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'missing' } });
  expect(screen.getByText('No matching text')).toBeTruthy();
});
