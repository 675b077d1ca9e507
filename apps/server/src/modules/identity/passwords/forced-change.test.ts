import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, login, logout, modifyUserPassword, refresh, resetPersonPassword, userInfo } from '@inkstone/api';
import { modules } from '../../../modules.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const ownPassword = 'seven ink stones';

test('an administrator’s reset ends all sessions, and the old password is not valid any more', async () => {
  const person = await server.signIn('employee');

  const { account, password } = await admin.call(resetPersonPassword, { personId: person.id });

  expect(account).toBe('employee');
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await person.refused(userInfo, {})).toMatchObject({ status: 401, code: 'token-expired' });
  expect(await server.stranger.refused(refresh, { refresh_token: person.refreshToken })).toMatchObject({ code: 'token-expired' });
  expect(await server.stranger.refused(login, { account: 'employee', password: 'inkstone' })).toMatchObject({ code: 'wrong-password' });
  expect(JSON.stringify(await server.db.selectFrom('idempotency_keys').selectAll().execute())).not.toContain(password);
});

test('a sign-in with the temporary password can only choose a new one', async () => {
  const { id: personId } = await server.signIn('manager');
  const { password } = await admin.call(resetPersonPassword, { personId });
  const answer = await server.stranger.call(login, { account: 'manager', password });
  const restricted = await server.signIn('manager', password);

  expect(answer.restriction).toBe('password-change');
  expect(await restricted.refused(userInfo, {}, { locale: 'zh' })).toMatchObject({
    status: 403,
    code: 'password-change-required',
    errmsg: '請先設定自己的新密碼，才能繼續使用',
  });
  expect(await restricted.refused(modifyUserPassword, { oldPassword: password, newPassword: password })).toMatchObject({
    code: 'password-unchanged',
  });
  expect(await restricted.refused(modifyUserPassword, { oldPassword: password, newPassword: 'password1' })).toMatchObject({
    code: 'password-common',
  });
  await restricted.call(modifyUserPassword, { oldPassword: password, newPassword: ownPassword });

  expect(await restricted.call(userInfo, {})).toMatchObject({ account: 'manager' });
  expect((await server.stranger.call(login, { account: 'manager', password: ownPassword })).restriction).toBeNull();
});

test('a restricted sign-in stays restricted when it is renewed, and can sign out', async () => {
  const { id: personId } = await server.signIn('head');
  const { password } = await admin.call(resetPersonPassword, { personId });
  const restricted = await server.signIn('head', password);

  const renewed = await server.stranger.call(refresh, { refresh_token: restricted.refreshToken });
  const headers = { authorization: `Bearer ${renewed.access_token}` };

  expect(renewed.restriction).toBe('password-change');
  expect(await server.stranger.refused(userInfo, {}, { headers })).toMatchObject({ code: 'password-change-required' });
  expect(await restricted.call(logout, {})).toBe(true);
});

test('a restricted sign-in can make no other call, whatever its input', async () => {
  const { id: personId } = await server.signIn('gm');
  const restricted = await server.signIn('gm', (await admin.call(resetPersonPassword, { personId })).password);
  const open = new Set(
    modules.flatMap(({ endpoints }) => endpoints.filter(({ permission }) => permission === 'public')).map(({ call }) => call.path),
  );
  const others = calls.filter(({ path }) => !open.has(path) && path !== logout.path && path !== modifyUserPassword.path);

  const answers = await Promise.all(others.map(async (call) => [call.path, (await restricted.send(call, {})).body.errcode]));

  expect(others.length).toBeGreaterThan(100);
  expect(answers.filter(([, code]) => code !== 40301)).toEqual([]);
});

test('only administrators reset passwords, of people who exist, and not their own', async () => {
  const person = await server.signIn('tech');

  expect(await person.refused(resetPersonPassword, { personId: admin.id })).toMatchObject({ status: 403, code: 'not-allowed' });
  expect(await server.stranger.refused(resetPersonPassword, { personId: admin.id })).toMatchObject({ status: 401 });
  expect(await admin.refused(resetPersonPassword, { personId: crypto.randomUUID() })).toMatchObject({ status: 404, code: 'not-found' });
  expect(await admin.refused(resetPersonPassword, { personId: admin.id })).toMatchObject({ status: 422, code: 'own-password-reset' });
  expect(await server.signIn('tech')).toMatchObject({ account: 'tech' });
});
