import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  discardWorkingCopy,
  listGroupHistory,
  listGroupsSince,
  listPublications,
  listWorkingSnapshots,
  openWorkingCopy,
  restoreWorkingCopy,
  type CallInput,
  type WorkingGroup,
} from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import type { Answers } from '../../testing/show-pages.tsx';
import { openedCopy } from '../testing/opened-copy.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { HistoryPage } from './HistoryPage.tsx';

afterEach(cleanup);

const at = '2026-11-23T03:16:00Z';
const page = (name: string) => ({ code: 'home', name, cards: [] });
/** A page with its name, and the published one where that differs. */
const opened = (mayDesign: boolean, name: string, published?: string) =>
  openedCopy([[{ kind: 'page', code: 'home' }, page(name), published === undefined ? undefined : page(published)]], {
    revision: 7,
    version: 1,
    mayDesign,
    mayPublish: true,
  });
const snapshot = { id: 's1', revision: 3, reason: 'published' as const, documents: 2, at };
const group = (revision: number, more: Partial<WorkingGroup>): WorkingGroup => ({
  revision,
  kind: 'edited',
  key: `k${revision}`,
  operations: [],
  author: { id: 'p2', name: '林小美' },
  at,
  ...more,
});

const open = (answers: Answers) =>
  showInCopy(() => <HistoryPage appCode="shop" />, [], {
    ...answer(listPublications, () => ({ items: [], next: null })),
    ...answer(listWorkingSnapshots, () => ({ items: [], next: null })),
    ...answer(listGroupHistory, () => ({ items: [], next: null })),
    ...answers,
  });

test('each change is told in words once, with who made it; what replaced the whole is named', async () => {
  const renamed = { op: 'set', document: { kind: 'page', code: 'home' }, path: ['name'], value: '首頁', was: { value: '開始' } };
  const edited = group(6, { operations: [renamed, renamed] as never });
  await open({
    ...answer(openWorkingCopy, () => opened(true, '首頁')),
    ...answerOnRetry(listGroupHistory, () => ({ items: [group(7, { kind: 'discarded', author: null }), edited], next: null })),
  });

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  const list = await screen.findByRole('list', { name: '修改紀錄' });

  const [discarded, change] = [...list.children];
  expect(discarded?.textContent).toMatch(/^捨棄了所有修改系統/);
  expect(within(change as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  expect(change?.textContent).toContain('首頁');
  expect(change?.textContent).toContain('林小美');
});

test('an application that was never published or changed says so; one that is as published cannot be discarded', async () => {
  await open(answer(openWorkingCopy, () => opened(true, '首頁')));

  expect(await screen.findByText('尚未發布')).toBeTruthy();
  expect(await screen.findByText('還沒有可以還原的內容')).toBeTruthy();
  expect(await screen.findByText('最近 90 天沒有修改')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '捨棄所有修改' })).toBeNull();
});

test('all changes are discarded once that is confirmed', async () => {
  const sent: CallInput<typeof discardWorkingCopy>[] = [];
  await open({
    ...answer(openWorkingCopy, () => opened(true, '首頁', sent.length > 1 ? undefined : '開始')),
    ...answer(listGroupsSince, () => ({ revision: 8, groups: [group(8, { kind: 'discarded' })] })),
    ...answer(discardWorkingCopy, (input) => (sent.push(input) === 1 ? refuse('group-behind', '別人剛改過') : { revision: 8 })),
  });

  fireEvent.click(await screen.findByRole('button', { name: '捨棄所有修改' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: '捨棄所有修改' }));
  expect(await dialog.findByText('別人剛改過')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '捨棄所有修改' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: '捨棄所有修改' })).toBeNull());
  expect(sent).toEqual([
    { appCode: 'shop', revision: 7 },
    { appCode: 'shop', revision: 7 },
  ]);
});

test('a state is restored by its id; who may not design only sees it', async () => {
  const sent: CallInput<typeof restoreWorkingCopy>[] = [];
  const snapshots = answer(listWorkingSnapshots, () => ({ items: [snapshot], next: null }));
  await open({
    ...snapshots,
    ...answer(openWorkingCopy, () => opened(true, '首頁')),
    ...answer(restoreWorkingCopy, (input) => (sent.push(input), refuse('app-closed', '應用已關閉'))),
  });
  fireEvent.click(await screen.findByRole('button', { name: /還\s?原/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /還\s?原/ }));
  expect(await screen.findByText('應用已關閉')).toBeTruthy();
  expect(sent).toEqual([{ appCode: 'shop', revision: 7, snapshotId: 's1' }]);
  cleanup();

  await open({ ...snapshots, ...answer(openWorkingCopy, () => opened(false, '首頁', '開始')) });
  expect(await screen.findByText(/發布前 · 2 份文件有修改/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /還\s?原/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '捨棄所有修改' })).toBeNull();
});
