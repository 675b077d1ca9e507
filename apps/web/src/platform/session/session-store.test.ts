import { beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore, type SignIn } from './session-store.ts';

const userinfo: SignIn['userinfo'] = {
  id: 'u1',
  name: '林小美',
  account: 'employee',
  departmentId: 'd1',
  departmentName: '業務部',
  isAdmin: false,
  isAppAdmin: false,
  managesWorkflows: false,
  mayDesign: false,
  locale: 'zh',
};
const signIn: SignIn = { access_token: 'a', refresh_token: 'r', expiration: 1_800_000_000_000, userinfo };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('tokens are in local storage under the specified keys, the user in session storage', () => {
  createSessionStore().begin(signIn);

  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    token: 'a',
    refresh_token: 'r',
    expireTime: '1800000000000',
    login_jump: 'false',
  });
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(userinfo);
});

test('signing out removes all stored data', () => {
  const store = createSessionStore();
  store.begin(signIn);

  store.end();

  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(store.state()).toEqual({ token: null, user: null, restriction: null });
});

test('signing out in another tab signs out here', () => {
  const store = createSessionStore();
  store.begin(signIn);
  const listener = vi.fn();
  store.subscribe(listener);

  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));

  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.state()).toEqual({ token: null, user: null, restriction: null });
});

test('an unreadable user is loaded again', () => {
  localStorage.setItem('token', 'a');
  sessionStorage.setItem('user', '{broken');

  expect(createSessionStore().state()).toEqual({ token: 'a', user: null, restriction: null });
});

test('a restriction is kept for all tabs until a sign-in without one, or until signing out', () => {
  const store = createSessionStore();

  store.begin({ ...signIn, restriction: 'password-change' });

  expect(createSessionStore().state().restriction).toBe('password-change');
  store.begin({ ...signIn, restriction: null });
  expect(store.state().restriction).toBeNull();
  store.restrict('second-factor');
  expect(store.state().restriction).toBe('second-factor');
  store.end();
  expect(store.state().restriction).toBeNull();
});

test('an unknown restriction restricts nothing', () => {
  localStorage.setItem('restriction', 'sing-a-song');

  expect(createSessionStore().state().restriction).toBeNull();
});
