import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  endOtherSessions,
  endPersonSessions,
  endSession,
  listPersonSessions,
  listSessions,
  login,
  refresh,
  signInLog,
  userInfo,
} from '@inkstone/api';
import { cleanUp } from '../../../platform/jobs/cleanup.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: TestPerson;
let clock = new Date('2026-03-02T08:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

beforeAll(async () => {
  server = await createTestServer({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_attempts').execute();
  await server.db.deleteFrom('sign_in_log').execute();
  await server.db.deleteFrom('sign_ins').execute();
  admin = await server.signIn('admin');
});

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' };

describe('own sessions', () => {
  test('are listed with device, address and last use, the last used first', async () => {
    await server.stranger.call(login, { account: 'employee', password: 'inkstone' }, { headers: firefox });
    later(60);
    const person = await server.signIn('employee');
    later(60);
    await server.stranger.call(refresh, { refresh_token: person.refreshToken });

    const listed = await person.call(listSessions, {}, { locale: 'zh' });

    expect(listed).toMatchObject([
      { current: true, lastUsedAt: clock.toISOString(), address: '127.0.0.1' },
      { current: false, device: 'Linux 上的 Firefox', address: '127.0.0.1' },
    ]);
    expect(new Date(listed[0]!.startedAt).getTime()).toBe(clock.getTime() - 60_000);
  });

  test('that have expired are not listed', async () => {
    await server.signIn('employee');
    later(31 * 86_400);
    const person = await server.signIn('employee');

    expect(await person.call(listSessions, {})).toHaveLength(1);
  });

  test('are ended one by one, or all others at once', async () => {
    const [here, there, elsewhere] = [await server.signIn('employee'), await server.signIn('employee'), await server.signIn('employee')];
    const current = (await there.call(listSessions, {})).find((each) => each.current)!;

    await here.call(endSession, { id: current.id });
    await here.call(endSession, { id: current.id });

    expect(await there.refused(userInfo, {})).toMatchObject({ status: 401, code: 'token-expired' });
    expect(await server.stranger.refused(refresh, { refresh_token: there.refreshToken })).toMatchObject({ code: 'token-expired' });
    expect(await elsewhere.call(userInfo, {})).toMatchObject({ account: 'employee' });
    await here.call(endOtherSessions, {});
    expect(await elsewhere.refused(userInfo, {})).toMatchObject({ code: 'token-expired' });
    expect(await here.call(listSessions, {})).toMatchObject([{ current: true }]);
  });

  test('of other people can be neither seen nor ended', async () => {
    const [person, other] = [await server.signIn('employee'), await server.signIn('manager')];
    const [foreign] = await other.call(listSessions, {});

    expect(await person.refused(endSession, { id: foreign!.id })).toMatchObject({ status: 404, code: 'not-found' });

    expect(await other.call(userInfo, {})).toMatchObject({ account: 'manager' });
  });
});

describe('administrators', () => {
  test('list and end the sessions of a person', async () => {
    const [here, there] = [await server.signIn('employee'), await server.signIn('employee')];
    const sessions = await admin.call(listPersonSessions, { personId: here.id });
    const own = (await here.call(listSessions, {})).find((each) => each.current)!;

    await admin.call(endPersonSessions, { personId: here.id, id: own.id });

    expect(sessions.map(({ current }) => current)).toEqual([false, false]);
    expect(await here.refused(userInfo, {})).toMatchObject({ code: 'token-expired' });
    expect(await admin.refused(endPersonSessions, { personId: admin.id, id: own.id })).toMatchObject({ code: 'not-found' });
    await admin.call(endPersonSessions, { personId: here.id });
    expect(await there.refused(userInfo, {})).toMatchObject({ code: 'token-expired' });
  });

  test('see successful and failed sign-ins with their reasons, newest first, in pages', async () => {
    await server.stranger.refused(login, { account: 'employee', password: 'wrong' }, { headers: firefox });
    later(1);
    await server.stranger.refused(login, { account: 'my-secret-password', password: 'x' });
    later(1);
    const person = await server.signIn('employee');

    const first = await admin.call(signInLog, { size: 2 });
    const second = await admin.call(signInLog, { size: 2, cursor: first.next! });

    expect(first.items).toMatchObject([
      { person: { account: 'employee' }, method: 'password', failure: null, address: '127.0.0.1' },
      { person: null, failure: { code: 'unknown-account', text: 'Unknown account' } },
    ]);
    expect(second.items).toMatchObject([
      { person: { id: person.id }, failure: { code: 'wrong-password', text: 'Wrong password' }, device: 'Firefox on Linux' },
      { person: { account: 'admin' }, failure: null },
    ]);
    expect(JSON.stringify(await server.db.selectFrom('sign_in_log').selectAll().execute())).not.toContain('my-secret-password');
  });

  test('filter the log by person, period and outcome', async () => {
    const start = clock;
    later(10);
    const person = await server.signIn('employee');
    await server.stranger.refused(login, { account: 'employee', password: 'wrong' });
    later(10);
    await server.signIn('employee');

    const filters = { personId: person.id, from: start.toISOString(), to: clock.toISOString() };

    expect((await admin.call(signInLog, filters)).items.map(({ failure }) => failure?.code)).toEqual(['wrong-password', undefined]);
    expect((await admin.call(signInLog, { ...filters, outcome: 'failure' })).items).toHaveLength(1);
    expect(await admin.refused(signInLog, { from: 'yesterday' })).toMatchObject({ status: 400, issues: [{ path: 'from' }] });
    expect(await admin.refused(signInLog, { cursor: 'made-up' })).toMatchObject({ code: 'malformed' });
  });

  test('find entries of the last 180 days', async () => {
    await server.signIn('employee');

    later(180 * 86_400 + 1);
    await cleanUp(server.db, clock);

    expect(await server.db.selectFrom('sign_in_log').select('id').execute()).toEqual([]);
  });

  test('are the only ones who see and end the sessions of others, and the log', async () => {
    const person = await server.signIn('employee');

    for (const caller of [person, server.stranger]) {
      const status = caller === person ? 403 : 401;
      expect(await caller.refused(listPersonSessions, { personId: admin.id })).toMatchObject({ status });
      expect(await caller.refused(endPersonSessions, { personId: admin.id })).toMatchObject({ status });
      expect(await caller.refused(signInLog, {})).toMatchObject({ status });
    }
    for (const call of [listSessions, endOtherSessions]) expect(await server.stranger.refused(call, {})).toMatchObject({ status: 401 });
    expect(await server.stranger.refused(endSession, { id: admin.id })).toMatchObject({ status: 401 });
    expect(await admin.call(userInfo, {})).toMatchObject({ account: 'admin' });
  });
});
