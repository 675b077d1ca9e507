import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login, logout, modifyUserPassword, refresh, setup, userInfo } from '@inkstone/api';
import { createCaller, createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSetupToken } from './index.ts';

let server: TestServer;
let clock = new Date('2026-03-02T08:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

beforeAll(async () => {
  server = await createTestServer({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('sign_in_attempts').execute());

describe('signing in', () => {
  test('returns tokens and the person, with any letter case of the account', async () => {
    const answer = await server.stranger.call(login, { account: 'Employee', password: 'inkstone' });

    expect(answer.userinfo).toMatchObject({ account: 'employee', name: '林小美', departmentName: '業務部', isAdmin: false, locale: 'zh' });
    expect(answer.expiration).toBe(clock.getTime() + 15 * 60_000);
  });

  test('does not distinguish a wrong password from an unknown account', async () => {
    const wrong = await server.stranger.refused(login, { account: 'employee', password: 'wrong' });
    const unknown = await server.stranger.refused(login, { account: 'nobody', password: 'inkstone' });

    expect(wrong).toEqual({ status: 401, code: 'wrong-password', errmsg: 'Wrong account or password' });
    expect(unknown).toEqual(wrong);
  });

  test('refuses in the language of the caller', async () => {
    const refusal = await server.stranger.refused(login, { account: 'employee', password: 'wrong' }, { locale: 'zh' });

    expect(refusal.errmsg).toBe('帳號或密碼不正確');
  });

  test('that an account is disabled is answered only with the correct password', async () => {
    await server.db.updateTable('people').set({ active: false }).where('account', '=', 'deputy').execute();

    expect(await server.stranger.refused(login, { account: 'deputy', password: 'inkstone' })).toMatchObject({ code: 'account-disabled' });
    expect(await server.stranger.refused(login, { account: 'deputy', password: 'wrong' })).toMatchObject({ code: 'wrong-password' });
  });
});

describe('access tokens', () => {
  test('expire after a quarter of an hour', async () => {
    const person = await server.signIn('employee');

    later(15 * 60 + 1);

    expect(await person.refused(userInfo, {})).toMatchObject({ status: 401, code: 'token-expired' });
  });

  test('with a foreign signature are refused', async () => {
    const person = await server.signIn('employee');
    const [header, payload] = person.accessToken.split('.');
    const forged = [`${header}.${payload}.AAAA`, `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`, 'abc'];

    for (const token of forged) {
      const caller = createCaller(server, { authorization: `Bearer ${token}` });
      expect(await caller.refused(userInfo, {})).toMatchObject({ status: 401, code: 'not-signed-in' });
    }
  });

  test('of a disabled person are refused at once', async () => {
    const person = await server.signIn('tech');
    await person.call(userInfo, {});

    await server.db.updateTable('people').set({ active: false }).where('account', '=', 'tech').execute();

    await expect
      .poll(() =>
        person.refused(userInfo, {}).then(
          (refusal) => refusal.code,
          () => 'let in',
        ),
      )
      .toBe('account-disabled');
    expect(await server.stranger.refused(refresh, { refresh_token: person.refreshToken })).toMatchObject({ code: 'account-disabled' });
  });
});

describe('refresh tokens', () => {
  test('return a successor, and the same one again for 30 seconds', async () => {
    const person = await server.signIn('employee');

    const first = await server.stranger.call(refresh, { refresh_token: person.refreshToken });
    later(29);
    const again = await server.stranger.call(refresh, { refresh_token: person.refreshToken });

    expect(first.refresh_token).not.toBe(person.refreshToken);
    expect(again.refresh_token).toBe(first.refresh_token);
  });

  test('that are reused later end the whole sign-in', async () => {
    const person = await server.signIn('employee');
    const first = await server.stranger.call(refresh, { refresh_token: person.refreshToken });

    later(31);

    expect(await server.stranger.refused(refresh, { refresh_token: person.refreshToken })).toMatchObject({
      status: 401,
      code: 'token-expired',
    });
    expect(await server.stranger.refused(refresh, { refresh_token: first.refresh_token })).toMatchObject({ code: 'token-expired' });
    expect(await person.refused(userInfo, {})).toMatchObject({ code: 'token-expired' });
  });

  test('return one successor to sixteen concurrent requests', async () => {
    const person = await server.signIn('employee');

    const answers = await Promise.all(
      Array.from({ length: 16 }, () => server.stranger.call(refresh, { refresh_token: person.refreshToken })),
    );

    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    const kept = await server.db
      .selectFrom('refresh_tokens')
      .innerJoin('sign_ins', 'sign_ins.id', 'sign_in_id')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('sign_in_id', '=', signInOf(person.accessToken))
      .executeTakeFirstOrThrow();
    expect(kept.count).toBe('2');
  });

  test('expire after 30 days without use', async () => {
    const person = await server.signIn('employee');

    later(30 * 86_400 + 1);

    expect(await server.stranger.refused(refresh, { refresh_token: person.refreshToken })).toMatchObject({ code: 'token-expired' });
  });

  test('that nobody issued are refused', async () => {
    expect(await server.stranger.refused(refresh, { refresh_token: randomUUID() })).toMatchObject({ status: 401, code: 'token-expired' });
  });
});

test('signing out ends the access token and the refresh token of this sign-in only', async () => {
  const [here, there] = [await server.signIn('manager'), await server.signIn('manager')];

  await here.call(logout, {});

  expect(await here.refused(userInfo, {})).toMatchObject({ code: 'token-expired' });
  expect(await server.stranger.refused(refresh, { refresh_token: here.refreshToken })).toMatchObject({ code: 'token-expired' });
  expect(await there.call(userInfo, {})).toMatchObject({ account: 'manager' });
});

describe('changing the password', () => {
  test('ends every other sign-in and keeps this one', async () => {
    const [here, there] = [await server.signIn('head'), await server.signIn('head')];

    await here.call(modifyUserPassword, { oldPassword: 'inkstone', newPassword: '硯台與墨的故事' + 'x' });

    expect(await here.call(userInfo, {})).toMatchObject({ account: 'head' });
    expect(await there.refused(userInfo, {})).toMatchObject({ code: 'token-expired' });
    expect(await server.stranger.refused(login, { account: 'head', password: 'inkstone' })).toMatchObject({ code: 'wrong-password' });
    expect(await server.signIn('head', '硯台與墨的故事x')).toMatchObject({ account: 'head' });
  });

  test('requires the old password and a new one of at least eight characters', async () => {
    const person = await server.signIn('finance1');

    expect(await person.refused(modifyUserPassword, { oldPassword: 'wrong', newPassword: 'long enough' })).toMatchObject({ status: 401 });
    expect(await person.refused(modifyUserPassword, { oldPassword: 'inkstone', newPassword: '1234567' })).toMatchObject({
      status: 422,
      code: 'password-too-weak',
    });
  });

  test('of two concurrent changes one succeeds', async () => {
    const person = await server.signIn('finance2');

    const answers = await Promise.allSettled(
      ['first choice', 'second choice'].map((newPassword) => person.call(modifyUserPassword, { oldPassword: 'inkstone', newPassword })),
    );

    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the first administrator', () => {
  const first = { organization: '墨川', name: '王大明', account: 'boss', password: 'correct horse' };

  test('is created by the link, once', async () => {
    const empty = await createTestServer({ organization: null });
    const token = (await createSetupToken(empty.db))!;

    const answers = await Promise.allSettled([1, 2, 3].map(() => empty.stranger.call(setup, { ...first, token })));

    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const boss = await empty.signIn('boss', first.password);
    expect(await boss.call(userInfo, {})).toMatchObject({ isAdmin: true, departmentName: '墨川' });
    expect(await createSetupToken(empty.db)).toBeNull();
    await empty.close();
  });

  test('is not created by a wrong link, or with a weak password', async () => {
    const empty = await createTestServer({ organization: null });
    const token = (await createSetupToken(empty.db))!;

    expect(await empty.stranger.refused(setup, { ...first, token: 'guess' })).toMatchObject({ status: 422, code: 'setup-link-invalid' });
    expect(await empty.stranger.refused(setup, { ...first, token, password: 'short' })).toMatchObject({ code: 'password-too-weak' });
    expect(await empty.stranger.call(setup, { ...first, token })).toBeTruthy();
    await empty.close();
  });

  test('is created by one link, the same in every process and at every start until it is used', async () => {
    const empty = await createTestServer({ organization: null });

    const tokens = await Promise.all([1, 2, 3, 4].map(() => createSetupToken(empty.db)));
    const tokenAgain = await createSetupToken(empty.db);

    expect(new Set([...tokens, tokenAgain]).size).toBe(1);
    expect(await empty.stranger.call(setup, { ...first, token: tokens[3]! })).toBeTruthy();
    await empty.close();
  });
});

function signInOf(accessToken: string): string {
  return (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;
}
