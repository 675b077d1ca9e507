import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login, modifyUserPassword, refresh } from '@inkstone/api';
import { parseTrustedProxies } from '../../platform/config/trusted-proxies.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let clock = new Date('2026-03-02T08:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const proxy = '10.0.0.1';

beforeAll(async () => {
  server = await createTestServer({ now: () => clock, trustedProxies: parseTrustedProxies(proxy) });
  // These are ordinary accounts, which may sign in from everywhere.
  await server.db.updateTable('credentials').set({ from_demo: false }).execute();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('sign_in_attempts').execute());

interface From {
  readonly address?: string;
  readonly forwardedFor?: string;
  readonly cookie?: string;
}

async function tryPassword(account: string, password: string, { address = '203.0.113.5', forwardedFor, cookie }: From = {}) {
  const answer = await server.inject({
    method: 'POST',
    url: login.path,
    payload: { account, password },
    headers: { 'x-locale': 'en', ...(forwardedFor && { 'x-forwarded-for': forwardedFor }), ...(cookie && { cookie }) },
    remoteAddress: address,
  });
  const { data, errmsg } = answer.json() as { data: { code?: string }; errmsg: string };
  const given = answer.headers['set-cookie'];
  return { code: data.code ?? 'in', errmsg, retryAfter: answer.headers['retry-after'], cookie: String(given ?? '') };
}
const fail = async (times: number, account: string, from?: From) => {
  for (let time = 0; time < times; time += 1) await tryPassword(account, 'wrong', from);
};

test('after five failures the next attempt must wait, longer each time, at most a minute', async () => {
  await fail(5, 'gm');

  const waits: string[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    const refused = await tryPassword('gm', 'inkstone');
    expect(refused.code).toBe('sign-in-wait');
    waits.push(String(refused.retryAfter));
    later(Number(refused.retryAfter));
    await tryPassword('gm', 'wrong');
  }

  expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '60', '60']);
  expect(await tryPassword('gm', 'wrong')).toMatchObject({
    code: 'sign-in-wait',
    errmsg: 'Too many failed attempts. Try again in 60 seconds.',
  });
  later(60);
  expect(await tryPassword('gm', 'inkstone')).toMatchObject({ code: 'in' });
  // A correct password clears the count.
  await fail(4, 'gm');
  expect(await tryPassword('gm', 'inkstone')).toMatchObject({ code: 'in' });
});

test('a quarter of an hour without a failure resets the count', async () => {
  await fail(30, 'gm');

  later(15 * 60 + 1);

  await fail(4, 'gm');
  expect(await tryPassword('gm', 'inkstone')).toMatchObject({ code: 'in' });
});

test('concurrent attempts gain nothing over sequential ones', async () => {
  const codes = (await Promise.all(Array.from({ length: 30 }, () => tryPassword('gm', 'wrong')))).map(({ code }) => code);

  expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(5);
  expect(codes.filter((code) => code === 'sign-in-wait')).toHaveLength(25);
});

test('failed attempts from one address block neither other addresses nor other accounts at that address', async () => {
  await fail(30, 'gm');

  expect(await tryPassword('gm', 'inkstone', { address: '203.0.113.6' })).toMatchObject({ code: 'in' });
  expect(await tryPassword('head', 'inkstone')).toMatchObject({ code: 'in' });
});

test('attempts at many accounts from one address are limited together, also across one IPv6 network', async () => {
  const accounts = Array.from({ length: 100 }, (_, index) => `somebody${index}`);
  for (const [index, account] of accounts.entries()) {
    await tryPassword(account, 'wrong', { address: `2001:db8:0:1::${index.toString(16)}` });
  }

  expect(await tryPassword('another', 'wrong', { address: '2001:db8:0:1:ffff::1' })).toMatchObject({ code: 'sign-in-wait' });
  expect(await tryPassword('another', 'wrong', { address: '2001:db8:0:2::1' })).toMatchObject({ code: 'wrong-password' });
});

test('a correct password on a known device is accepted regardless of failed attempts elsewhere', async () => {
  const { cookie } = await tryPassword('gm', 'inkstone');
  expect(cookie).toMatch(/^inkstone_device=\S+; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  const device = cookie.split(';')[0]!;

  await fail(120, 'gm');

  expect(await tryPassword('gm', 'inkstone')).toMatchObject({ code: 'sign-in-wait' });
  expect(await tryPassword('gm', 'inkstone', { cookie: device })).toMatchObject({ code: 'in' });
  // Another person's device and an invented one are not known.
  const { cookie: other } = await tryPassword('head', 'inkstone', { address: '203.0.113.6' });
  expect(await tryPassword('gm', 'inkstone', { cookie: other.split(';')[0]! })).toMatchObject({ code: 'sign-in-wait' });
  expect(await tryPassword('gm', 'inkstone', { cookie: `${device.slice(0, -3)}AAA` })).toMatchObject({ code: 'sign-in-wait' });
});

test('on a known device eleven failures do not delay the correct password, and many more only for seconds', async () => {
  const cookie = (await tryPassword('gm', 'inkstone')).cookie.split(';')[0]!;

  await fail(11, 'gm', { cookie });
  expect(await tryPassword('gm', 'inkstone', { cookie })).toMatchObject({ code: 'in' });

  for (let failure = 0; failure < 40; failure += 1) {
    await tryPassword('gm', 'wrong', { cookie });
    later(5);
  }
  expect(await tryPassword('gm', 'inkstone', { cookie })).toMatchObject({ code: 'in' });
});

test('a device is remembered for five people', async () => {
  let cookie = '';
  for (const account of ['employee', 'deputy', 'manager', 'head', 'gm', 'admin']) {
    cookie = (await tryPassword(account, 'inkstone', { cookie })).cookie.split(';')[0]!;
  }

  await fail(6, 'gm');
  await fail(6, 'employee');

  expect(await tryPassword('gm', 'inkstone', { cookie })).toMatchObject({ code: 'in' });
  expect(await tryPassword('employee', 'inkstone', { cookie })).toMatchObject({ code: 'sign-in-wait' });
});

test('failures elsewhere delay an open sign-in neither when it is renewed nor when the password is changed', async () => {
  const person = await server.signIn('finance1');
  await fail(120, 'finance1', { address: '127.0.0.1' });

  expect(await server.stranger.call(refresh, { refresh_token: person.refreshToken })).toBeTruthy();
  expect(await person.call(modifyUserPassword, { oldPassword: 'inkstone', newPassword: 'seven ink stones' })).toBe(true);
});

test('X-Forwarded-For is trusted only from proxies that the operator configured', async () => {
  const claiming = (index: number): From => ({ forwardedFor: `198.51.100.${index}` });
  for (let index = 0; index < 5; index += 1) await tryPassword('tech', 'wrong', { address: '10.0.0.2', ...claiming(index) });
  for (let index = 0; index < 5; index += 1) await tryPassword('budget', 'wrong', { address: proxy, ...claiming(index) });

  expect(await tryPassword('tech', 'inkstone', { address: '10.0.0.2', ...claiming(9) })).toMatchObject({ code: 'sign-in-wait' });
  expect(await tryPassword('budget', 'inkstone', { address: proxy, ...claiming(9) })).toMatchObject({ code: 'in' });
});
