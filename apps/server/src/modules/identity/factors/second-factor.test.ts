import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  completeSignIn,
  confirmTotp,
  listFactors,
  login,
  readSecondFactorPolicy,
  removeTotp,
  renewRecoveryCodes,
  resetPersonFactors,
  saveSecondFactorPolicy,
  signInLog,
  startTotp,
  userInfo,
} from '@inkstone/api';
import { createCaller, createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { removeSetting } from '../../system/index.ts';
import { totpCode } from './totp.ts';

let server: TestServer;
let admin: TestPerson;
let clock = new Date('2026-03-02T08:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const password = 'inkstone';
const codeOf = (secret: string) => totpCode(secret, Math.floor(clock.getTime() / 30_000));

beforeAll(async () => {
  server = await createTestServer({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  later(3600);
  for (const table of ['sign_in_attempts', 'totp_factors', 'recovery_codes', 'pending_sign_ins'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  await removeSetting(server.db, 'second-factor');
  admin = await server.signIn('admin');
});

/** Sets up one-time codes. The code with which it was confirmed is used up, so time goes on to the next one. */
async function enrol(person: TestPerson): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await person.call(startTotp, { password });
  const { recoveryCodes } = await person.call(confirmTotp, { code: codeOf(secret) });
  later(30);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

/** The first step of a sign-in: returns what is asked next. */
async function firstStep(account: string) {
  const refused = await server.stranger.refused(login, { account, password });
  expect(refused).toMatchObject({ status: 401, code: 'second-factor-required' });
  return refused.params as { token: string; methods: string[]; expiresAt: string };
}

describe('one-time codes', () => {
  test('are asked for after the password, and complete the sign-in', async () => {
    const { secret } = await enrol(await server.signIn('employee'));

    const { token, methods } = await firstStep('employee');
    const answer = await server.stranger.call(completeSignIn, { token, totp: codeOf(secret) });

    expect(methods).toEqual(['totp', 'recovery-code']);
    const caller = createCaller(server, { authorization: `Bearer ${answer.access_token}` });
    expect(await caller.call(userInfo, {})).toMatchObject({ account: 'employee' });
    expect((await admin.call(signInLog, { size: 1 })).items).toMatchObject([{ method: 'password', secondFactor: 'totp', failure: null }]);
  });

  test('take effect only when confirmed, and only with the password', async () => {
    const person = await server.signIn('employee');

    expect(await person.refused(startTotp, { password: 'wrong' })).toMatchObject({ status: 401, code: 'wrong-password' });
    expect(await person.refused(confirmTotp, { code: '000000' })).toMatchObject({ code: 'wrong-second-factor' });
    const { secret, uri } = await person.call(startTotp, { password });
    expect(uri).toContain(`secret=${secret}`);
    expect(await person.refused(confirmTotp, { code: '12345' })).toMatchObject({ code: 'wrong-second-factor' });

    expect(await server.signIn('employee')).toMatchObject({ account: 'employee' });
    expect(JSON.stringify(await server.db.selectFrom('totp_factors').selectAll().execute())).not.toContain(secret);
  });

  test('are accepted once, and tokens too', async () => {
    const { secret } = await enrol(await server.signIn('employee'));
    const [first, second] = [await firstStep('employee'), await firstStep('employee')];
    const totp = codeOf(secret);

    await server.stranger.call(completeSignIn, { token: first.token, totp });

    expect(await server.stranger.refused(completeSignIn, { token: second.token, totp })).toMatchObject({ code: 'wrong-second-factor' });
    later(30);
    const next = codeOf(secret);
    expect(await server.stranger.refused(completeSignIn, { token: first.token, totp: next })).toMatchObject({ code: 'sign-in-expired' });
    expect(await server.stranger.call(completeSignIn, { token: second.token, totp: next })).toBeTruthy();
  });

  test('sent twice at once open one session', async () => {
    const { secret } = await enrol(await server.signIn('employee'));
    const { token } = await firstStep('employee');
    const totp = codeOf(secret);

    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => server.stranger.call(completeSignIn, { token, totp })));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('are not accepted after five minutes or five wrong ones, or for another person’s token', async () => {
    const { secret } = await enrol(await server.signIn('employee'));
    await enrol(await server.signIn('manager'));
    const late = await firstStep('employee');
    later(300);
    const guessed = await firstStep('employee');
    const foreign = await firstStep('manager');

    expect(await server.stranger.refused(completeSignIn, { token: late.token, totp: codeOf(secret) })).toMatchObject({
      code: 'sign-in-expired',
    });
    expect(await server.stranger.refused(completeSignIn, { token: foreign.token, totp: codeOf(secret) })).toMatchObject({
      code: 'wrong-second-factor',
    });
    for (let guess = 0; guess < 5; guess += 1) await server.stranger.send(completeSignIn, { token: guessed.token, totp: '000000' });
    await server.db.deleteFrom('sign_in_attempts').execute();
    expect(await server.stranger.refused(completeSignIn, { token: guessed.token, totp: codeOf(secret) })).toMatchObject({
      code: 'sign-in-expired',
    });
  });

  test('guessed from one address make only that address wait', async () => {
    const { secret } = await enrol(await server.signIn('employee'));
    await server.db.updateTable('credentials').set({ from_demo: false }).execute();
    const guess = async (remoteAddress: string, totp: string) => {
      const { token } = await firstStep('employee');
      const answer = await server.inject({ method: 'POST', url: completeSignIn.path, payload: { token, totp }, remoteAddress });
      return answer.statusCode;
    };

    for (let failure = 0; failure < 5; failure += 1) expect(await guess('203.0.113.5', '000000')).toBe(401);

    expect(await guess('203.0.113.5', codeOf(secret))).toBe(429);
    expect(await guess('203.0.113.6', codeOf(secret))).toBe(200);
    await server.db.updateTable('credentials').set({ from_demo: true }).execute();
  });

  test('answer needs exactly one factor', async () => {
    const { token } = { token: 'x' };

    expect(await server.stranger.refused(completeSignIn, { token })).toMatchObject({ status: 400, issues: [{ path: 'totp' }] });
    expect(await server.stranger.refused(completeSignIn, { token, totp: '1', recoveryCode: '2' })).toMatchObject({ status: 400 });
    expect(await server.stranger.refused(completeSignIn, { token, totp: '1' })).toMatchObject({ code: 'sign-in-expired' });
  });
});

describe('recovery codes', () => {
  test('are ten, sign in once each, and are stored as hashes', async () => {
    const person = await server.signIn('employee');
    const { recoveryCodes } = await enrol(person);
    const [code] = recoveryCodes;

    await server.stranger.call(completeSignIn, {
      token: (await firstStep('employee')).token,
      recoveryCode: code!.toUpperCase().replace('-', ' '),
    });

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await person.call(listFactors, {})).toMatchObject({ recoveryCodesLeft: 9, totpConfirmedAt: expect.any(String) as string });
    const { token } = await firstStep('employee');
    expect(await server.stranger.refused(completeSignIn, { token, recoveryCode: code! })).toMatchObject({ code: 'wrong-second-factor' });
  });

  test('are replaced as a whole with the password, and end with the last factor', async () => {
    const person = await server.signIn('employee');
    expect(await person.refused(renewRecoveryCodes, { password })).toMatchObject({ code: 'second-factor-none' });
    const { recoveryCodes: old } = await enrol(person);

    const renewed = await person.call(renewRecoveryCodes, { password });

    const { token } = await firstStep('employee');
    expect(await server.stranger.refused(completeSignIn, { token, recoveryCode: old[0]! })).toMatchObject({ code: 'wrong-second-factor' });
    expect(await server.stranger.call(completeSignIn, { token, recoveryCode: renewed[0]! })).toBeTruthy();
    await person.call(removeTotp, { password });
    expect(await person.call(listFactors, {})).toMatchObject({ recoveryCodesLeft: 0, totpConfirmedAt: null });
    expect(await server.signIn('employee')).toMatchObject({ account: 'employee' });
  });
});

describe('where an administrator requires a second factor', () => {
  test('a sign-in without one can only register one, and the last one stays', async () => {
    await admin.call(saveSecondFactorPolicy, { required: 'everybody' });
    const person = await server.signIn('employee');

    expect(await person.refused(userInfo, {})).toMatchObject({ status: 403, code: 'second-factor-missing' });
    expect(await person.call(listFactors, {})).toMatchObject({ required: true });
    await enrol(person);

    expect(await person.call(userInfo, {})).toMatchObject({ account: 'employee' });
    expect(await person.refused(removeTotp, { password })).toMatchObject({ status: 422, code: 'second-factor-needed' });
    expect(await person.call(listFactors, {})).toMatchObject({ recoveryCodesLeft: 10, totpConfirmedAt: expect.any(String) as string });
  });

  test('of administrators only, others sign in without', async () => {
    await admin.call(saveSecondFactorPolicy, { required: 'administrators' });

    expect(await (await server.signIn('employee')).call(userInfo, {})).toMatchObject({ account: 'employee' });
    expect(await (await server.signIn('admin')).refused(userInfo, {})).toMatchObject({ code: 'second-factor-missing' });
    expect(await admin.call(readSecondFactorPolicy, {})).toEqual({ required: 'administrators' });
  });
});

test('administrators reset what was lost: factors and sessions', async () => {
  const person = await server.signIn('employee');
  await enrol(person);

  await admin.call(resetPersonFactors, { personId: person.id });

  expect(await person.refused(userInfo, {})).toMatchObject({ code: 'token-expired' });
  expect(await server.signIn('employee')).toMatchObject({ account: 'employee' });
  expect(await admin.refused(resetPersonFactors, { personId: admin.id })).toMatchObject({ code: 'own-factors-reset' });
  expect(await admin.refused(resetPersonFactors, { personId: crypto.randomUUID() })).toMatchObject({ code: 'not-found' });
});

test('the policy and the reset are for administrators, the factors for their owners', async () => {
  const person = await server.signIn('employee');

  for (const [caller, status] of [
    [person, 403],
    [server.stranger, 401],
  ] as const) {
    expect(await caller.refused(readSecondFactorPolicy, {})).toMatchObject({ status });
    expect(await caller.refused(saveSecondFactorPolicy, { required: 'nobody' })).toMatchObject({ status });
    expect(await caller.refused(resetPersonFactors, { personId: admin.id })).toMatchObject({ status });
  }
  for (const call of [startTotp, removeTotp, renewRecoveryCodes]) {
    expect(await server.stranger.refused(call, { password })).toMatchObject({ status: 401 });
    expect(await person.refused(call, { password: 'wrong' })).toMatchObject({ status: 401, code: 'wrong-password' });
  }
  expect(await server.stranger.refused(confirmTotp, { code: '1' })).toMatchObject({ status: 401 });
  expect(await server.stranger.refused(listFactors, {})).toMatchObject({ status: 401 });
});
