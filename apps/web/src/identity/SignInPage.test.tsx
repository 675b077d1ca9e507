import { cleanup, fireEvent, screen } from '@testing-library/react';
import { completeSignIn, login, publicConfig } from '@inkstone/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../platform/api/request-failure.ts';
import { showPages } from '../testing/show-pages.tsx';
import { SignInPage } from './SignInPage.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const config = {
  theme: {},
  timeZone: 'Asia/Taipei',
  demoAccounts: [],
  demoPassword: null,
  identityProvider: null,
  passwordResetByMail: true,
};

function refuse(code: string, params: Record<string, unknown> = {}, message: string = code): never {
  throw new RequestFailure('refused', { status: 401, message, refusal: { code, params } });
}

function open(answers: Parameters<typeof showPages>[0]['answers'] = {}, shown: object = config): void {
  const routes = [{ path: 'sign-in', Component: SignInPage }];
  showPages({ routes, at: '/sign-in', user: null, answers: { [publicConfig.path]: () => shown, ...answers } });
}

async function signIn(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('帳號'), { target: { value: 'mei' } });
  fireEvent.change(screen.getByLabelText('密碼'), { target: { value: 'seven ink stones' } });
  fireEvent.click(screen.getByRole('button', { name: /^登\s*入$/ }));
}

test('after a correct password the second factor is asked for, and the code is sent with the token of the step', async () => {
  const sent: unknown[] = [];
  open({
    [login.path]: () => refuse('second-factor-required', { token: 't1', methods: ['totp', 'recovery-code'] }),
    [completeSignIn.path]: (input) => (sent.push(input), {}),
  });

  await signIn();
  fireEvent.change(await screen.findByLabelText('驗證碼'), { target: { value: ' 123 456 ' } });
  fireEvent.click(screen.getByRole('button', { name: /^登\s*入$/ }));

  await expect.poll(() => sent).toEqual([{ token: 't1', totp: '123 456' }]);
});

test('a recovery code can be used instead; an expired step leads back to the password', async () => {
  const sent: unknown[] = [];
  open({
    [login.path]: () => refuse('second-factor-required', { token: 't1', methods: ['totp', 'recovery-code'] }),
    [completeSignIn.path]: (input) => (sent.push(input), refuse('sign-in-expired', {}, '這次登入已失效')),
  });

  await signIn();
  fireEvent.click(await screen.findByRole('button', { name: '使用備用碼' }));
  fireEvent.change(await screen.findByLabelText('備用碼'), { target: { value: 'abcd-efgh' } });
  fireEvent.click(screen.getByRole('button', { name: /^登\s*入$/ }));

  expect(await screen.findByText('這次登入已失效')).toBeTruthy();
  expect(sent).toEqual([{ token: 't1', recoveryCode: 'abcd-efgh' }]);
  fireEvent.click(screen.getByRole('button', { name: '重新登入' }));
  expect(await screen.findByLabelText('密碼')).toBeTruthy();
});

test('a code that has not six digits is not sent', async () => {
  const sent: unknown[] = [];
  open({
    [login.path]: () => refuse('second-factor-required', { token: 't1', methods: ['totp'] }),
    [completeSignIn.path]: (input) => (sent.push(input), {}),
  });

  await signIn();
  fireEvent.change(await screen.findByLabelText('驗證碼'), { target: { value: '12345' } });
  fireEvent.click(screen.getByRole('button', { name: /^登\s*入$/ }));

  expect(await screen.findByText('請輸入 6 位數字')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('during a wait the seconds are counted down and nothing is sent', async () => {
  let calls = 0;
  open({ [login.path]: () => (calls++, refuse('sign-in-wait', { seconds: 3 }, '請在 3 秒後再試')) });

  await signIn();

  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: '請等候 3 秒' });
  expect(waiting.disabled).toBe(true);
  expect(screen.getByText('請在 3 秒後再試')).toBeTruthy();
  vi.advanceTimersByTime(3000);
  expect(await screen.findByRole('button', { name: /^登\s*入$/ })).toBeTruthy();
  expect(screen.queryByText('請在 3 秒後再試')).toBeNull();
  expect(calls).toBe(1);
});

test('a link for a forgotten password is offered only if mails can be sent', async () => {
  open();
  expect(await screen.findByRole('link', { name: '忘記密碼？' })).toBeTruthy();
  cleanup();

  open({}, { ...config, passwordResetByMail: false });

  expect(await screen.findByText(/請聯絡系統管理員重設/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '忘記密碼？' })).toBeNull();
});
