import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accountState,
  invitePerson,
  login,
  modifyUserPassword,
  publicConfig,
  readAccountLink,
  requestPasswordReset,
  resetPersonPassword,
  setPasswordByLink,
  userInfo,
} from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { removeSetting, writeSetting } from '../../system/index.ts';
import { mailAccountLink, type AccountMailJob } from './account-mail.ts';

let server: TestServer;
let admin: TestPerson;
let smtp: SMTPServer;
const mails: string[] = [];
let clock = new Date('2026-03-02T08:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(decodeQuotedPrintable(Buffer.concat(chunks).toString()));
        callback();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await createTestServer({ now: () => clock });
  // These are ordinary accounts, which are open under every name of the server.
  await server.db.updateTable('credentials').set({ from_demo: false }).execute();
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const newcomer = { id: '0199a5a0-0000-7000-8000-000000000001', account: 'newcomer', name: 'New Comer' };
const password = 'seven ink stones';

beforeEach(async () => {
  mails.length = 0;
  clock = new Date(clock.getTime() + 86_400_000);
  await server.db.deleteFrom('sign_in_attempts').execute();
  await sql`delete from pgboss.job where name = 'account-mail'`.execute(server.db);
  for (const table of ['account_links', 'sign_in_log'] as const)
    await server.db.deleteFrom(table).where('person_id', '=', newcomer.id).execute();
  await server.db.deleteFrom('sign_ins').where('person_id', '=', newcomer.id).execute();
  await server.db.deleteFrom('credentials').where('person_id', '=', newcomer.id).execute();
  await server.db.deleteFrom('people').where('id', '=', newcomer.id).execute();
  await server.db
    .insertInto('people')
    .values({ ...newcomer, locale: 'en', email: 'new@example.com', current_department_id: null, keyed_name: null, title: null })
    .execute();
  const { port } = smtp.server.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, secure: false, from: 'inkstone@example.com' };
  await writeSetting(server.db, 'messages', { mail, publicUrl: 'https://ink.example/' });
  admin = await server.signIn('admin');
});

/** Runs the waiting jobs as the queue does. */
async function sendMails(): Promise<void> {
  const { rows } = await sql<{ data: AccountMailJob; id: string }>`
    delete from pgboss.job where name = 'account-mail' returning id, data`.execute(server.db);
  for (const { id, data } of rows) await mailAccountLink(server.db, data, clock, { id, signal: new AbortController().signal });
}
const tokenOf = (text: string) => /\/#\/account-link\/(\S+)/.exec(text)![1]!;
const decodeQuotedPrintable = (text: string) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

const inviteByLink = async () => tokenOf((await admin.call(invitePerson, { personId: newcomer.id, by: 'link' })).path!);

describe('an invited person', () => {
  test('sets their password with the link and signs in', async () => {
    const token = await inviteByLink();

    const read = await server.stranger.call(readAccountLink, { token });
    const set = await server.stranger.call(setPasswordByLink, { token, password });

    expect(read).toMatchObject({ kind: 'invitation', name: 'New Comer', account: 'newcomer' });
    expect(set).toEqual({ account: 'newcomer' });
    expect(await (await server.signIn('newcomer', password)).call(userInfo, {})).toMatchObject({ name: 'New Comer' });
  });

  test('gets the link by mail, with the public address of the installation', async () => {
    const answer = await admin.call(invitePerson, { personId: newcomer.id, by: 'mail' }, { headers: { host: 'evil.example' } });
    await sendMails();

    expect(answer).toMatchObject({ path: null, mail: 'new@example.com' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: new@example.com');
    expect(mails[0]).toContain('https://ink.example/#/account-link/');
    await server.stranger.call(setPasswordByLink, { token: tokenOf(mails[0]!), password });
    expect(await server.signIn('newcomer', password)).toMatchObject({ account: 'newcomer' });
  });

  test('cannot use a link twice, after seven days, or after a newer one', async () => {
    const first = await inviteByLink();
    const second = await inviteByLink();
    expect(await server.stranger.refused(setPasswordByLink, { token: first, password })).toMatchObject({ code: 'account-link-invalid' });
    later(7 * 86_400);
    expect(await server.stranger.refused(readAccountLink, { token: second })).toMatchObject({ status: 422, code: 'account-link-invalid' });
    admin = await server.signIn('admin');
    const third = await inviteByLink();

    const answers = await Promise.allSettled([1, 2, 3].map(() => server.stranger.call(setPasswordByLink, { token: third, password })));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.stranger.refused(setPasswordByLink, { token: third, password })).toMatchObject({ code: 'account-link-invalid' });
  });

  test('keeps the link when the chosen password is refused, and loses it when disabled', async () => {
    const token = await inviteByLink();

    expect(await server.stranger.refused(setPasswordByLink, { token, password: 'short' })).toMatchObject({ code: 'password-too-weak' });
    expect(await server.stranger.refused(setPasswordByLink, { token, password: 'newcomer' })).toMatchObject({ code: 'password-personal' });
    expect(await server.stranger.call(readAccountLink, { token })).toMatchObject({ account: 'newcomer' });
    await server.db.updateTable('people').set({ active: false }).where('id', '=', newcomer.id).execute();
    expect(await server.stranger.refused(setPasswordByLink, { token, password })).toMatchObject({ code: 'account-link-invalid' });
  });
});

test('administrators see how far an account is, and whom they cannot invite', async () => {
  await inviteByLink();
  const invited = await admin.call(accountState, { personId: newcomer.id });
  await server.db.updateTable('people').set({ email: null }).where('id', '=', newcomer.id).execute();

  expect(invited).toMatchObject({ hasPassword: false, invitation: { expired: false }, lastSignInAt: null });
  expect(await admin.refused(invitePerson, { personId: newcomer.id, by: 'mail' })).toMatchObject({ code: 'person-without-mail' });
  expect(await admin.refused(invitePerson, { personId: admin.id, by: 'link' })).toMatchObject({ code: 'person-has-password' });
  expect(await admin.refused(invitePerson, { personId: crypto.randomUUID(), by: 'link' })).toMatchObject({ code: 'not-found' });
  await server.db.updateTable('people').set({ active: false, email: 'new@example.com' }).where('id', '=', newcomer.id).execute();
  expect(await admin.refused(invitePerson, { personId: newcomer.id, by: 'link' })).toMatchObject({ code: 'person-inactive' });
  await server.db.updateTable('people').set({ active: true }).where('id', '=', newcomer.id).execute();
  expect(await server.stranger.call(publicConfig, {})).toMatchObject({ passwordResetByMail: true });
  await removeSetting(server.db, 'messages');
  expect(await server.stranger.call(publicConfig, {})).toMatchObject({ passwordResetByMail: false });
  expect(await admin.refused(invitePerson, { personId: newcomer.id, by: 'mail' })).toMatchObject({ code: 'mail-not-configured' });
  expect(await admin.call(accountState, { personId: admin.id })).toMatchObject({
    hasPassword: true,
    lastSignInAt: clock.toISOString(),
    factors: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
  });
});

test('only administrators invite people and see their accounts', async () => {
  const person = await server.signIn('employee');

  for (const [caller, status] of [
    [person, 403],
    [server.stranger, 401],
  ] as const) {
    expect(await caller.refused(invitePerson, { personId: newcomer.id, by: 'link' })).toMatchObject({ status });
    expect(await caller.refused(accountState, { personId: newcomer.id })).toMatchObject({ status });
  }
});

describe('a forgotten password', () => {
  async function enrol(): Promise<TestPerson> {
    await server.stranger.call(setPasswordByLink, { token: await inviteByLink(), password });
    return server.signIn('newcomer', password);
  }

  test('is replaced by a mailed link, which ends all sessions', async () => {
    const person = await enrol();

    await server.stranger.call(requestPasswordReset, { account: 'NewComer' });
    await sendMails();
    await server.stranger.call(setPasswordByLink, { token: tokenOf(mails[0]!), password: 'eight brush strokes' });

    expect(await person.refused(userInfo, {})).toMatchObject({ status: 401, code: 'token-expired' });
    expect(await server.stranger.refused(login, { account: 'newcomer', password })).toMatchObject({ code: 'wrong-password' });
    expect(await server.signIn('newcomer', 'eight brush strokes')).toMatchObject({ account: 'newcomer' });
  });

  test('is answered alike for known and unknown accounts, and only known ones get a mail', async () => {
    await enrol();

    const known = await server.stranger.send(requestPasswordReset, { account: 'new@example.com' });
    const unknown = await server.stranger.send(requestPasswordReset, { account: 'nobody@example.com' });
    await sendMails();

    expect(unknown).toEqual(known);
    expect(mails).toHaveLength(1);
  });

  test('of a person without a password sends nothing', async () => {
    await server.stranger.call(requestPasswordReset, { account: 'newcomer' });
    await sendMails();

    expect(mails).toEqual([]);
  });

  test('link expires after half an hour and is revoked by every other change of the password', async () => {
    const person = await enrol();
    const request = async () => {
      await server.stranger.call(requestPasswordReset, { account: 'newcomer' });
      await sendMails();
      return tokenOf(mails.at(-1)!);
    };
    const changed = await request();
    await person.call(modifyUserPassword, { oldPassword: password, newPassword: 'nine paper sheets' });
    later(61);
    const reset = await request();
    await admin.call(resetPersonPassword, { personId: newcomer.id });
    later(61);
    const late = await request();
    later(30 * 60);

    for (const token of [changed, reset, late]) {
      expect(await server.stranger.refused(setPasswordByLink, { token, password })).toMatchObject({ code: 'account-link-invalid' });
    }
    expect(mails).toHaveLength(3);
  });

  test('requests are limited for one account and address, and mails to one person in a minute', async () => {
    await enrol();

    for (let index = 0; index < 5; index += 1) await server.stranger.call(requestPasswordReset, { account: 'newcomer' });
    await sendMails();

    expect(await server.stranger.refused(requestPasswordReset, { account: 'newcomer' })).toMatchObject({ code: 'sign-in-wait' });
    expect(await server.stranger.call(requestPasswordReset, { account: 'employee' })).toBe(true);
    expect(await server.signIn('newcomer', password)).toMatchObject({ account: 'newcomer' });
    expect(mails).toHaveLength(1);
  });
});

test('guessed links make the guesser wait, not the people who sign in from there', async () => {
  for (let index = 0; index < 100; index += 1) await server.stranger.send(readAccountLink, { token: `guess ${index}` });

  expect(await server.stranger.refused(readAccountLink, { token: 'guess' })).toMatchObject({ status: 429, code: 'sign-in-wait' });
  expect(await server.signIn('employee')).toMatchObject({ account: 'employee' });
});
