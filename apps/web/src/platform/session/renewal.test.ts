import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../api/request-failure.ts';
import { createRenewal } from './renewal.ts';
import { createSessionStore, type SignIn } from './session-store.ts';

const signIn = (token: string): SignIn => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  expiration: 1_800_000_000_000,
  userinfo: {
    id: 'u1',
    name: '林小美',
    account: 'employee',
    departmentId: null,
    departmentName: null,
    isAdmin: false,
    isAppAdmin: false,
    managesWorkflows: false,
    mayDesign: false,
    locale: 'zh',
  },
});

/** Runs the work of all tabs one after the other, like a Web Lock. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('many refused calls at once exchange the refresh token once', async () => {
  const store = createSessionStore();
  store.begin(signIn('one'));
  const exchange = vi.fn((_refreshToken: string) => Promise.resolve(signIn('two')));
  const renew = createRenewal({ store, exchange, exclusively: oneAtATime() });

  const tokens = await Promise.all([renew('one'), renew('one'), renew('one')]);

  expect(tokens).toEqual(['two', 'two', 'two']);
  expect(exchange).toHaveBeenCalledExactlyOnceWith('refresh-one');
  expect(localStorage.getItem('token')).toBe('two');
});

test('two tabs exchange once; the waiting one uses the other’s result', async () => {
  const exclusively = oneAtATime();
  const exchange = vi.fn(() => Promise.resolve(signIn('two')));
  const first = createSessionStore();
  first.begin(signIn('one'));
  const second = createSessionStore();
  const tabs = [first, second].map((store) => createRenewal({ store, exchange, exclusively }));

  const tokens = await Promise.all(tabs.map((renew) => renew('one')));

  expect(tokens).toEqual(['two', 'two']);
  expect(exchange).toHaveBeenCalledTimes(1);
});

test('a refused refresh token ends the session', async () => {
  const store = createSessionStore();
  store.begin(signIn('one'));
  const exchange = () => Promise.reject(new RequestFailure('refused', { status: 401 }));
  const renew = createRenewal({ store, exchange, exclusively: oneAtATime() });

  await expect(renew('one')).resolves.toBeNull();

  expect(store.state()).toEqual({ token: null, user: null, restriction: null });
  expect(localStorage.getItem('refresh_token')).toBeNull();
});

test('without a response of the server the user stays signed in', async () => {
  const store = createSessionStore();
  store.begin(signIn('one'));
  const renew = createRenewal({ store, exchange: () => Promise.reject(new RequestFailure('offline')), exclusively: oneAtATime() });

  await expect(renew('one')).rejects.toMatchObject({ kind: 'offline' });

  expect(localStorage.getItem('token')).toBe('one');
});

test('a later renewal is a new exchange', async () => {
  const store = createSessionStore();
  store.begin(signIn('one'));
  const exchange = vi.fn().mockResolvedValueOnce(signIn('two')).mockResolvedValueOnce(signIn('three'));
  const renew = createRenewal({ store, exchange, exclusively: oneAtATime() });

  await renew('one');

  await expect(renew('two')).resolves.toBe('three');
});
