import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { applyPeopleImport, getPeopleImport, listPeopleImportRows, type PeopleImportSummary } from '@inkstone/api';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { ComparedFile } from './ComparedFile.tsx';
import { EndedImport } from './EndedImport.tsx';

afterEach(cleanup);

const checked: PeopleImportSummary = {
  importId: 'i1',
  name: 'people.csv',
  state: 'checked',
  createDepartments: false,
  clearEmpty: false,
  columns: [
    { key: 'account', label: '帳號', heading: '帳號' },
    { key: 'email', label: '電子郵件', heading: '信箱' },
  ],
  ignoredColumns: [],
  counts: { new: 1, changed: 0, unchanged: 0, issue: 0, leaving: 0 },
  newDepartments: [],
  total: 1,
  done: 0,
  problem: null,
  invitable: 0,
  createdAt: '2026-11-23T00:00:00Z',
  finishedAt: null,
};
const issue = { code: 'mail-format', line: 7, column: 'email', heading: '信箱', message: '不是電子郵件地址' };

function show(element: ReactNode, items: readonly object[] = [], { isNarrow = false } = {}) {
  const applied: unknown[] = [];
  showPages({
    routes: [{ path: 'x', Component: () => element }],
    at: '/x',
    isNarrow,
    answers: {
      [listPeopleImportRows.path]: () => ({ items, next: null }),
      [getPeopleImport.path]: () => checked,
      [applyPeopleImport.path]: (input) => (applied.push(input), true),
    },
  });
  return applied;
}

const faulty = { ...checked, counts: { ...checked.counts, new: 0, issue: 1 }, total: 0 };
const row = {
  line: 7,
  state: 'issue',
  name: '甲',
  cells: { account: { state: 'new', value: 'a' }, email: { state: 'issue', value: 'no mail' } },
  issues: [issue],
};

test('an issue is shown in its cell, and nothing can be imported', async () => {
  show(<ComparedFile task={faulty} onUploaded={() => undefined} />, [row]);

  const cell = (await screen.findByText('不是電子郵件地址')).closest('td')!;
  expect(cell.textContent).toContain('no mail');
  expect(within(cell.closest('tr')!).getByRole('rowheader').textContent).toBe('7');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '匯入 0 人' }).disabled).toBe(true);
});

test('on a phone, where the cell is out of sight, its issue is shown beside the line, once', async () => {
  show(<ComparedFile task={faulty} onUploaded={() => undefined} />, [row], { isNarrow: true });

  const cell = (await screen.findByText('電子郵件：不是電子郵件地址')).closest('td')!;
  expect(cell.textContent).toContain('有問題');
  expect(screen.queryByText('不是電子郵件地址')).toBeNull();
});

test('a file without issues is imported once it is confirmed', async () => {
  const applied = show(<ComparedFile task={checked} onUploaded={() => undefined} />);

  fireEvent.click(await screen.findByRole('button', { name: '匯入 1 人' }));

  await expect.poll(() => applied).toEqual([{ importId: 'i1' }]);
});

test('the end of an import leads on', async () => {
  const handleDone = vi.fn<() => void>();
  const done: PeopleImportSummary = { ...checked, state: 'done', counts: { ...checked.counts, changed: 2, leaving: 1 } };

  show(<EndedImport task={done} onUploaded={() => undefined} onAnother={() => undefined} onDone={handleDone} />);
  fireEvent.click(await screen.findByRole('button', { name: /完\s*成/ }));

  expect(screen.getByText('已匯入：新增 1 人、變更 2 人')).toBeTruthy();
  expect(screen.getByRole('link', { name: '交接停用人員的任務' })).toBeTruthy();
  expect(handleDone).toHaveBeenCalledOnce();
});
