import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { readSetup, saveSetupOrganization, setup, type CallInput, type CallOutput, type SetupOrganization } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, refuse } from '../testing/answer.ts';
import { showPages, type Answers } from '../testing/show-pages.tsx';
import { SetupPage } from './SetupPage.tsx';

afterEach(cleanup);

const organization: SetupOrganization = {
  name: { zh: '範例公司', en: '' },
  timeZone: 'Asia/Taipei',
  locale: 'en',
  sealColor: '#aa3333',
  logo: null,
};
const open = (answers: Answers, { search = '?token=t1', isSignedIn = false } = {}) =>
  showPages({
    routes: [
      { path: 'setup', Component: SetupPage },
      { path: 'first-run/:step?', Component: () => <p>first run</p> },
    ],
    at: `/setup${search}`,
    user: isSignedIn ? {} : null,
    answers,
  });
const state = (isSaved: boolean) => answer(readSetup, () => ({ state: 'open' as const, isSaved, organization }));

test('an address without its code says that the link is not complete, and asks the server nothing', async () => {
  const asked: unknown[] = [];
  open({ [readSetup.path]: (input) => asked.push(input) }, { search: '' });

  expect(await screen.findByText(/網址中沒有設定代碼/)).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a link that is not valid says why', async () => {
  open(answer(readSetup, () => refuse('setup-link-invalid', '設定連結無效')));

  expect(await screen.findByText('設定連結無效')).toBeTruthy();
});

test.each([
  [false, '登入', '第一位管理員已經建立'],
  [true, null, 'first run'],
])('a used link leads on: signed in %s', async (isSignedIn, link, text) => {
  open(
    answer(readSetup, () => ({ state: 'used' as const })),
    { isSignedIn },
  );

  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
  expect(screen.queryByRole('link', { name: link ?? '登入' }) === null).toBe(link === null);
});

test('the organisation is saved first, in the language of the page; then comes its administrator', async () => {
  const sent: CallInput<typeof saveSetupOrganization>[] = [];
  open({ ...state(false), ...answer(saveSetupOrganization, (input) => (sent.push(input), null)) });

  fireEvent.click(await screen.findByRole('button', { name: '下一步' }));

  expect(await screen.findByRole('textbox', { name: '您的姓名' })).toBeTruthy();
  expect(sent).toEqual([{ ...organization, locale: 'zh', token: 't1' }]);
  fireEvent.click(screen.getByRole('button', { name: '上一步' }));
  expect(await screen.findByRole('button', { name: '下一步' })).toBeTruthy();
});

test('a saved organisation goes on with the administrator, who is told what is wrong and then goes on signed in', async () => {
  const sent: CallInput<typeof setup>[] = [];
  const signedIn = { token: 'token' } as unknown as CallOutput<typeof setup>;
  open({ ...state(true), ...answer(setup, (input) => (sent.push(input) === 1 ? refuse('password-common', '這是常見的密碼') : signedIn)) });

  fireEvent.change(await screen.findByRole('textbox', { name: '您的姓名' }), { target: { value: '林小美' } });
  fireEvent.change(screen.getByRole('textbox', { name: '帳號' }), { target: { value: 'mei' } });
  fireEvent.change(screen.getByLabelText('密碼'), { target: { value: 'password' } });
  fireEvent.click(screen.getByRole('button', { name: '建立管理員' }));
  expect(await screen.findByText('這是常見的密碼')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '帳號' }).disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: '建立管理員' }));

  expect(await screen.findByText('first run')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ name: '林小美', account: 'mei', password: 'password', token: 't1' });
});
