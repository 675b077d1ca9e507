import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, modifyUserPassword, publicConfig, refresh, setup, userInfo } from '@inkstone/api';
import { parseTrustedProxies } from '../../platform/config/trusted-proxies.ts';
import { createServer } from '../../server.ts';
import { createCaller, createTestServer, type TestServer } from '../../testing/test-server.ts';
import { closeDemoAccounts, createSetupToken } from './index.ts';

const demo = { account: 'employee', password: 'inkstone' };
const silent = pino({ level: 'silent' });
const credentialsOf = (account: string) => ({ account, password: 'inkstone' });

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: parseTrustedProxies('127.0.0.9') });
});
afterAll(() => server.close());

/** A request from a certain address. */
async function signInFrom(options: {
  address?: string;
  headers?: Record<string, string>;
}): Promise<{ status: number; code: string | null }> {
  const answer = await server.inject({
    method: 'POST',
    url: login.path,
    payload: demo,
    headers: { host: 'localhost:3000', ...options.headers },
    ...(options.address && { remoteAddress: options.address }),
  });
  return { status: answer.statusCode, code: (answer.json().data as { code?: string }).code ?? null };
}

test('an account with the demo’s password may sign in from the server’s own machine', async () => {
  expect(await signInFrom({})).toEqual({ status: 200, code: null });
  expect(await signInFrom({ address: '::1', headers: { host: '[::1]:3000' } })).toEqual({ status: 200, code: null });
  expect(await signInFrom({ address: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000', origin: 'http://localhost:5173' } })).toEqual({
    status: 200,
    code: null,
  });
});

test.each([
  ['another machine', { address: '10.0.0.7' }],
  ['another machine that claims to be this one', { address: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy with the client’s address', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['a proxy with this machine’s address', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy with the standard header', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['a tunnel', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
  ['a proxy without headers, by its external host name', { headers: { host: 'forms.example.com' } }],
  ['a proxy that changes the host name, by the origin of the page', { headers: { origin: 'https://forms.example.com' } }],
  ['a proxy that the operator configured', { address: '127.0.0.9' }],
])('it may not sign in from elsewhere: %s', async (_from, request) => {
  expect(await signInFrom(request)).toEqual({ status: 401, code: 'demo-account-elsewhere' });
});

test('its tokens from the machine are refused elsewhere', async () => {
  const person = await server.signIn('manager');
  const away = { headers: { 'x-forwarded-for': '203.0.113.9' } };

  expect(await person.refused(userInfo, {}, away)).toMatchObject({ code: 'demo-account-elsewhere' });
  expect(await server.stranger.refused(refresh, { refresh_token: person.refreshToken }, away)).toMatchObject({
    code: 'demo-account-elsewhere',
  });
  expect(await person.call(userInfo, {})).toMatchObject({ account: 'manager' });
});

test('the reason is answered only with the correct password', async () => {
  const away = { headers: { 'x-forwarded-for': '203.0.113.9' } };

  expect(await server.stranger.refused(login, { account: 'gm', password: 'wrong' }, away)).toMatchObject({ code: 'wrong-password' });
});

test('with a new password it is an ordinary account', async () => {
  const person = await server.signIn('head');

  await person.call(modifyUserPassword, { oldPassword: 'inkstone', newPassword: 'seven ink stones' });

  const away = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect(await person.call(userInfo, {}, away)).toMatchObject({ account: 'head' });
  expect(await server.stranger.call(login, { account: 'head', password: 'seven ink stones' }, away)).toBeTruthy();
});

test('without the demo these accounts and their sign-ins are closed, and a link creates the first administrator', async () => {
  const began = await createTestServer();
  const changed = await began.signIn('tech');
  await changed.call(modifyUserPassword, { oldPassword: 'inkstone', newPassword: 'seven ink stones' });
  const admin = await began.signIn('admin');
  expect(await began.stranger.call(publicConfig, {})).toMatchObject({ needsSetup: true });

  const live = await createServer({
    connection: began.database.connection,
    files: began.files,
    timeZone: 'Asia/Taipei',
    log: silent,
    jobs: false,
  });
  const closed = await closeDemoAccounts(began.db, new Date());
  const stranger = createCaller(live, {});
  const withToken = createCaller(live, { authorization: `Bearer ${admin.accessToken}` });

  expect(closed).toContain('admin');
  expect(closed).not.toContain('tech');
  expect(await stranger.refused(login, credentialsOf('admin'))).toMatchObject({ status: 401, code: 'demo-account-closed' });
  expect(await withToken.refused(userInfo, {})).toMatchObject({ status: 401 });
  expect(await stranger.refused(refresh, { refresh_token: admin.refreshToken })).toMatchObject({ status: 401 });
  // A process that still runs the demo on the same database does not open them either.
  const again = await began.signIn('admin');
  const withNewToken = createCaller(live, { authorization: `Bearer ${again.accessToken}` });
  expect(await withNewToken.refused(userInfo, {})).toMatchObject({ code: 'demo-account-closed' });
  expect(await stranger.refused(refresh, { refresh_token: again.refreshToken })).toMatchObject({ code: 'demo-account-closed' });
  expect(await stranger.call(login, { account: 'tech', password: 'seven ink stones' })).toBeTruthy();

  const first = { organization: '真實公司', name: '王大明', account: 'Admin', password: 'correct horse' };
  const token = (await createSetupToken(began.db))!;
  expect(await stranger.refused(setup, { ...first, token })).toMatchObject({ code: 'account-taken', params: { account: 'Admin' } });
  const { userinfo } = await stranger.call(setup, { ...first, account: 'boss', token });
  expect(userinfo).toMatchObject({ account: 'boss', isAdmin: true, departmentName: '真實公司' });
  expect(await createSetupToken(began.db)).toBeNull();
  await live.close();
  await began.close();
});
