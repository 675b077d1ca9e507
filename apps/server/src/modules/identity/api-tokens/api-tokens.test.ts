import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeOwnMail,
  createApiToken,
  getMessagePreferences,
  listApiTokens,
  listPersonApiTokens,
  livePath,
  logout,
  modifyUserPassword,
  readMessages,
  revokeApiToken,
  revokePersonApiToken,
  saveSecondFactorPolicy,
  signInLog,
  userInfo,
} from '@inkstone/api';
import { modules } from '../../../modules.ts';
import { createCaller, createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
let clock = new Date('2026-03-02T08:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const wanted = { name: 'Warehouse', scope: 'write', days: 30, password: 'inkstone' } as const;

beforeAll(async () => {
  server = await createTestServer({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('api_tokens').execute();
  await server.db.deleteFrom('sign_in_attempts').execute();
  person = await server.signIn('employee');
  admin = await server.signIn('admin');
});

const program = (token: string) => createCaller(server, { authorization: `Bearer ${token}` });

describe('a token', () => {
  test('calls in the name of its owner, is shown once, and shows its last use', async () => {
    const { token, id } = await person.call(createApiToken, wanted);

    expect(token).toMatch(/^ink_[\w-]{43}$/);
    expect(await program(token).call(userInfo, {})).toMatchObject({ account: 'employee' });
    expect(await program(token).call(readMessages, {})).toBeDefined();
    const listed = await person.call(listApiTokens, {});
    expect(listed).toMatchObject([{ id, name: 'Warehouse', scope: 'write', lastUsedAt: clock.toISOString() }]);
    const stored = [
      await server.db.selectFrom('api_tokens').selectAll().execute(),
      await server.db.selectFrom('idempotency_keys').selectAll().execute(),
    ];
    expect(JSON.stringify([listed, stored])).not.toContain(token);
  });

  test('for reading does not write', async () => {
    const { token } = await person.call(createApiToken, { ...wanted, scope: 'read' });

    expect(await program(token).call(getMessagePreferences, {})).toBeDefined();
    expect(await program(token).refused(readMessages, {})).toMatchObject({ status: 403, code: 'token-scope' });
  });

  test('never has more rights than its owner', async () => {
    const { token } = await person.call(createApiToken, wanted);
    const { token: strong } = await admin.call(createApiToken, wanted);

    expect(await program(token).refused(signInLog, {})).toMatchObject({ status: 403, code: 'not-allowed' });
    expect(await program(strong).call(signInLog, {})).toBeDefined();
    await server.db.updateTable('people').set({ is_admin: false }).where('account', '=', 'admin').execute();
    await expect
      .poll(() =>
        program(strong)
          .send(signInLog, {})
          .then(({ status }) => status),
      )
      .toBe(403);
    await server.db.updateTable('people').set({ is_admin: true }).where('account', '=', 'admin').execute();
  });

  test('changes neither accounts nor sign-ins nor tokens', async () => {
    const { token, id } = await admin.call(createApiToken, wanted);
    const change = { oldPassword: 'inkstone', newPassword: 'seven ink stones' };

    const answers = [
      await program(token).refused(createApiToken, wanted),
      await program(token).refused(revokeApiToken, { id }),
      await program(token).refused(modifyUserPassword, change),
      await program(token).refused(logout, {}),
      await program(token).refused(saveSecondFactorPolicy, { required: 'nobody' }),
      await program(token).refused(changeOwnMail, { email: 'thief@example.com' }),
    ];

    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array.from({ length: 6 }, () => '403 token-not-allowed'));
    expect((await server.inject({ url: livePath, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(403);
  });

  test('is refused by every call about the signed-in person’s own account', async () => {
    const { token } = await admin.call(createApiToken, wanted);
    const own = modules.flatMap(({ endpoints }) =>
      endpoints.filter(({ kind, permission }) => kind === 'session' && permission !== 'public'),
    );

    const answers = await Promise.all(own.map(async ({ call }) => [call.path, (await program(token).send(call, {})).body.errcode]));

    expect(own.length).toBeGreaterThan(20);
    expect(answers.filter(([, code]) => code !== 40303)).toEqual([]);
  });

  test('ends when it expires, is revoked, or its owner is disabled', async () => {
    const revoked = await person.call(createApiToken, wanted);
    const expired = await person.call(createApiToken, { ...wanted, days: 1 });
    const { token } = await (await server.signIn('tech')).call(createApiToken, wanted);
    for (const each of [revoked.token, expired.token, token]) expect(await program(each).call(userInfo, {})).toBeDefined();

    await person.call(revokeApiToken, { id: revoked.id });
    later(86_400);
    await server.db.updateTable('people').set({ active: false }).where('account', '=', 'tech').execute();

    expect(await program(revoked.token).refused(userInfo, {})).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await program(expired.token).refused(userInfo, {})).toMatchObject({ status: 401, code: 'not-signed-in' });
    await expect
      .poll(() =>
        program(token)
          .send(userInfo, {})
          .then(({ body }) => body.errcode),
      )
      .toBe(40103);
    expect(await program('ink_made-up').refused(userInfo, {})).toMatchObject({ code: 'not-signed-in' });
    await server.db.updateTable('people').set({ active: true }).where('account', '=', 'tech').execute();
  });

  test('of another person is neither seen nor revoked, except by administrators', async () => {
    const { token, id } = await person.call(createApiToken, wanted);
    const other = await server.signIn('manager');

    expect(await other.call(listApiTokens, {})).toEqual([]);
    expect(await other.refused(revokeApiToken, { id })).toMatchObject({ status: 404 });
    expect(await admin.call(listPersonApiTokens, { personId: person.id })).toMatchObject([{ id }]);
    expect(await admin.refused(revokePersonApiToken, { personId: admin.id, id })).toMatchObject({ status: 404 });
    await admin.call(revokePersonApiToken, { personId: person.id, id });
    expect(await program(token).refused(userInfo, {})).toMatchObject({ code: 'not-signed-in' });
    expect(await person.call(listApiTokens, {})).toEqual([]);
  });
});

test('creating a token needs the password, a name and an expiry of at most a year; twenty are enough', async () => {
  expect(await person.refused(createApiToken, { ...wanted, password: 'wrong' })).toMatchObject({ code: 'wrong-password' });
  expect(await person.refused(createApiToken, { ...wanted, name: ' ', days: 400 })).toMatchObject({
    status: 400,
    issues: [{ path: 'name' }, { path: 'days' }],
  });
  for (let index = 0; index < 20; index += 1) await person.call(createApiToken, wanted);
  expect(await person.refused(createApiToken, wanted)).toMatchObject({ status: 422, code: 'tokens-too-many' });
});

test('tokens are for people who are signed in, and those of others for administrators', async () => {
  const id = admin.id;

  for (const [call, input] of [
    [createApiToken, wanted],
    [listApiTokens, {}],
    [revokeApiToken, { id }],
  ] as const) {
    expect((await server.stranger.send(call, input)).status).toBe(401);
  }
  for (const [caller, status] of [
    [person, 403],
    [server.stranger, 401],
  ] as const) {
    expect(await caller.refused(listPersonApiTokens, { personId: id })).toMatchObject({ status });
    expect(await caller.refused(revokePersonApiToken, { personId: id, id })).toMatchObject({ status });
  }
});
