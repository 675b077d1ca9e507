import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signInLog, type CallInput, type CallOutput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry } from '../../testing/answer.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { SignInLogPage } from './SignInLogPage.tsx';

afterEach(cleanup);

type Entry = CallOutput<typeof signInLog>['items'][number];
const entry = (id: string, more: Partial<Entry>): Entry => ({
  id,
  at: '2026-11-23T03:16:00Z',
  person: { id: 'p2', name: '林小美', account: 'mei' },
  method: 'password',
  secondFactor: null,
  failure: null,
  address: '10.0.0.1',
  device: 'Firefox',
  ...more,
});
const open = (answers: Answers, search = '') =>
  showPages({ routes: [{ path: 'log', Component: SignInLogPage }], at: `/log${search}`, user: { isAdmin: true }, answers });

test('each entry says who, how and with what result; an unknown account is no link', async () => {
  const failure = { code: 'wrong-password', text: '帳號或密碼錯誤' };
  const items = [entry('1', { secondFactor: 'totp' }), entry('2', { person: null, failure })];
  open(answer(signInLog, () => ({ items, next: null })));

  expect((await screen.findByRole('link', { name: '林小美' })).getAttribute('href')).toContain('/admin/accounts/p2');
  expect(screen.getByText('密碼 + 驗證碼 · Firefox · 10.0.0.1')).toBeTruthy();
  expect(screen.getByText('不存在的帳號').closest('li')?.textContent).toContain('帳號或密碼錯誤');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the filters of the address are sent, a day as it passes in the time zone of the organisation, and one chosen is kept there', async () => {
  const sent: CallInput<typeof signInLog>[] = [];
  open(
    answer(signInLog, (input) => (sent.push(input), { items: [], next: null })),
    '?outcome=failure&day=2026-11-23',
  );

  expect(await screen.findByText('沒有符合的登入')).toBeTruthy();
  await waitFor(() =>
    expect(sent).toContainEqual({ outcome: 'failure', from: '2026-11-22T16:00:00.000Z', to: '2026-11-23T16:00:00.000Z', size: 50 }),
  );
  await chooseOption('結果', '成功');

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ outcome: 'success', from: '2026-11-22T16:00:00.000Z' }));
});

test('more entries are loaded from where the list ends, after a failure again', async () => {
  open(
    answerOnRetry(signInLog, ({ cursor }) =>
      cursor === 'c1'
        ? { items: [entry('2', { person: { id: 'p3', name: '王大明', account: 'ming' } })], next: null }
        : { items: [entry('1', {})], next: 'c1' },
    ),
  );

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  await screen.findByRole('link', { name: '林小美' });
  fireEvent.click(screen.getByRole('button', { name: '載入更多' }));

  expect(await screen.findByRole('link', { name: '王大明' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '林小美' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '載入更多' })).toBeNull();
});
