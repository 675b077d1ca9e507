import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createDictionary, listDictionaries, type CallInput, type Dictionary } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { DictionariesPage } from './DictionariesPage.tsx';

afterEach(() => {
  cleanup();
  chooseLocale('zh');
});

const dictionary = (code: string, name: string, more: Partial<Dictionary> = {}): Dictionary => ({
  id: code,
  code,
  name,
  name_i18n: {},
  kind: 'flat',
  active: true,
  entryCount: 2,
  ...more,
});
const open = (answers: Answers) =>
  showPages({
    routes: [{ path: 'admin/dictionary', Component: DictionariesPage }],
    at: '/admin/dictionary',
    user: { isAdmin: true },
    answers,
  });

test('each dictionary leads to its page and says its kind, its size and whether it is disabled, in the language of the page', async () => {
  chooseLocale('en');
  open(
    answer(listDictionaries, () => [
      dictionary('unit', '單位', { name_i18n: { en: 'Units' }, entryCount: 1 }),
      dictionary('area', '地區', { kind: 'tree', active: false }),
    ]),
  );

  const [unit, area] = await screen.findAllByRole('listitem');
  expect(within(unit!).getByRole('link', { name: 'Units' }).getAttribute('href')).toContain('/admin/dictionary/unit');
  expect(within(unit!).getByText('unit · List · 1 entry')).toBeTruthy();
  expect(within(area!).getByRole('link', { name: '地區' })).toBeTruthy();
  expect(within(area!).getByText('area · Tree · 2 entries · Disabled')).toBeTruthy();
});

test('without dictionaries the page says what they are for; the first one is added, and a refused code keeps what was entered', async () => {
  const sent: CallInput<typeof createDictionary>[] = [];
  open({
    ...answerOnRetry(listDictionaries, () => (sent.length > 1 ? [dictionary('area', '地區')] : [])),
    ...answer(createDictionary, (input) => (sent.push(input) === 1 ? refuse('dictionary-code-taken', '編碼已有人使用') : { id: 'area' })),
  });
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('把多個表單共用的選項放在這裡維護。')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '新增字典' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: '中文名稱' }), { target: { value: ' 地區 ' } });
  fireEvent.change(dialog.getByRole('textbox', { name: '編碼' }), { target: { value: '-area' } });
  save();
  expect(await dialog.findByText('請輸入字母或數字開頭的編碼，最多 64 字')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: '編碼' }), { target: { value: ' area ' } });
  fireEvent.click(dialog.getByRole('radio', { name: '樹狀' }));
  save();
  expect(await dialog.findByText('編碼已有人使用')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '編碼' }).value).toBe(' area ');
  save();

  expect(await screen.findByRole('link', { name: '地區' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const added = { code: 'area', kind: 'tree', name: '地區', name_i18n: {} };
  expect(sent).toEqual([added, added]);
});
