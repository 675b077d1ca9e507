import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeOwnMail, getMessagePreferences, readOwnProfile, saveMessagePreferences, saveOwnProfile, userInfo } from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  person = await server.signIn('employee');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.updateTable('people').set({ email: 'mei@example.com', field_sources: '{}' }).where('id', '=', person.id).execute();
  await server.db.deleteFrom('sign_in_attempts').execute();
});

const emailOf = async (): Promise<string | null> => (await person.call(readOwnProfile, {})).email;

test('people change their own language, which they are greeted in from then on', async () => {
  const changed = await person.call(saveOwnProfile, { locale: 'en' });

  expect(changed.locale).toBe('en');
  expect((await person.call(userInfo, {})).locale).toBe('en');
  expect(await person.call(readOwnProfile, {})).toMatchObject({ account: 'employee', locale: 'en', hasPassword: true });
});

test('people set the time zone in which they read times, and return to that of the organisation', async () => {
  const changed = await person.call(saveOwnProfile, { timeZone: 'Europe/Berlin' });

  expect(changed).toMatchObject({ timeZone: 'Europe/Berlin' });
  expect((await person.call(userInfo, {})).timeZone).toBe('Europe/Berlin');
  const unknown = await person.send(saveOwnProfile, { timeZone: 'Asia/Atlantis' });
  expect(unknown.status).toBe(400);
  await person.call(saveOwnProfile, { timeZone: null });
  expect((await person.call(readOwnProfile, {})).timeZone).toBeNull();
});

test('a language that another source owns is not changed', async () => {
  await server.db
    .updateTable('people')
    .set({ locale: 'zh', field_sources: JSON.stringify({ locale: 'ldap' }) })
    .where('id', '=', person.id)
    .execute();

  const refused = await person.refused(saveOwnProfile, { locale: 'en' });

  expect(refused).toMatchObject({ status: 422, code: 'organization-invalid', issues: [{ code: 'field-owned', path: 'locale' }] });
  expect((await person.call(userInfo, {})).locale).toBe('zh');
  expect((await person.call(saveOwnProfile, { locale: 'zh' })).locale).toBe('zh');
});

test('the mail address is changed with the password only', async () => {
  const wrong = await person.refused(changeOwnMail, { email: 'thief@example.com', password: 'guess' });
  const missing = await person.refused(changeOwnMail, { email: 'thief@example.com' });

  expect([wrong, missing].map(({ code }) => code)).toEqual(['wrong-password', 'wrong-password']);
  expect(await emailOf()).toBe('mei@example.com');
  await person.call(changeOwnMail, { email: 'new@example.com', password: 'inkstone' });
  expect(await emailOf()).toBe('new@example.com');
  await person.call(changeOwnMail, { email: '', password: 'inkstone' });
  expect(await emailOf()).toBeNull();
});

test('the message preferences do not change the mail address', async () => {
  const { kinds } = await person.call(getMessagePreferences, {});

  await person.call(saveMessagePreferences, { kinds, email: 'thief@example.com' } as never);

  expect(await emailOf()).toBe('mei@example.com');
});

test('people without a password, who sign in elsewhere, change their address without one', async () => {
  const other = await server.signIn('deputy');
  await server.db.deleteFrom('credentials').where('person_id', '=', other.id).execute();

  await other.call(changeOwnMail, { email: 'deputy@example.com' });

  expect(await other.call(readOwnProfile, {})).toMatchObject({ email: 'deputy@example.com', hasPassword: false });
});

test('a new address revokes the link that was mailed to the old one', async () => {
  const row = {
    person_id: person.id,
    kind: 'reset',
    token_hash: Buffer.from('t'),
    created_at: new Date(),
    expires_at: new Date(),
  } as const;
  await server.db.insertInto('account_links').values(row).execute();

  await person.call(changeOwnMail, { email: 'new@example.com', password: 'inkstone' });

  expect(await server.db.selectFrom('account_links').selectAll().where('person_id', '=', person.id).execute()).toEqual([]);
});

test.each([readOwnProfile, saveOwnProfile, changeOwnMail])('$path refuses strangers', async (call) => {
  expect((await server.stranger.send(call, { locale: 'en', email: null })).status).toBe(401);
});
