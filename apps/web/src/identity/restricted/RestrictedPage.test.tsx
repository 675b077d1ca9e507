import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { modifyUserPassword, userInfo, type Restriction, type UserInfo } from '@inkstone/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { PlatformContext, type Platform } from '../../platform/platform.ts';
import { createMemoryHistory, createRouter, RouterProvider } from '../../platform/router/index.ts';
import { createSessionStore, type SignIn } from '../../platform/session/session-store.ts';
import { SignedIn } from '../../platform/session/SignedIn.tsx';
import { RestrictedPage } from './RestrictedPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(cleanup);

const user = { id: 'p1', name: 'Mei', account: 'mei' } as UserInfo;
const signIn = (restriction: Restriction | null): SignIn => ({
  access_token: 'a',
  refresh_token: 'r',
  expiration: 1_800_000_000_000,
  userinfo: user,
  restriction,
});

/** Opens a page for signed-in people; the server answers a renewal with what is left to do. */
function open({ answers = {}, left }: { answers?: Record<string, (input: object) => unknown>; left: Restriction | null }) {
  const session = createSessionStore();
  const call = async ({ path }: { readonly path: string }, input: object) =>
    answers[path]?.(input) ?? { timeZone: 'Asia/Taipei', theme: {} };
  const renew = async () => (session.begin(signIn(left)), 'a');
  const show = () =>
    render(
      <PlatformContext value={{ client: { call }, session, renew } as unknown as Platform}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterProvider
            router={createRouter(
              [
                { path: 'restricted', Component: RestrictedPage },
                { path: 'sign-in', Component: () => <p>sign-in</p> },
                { Component: SignedIn, children: [{ path: 'work/:tab', Component: () => <p>workbench</p> }] },
              ],
              createMemoryHistory('/work/read'),
            )}
          />
        </QueryClientProvider>
      </PlatformContext>,
    );
  return { session, show };
}

function choosePassword(): void {
  const [old, chosen, repeated] = ['目前的密碼', '新密碼', '再輸入一次新密碼'].map((label) => screen.getByLabelText(label));
  fireEvent.change(old!, { target: { value: 'k7mq-x2fd' } });
  for (const input of [chosen!, repeated!]) fireEvent.change(input, { target: { value: 'seven ink stones' } });
  fireEvent.click(screen.getByRole('button', { name: '設定密碼並繼續' }));
}

test('after a temporary password the person chooses their own, and nothing else is shown before', async () => {
  const sent: unknown[] = [];
  const { session, show } = open({ answers: { [modifyUserPassword.path]: (input) => (sent.push(input), true) }, left: 'second-factor' });
  session.begin(signIn('password-change'));

  show();

  expect(await screen.findByRole('heading', { name: '請設定自己的密碼' })).toBeTruthy();
  expect(screen.queryByText('workbench')).toBeNull();
  choosePassword();
  expect(await screen.findByRole('heading', { name: '請設定第二道驗證' })).toBeTruthy();
  expect(sent).toEqual([{ oldPassword: 'k7mq-x2fd', newPassword: 'seven ink stones' }]);
});

test('a tab that knows neither the user nor the restriction learns of both', async () => {
  createSessionStore().begin(signIn(null));
  sessionStorage.clear();
  const refuse = () => {
    throw new RequestFailure('refused', { status: 403, refusal: { code: 'password-change-required' } });
  };
  const { session, show } = open({ answers: { [userInfo.path]: refuse }, left: 'password-change' });

  show();

  expect(await screen.findByRole('button', { name: '設定密碼並繼續' })).toBeTruthy();
  expect(session.state()).toMatchObject({ restriction: 'password-change', user: { account: 'mei' } });
});

test('who has nothing left to do is led to the workbench', async () => {
  const { session, show } = open({ answers: { [modifyUserPassword.path]: () => true }, left: null });
  session.begin(signIn('password-change'));
  show();
  await screen.findByRole('heading', { name: '請設定自己的密碼' });

  choosePassword();

  await expect.poll(() => session.state().restriction).toBeNull();
  expect(screen.queryByRole('heading', { name: '請設定自己的密碼' })).toBeNull();
});
