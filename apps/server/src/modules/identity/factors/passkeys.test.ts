import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  completePasskeySignIn,
  completeSignIn,
  finishPasskey,
  listFactors,
  login,
  removePasskey,
  renamePasskey,
  saveSecondFactorPolicy,
  signInLog,
  startPasskey,
  startPasskeySignIn,
  userInfo,
} from '@inkstone/api';
import { createCaller, createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { removeSetting, writeSetting } from '../../system/index.ts';
import { createSoftwarePasskey, type Deviation, type SoftwarePasskey } from '../testing/software-authenticator.ts';

let server: TestServer;
let clock = new Date('2026-03-02T08:00:00Z');
const origin = 'https://ink.example';
const password = 'inkstone';

beforeAll(async () => {
  server = await createTestServer({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = new Date(clock.getTime() + 3_600_000);
  for (const table of ['sign_in_attempts', 'passkeys', 'recovery_codes', 'pending_sign_ins', 'sign_in_log'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  await removeSetting(server.db, 'second-factor');
  await writeSetting(server.db, 'messages', { publicUrl: `${origin}/` });
});

async function register(person: TestPerson, passkey = createSoftwarePasskey(origin), deviation?: Deviation): Promise<SoftwarePasskey> {
  const { token, options } = await person.call(startPasskey, { password });
  await person.call(finishPasskey, { token, name: 'Laptop', response: passkey.register(options, deviation) });
  return passkey;
}

async function signIn(passkey: SoftwarePasskey, deviation?: Deviation) {
  const { token, options } = await server.stranger.call(startPasskeySignIn, {});
  return server.stranger.send(completePasskeySignIn, { token, response: passkey.sign(options, deviation) });
}

describe('a passkey', () => {
  test('signs in alone, without an account', async () => {
    const person = await server.signIn('employee');
    const passkey = await register(person);

    const { options } = await server.stranger.call(startPasskeySignIn, {});
    const { body } = await signIn(passkey);

    expect(options).toMatchObject({ rpId: 'ink.example', userVerification: 'required' });
    const { access_token: token } = body.data as { access_token: string };
    expect(await createCaller(server, { authorization: `Bearer ${token}` }).call(userInfo, {})).toMatchObject({ account: 'employee' });
    const [entry] = await server.db.selectFrom('sign_in_log').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(1).execute();
    expect(entry).toMatchObject({ person_id: person.id, method: 'passkey', failure: null });
  });

  test('is a second factor after the password', async () => {
    const passkey = await register(await server.signIn('employee'));
    const first = await server.stranger.refused(login, { account: 'employee', password });
    const { token, methods, passkey: options } = first.params as { token: string; methods: string[]; passkey: Record<string, unknown> };

    const answer = await server.stranger.call(completeSignIn, { token, passkey: passkey.sign(options) });

    expect(methods).toEqual(['passkey', 'recovery-code']);
    expect(options).toMatchObject({ allowCredentials: [{ id: passkey.id }] });
    expect(answer.userinfo).toMatchObject({ account: 'employee' });
  });

  test('of another person does not complete a sign-in', async () => {
    await register(await server.signIn('employee'));
    const foreign = await register(await server.signIn('manager'));
    const { params } = await server.stranger.refused(login, { account: 'employee', password });
    const { token, passkey: options } = params as { token: string; passkey: Record<string, unknown> };

    const refused = await server.stranger.refused(completeSignIn, { token, passkey: foreign.sign(options) });

    expect(refused).toMatchObject({ status: 401, code: 'wrong-second-factor' });
  });

  test.each<[string, Deviation]>([
    ['another origin', { origin: 'https://ink.example.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('another challenge').toString('base64url') }],
    ['no verification of its owner', { userVerified: false }],
    ['a registration instead of a sign-in', { type: 'webauthn.create' }],
    ['another owner', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
  ])('used for %s is refused', async (_name, deviation) => {
    const passkey = await register(await server.signIn('employee'));

    const { status, body } = await signIn(passkey, deviation);

    expect([status, body.errcode]).toEqual([401, 40108]);
    expect((await signIn(passkey)).status).toBe(200);
  });

  test('whose counter goes back is refused: there is a copy of it', async () => {
    const passkey = await register(await server.signIn('employee'));
    expect((await signIn(passkey, { counter: 7 })).status).toBe(200);

    expect((await signIn(passkey, { counter: 7 })).status).toBe(401);
    expect((await signIn(passkey, { counter: 3 })).status).toBe(401);
    expect((await signIn(passkey, { counter: 8 })).status).toBe(200);
  });

  test('answers a challenge once, within five minutes', async () => {
    const passkey = await register(await server.signIn('employee'));
    const { token, options } = await server.stranger.call(startPasskeySignIn, {});
    const response = passkey.sign(options);
    const late = await server.stranger.call(startPasskeySignIn, {});

    await server.stranger.call(completePasskeySignIn, { token, response });

    expect(await server.stranger.refused(completePasskeySignIn, { token, response })).toMatchObject({ code: 'sign-in-expired' });
    const fresh = await server.stranger.call(startPasskeySignIn, {});
    expect(await server.stranger.refused(completePasskeySignIn, { token: fresh.token, response })).toMatchObject({
      code: 'passkey-refused',
    });
    clock = new Date(clock.getTime() + 300_000);
    expect(await server.stranger.refused(completePasskeySignIn, { token: late.token, response: passkey.sign(late.options) })).toMatchObject(
      { code: 'sign-in-expired' },
    );
  });

  test('that nobody registered, or of a disabled person, is refused', async () => {
    const passkey = await register(await server.signIn('tech'));
    await server.db.updateTable('people').set({ active: false }).where('account', '=', 'tech').execute();

    const [unknown, disabled] = [await signInUnregistered(), await signIn(passkey)];
    await server.db.updateTable('people').set({ active: true }).where('account', '=', 'tech').execute();

    expect(unknown.body.errcode).toBe(40108);
    expect(disabled.body.errcode).toBe(40103);
  });

  async function signInUnregistered() {
    const passkey = createSoftwarePasskey(origin);
    passkey.register({ challenge: 'x', rp: { id: 'ink.example' }, user: { id: 'x' } });
    return signIn(passkey);
  }
});

describe('registering', () => {
  test.each<[string, Deviation]>([
    ['on another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: Buffer.from('another challenge').toString('base64url') }],
    ['without verification of its owner', { userVerified: false }],
  ])('%s is refused', async (_name, deviation) => {
    const person = await server.signIn('employee');

    await expect(register(person, createSoftwarePasskey(origin), deviation)).rejects.toThrow('passkey-refused');

    expect(await person.call(listFactors, {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  test('needs the password, one’s own challenge, and a name; a challenge is used once', async () => {
    const [person, other] = [await server.signIn('employee'), await server.signIn('manager')];
    const passkey = createSoftwarePasskey(origin);
    const { token, options } = await person.call(startPasskey, { password });
    const response = passkey.register(options);

    expect(await person.refused(startPasskey, { password: 'wrong' })).toMatchObject({ code: 'wrong-password' });
    expect(await other.refused(finishPasskey, { token, name: 'x', response })).toMatchObject({ code: 'sign-in-expired' });
    expect(await person.refused(finishPasskey, { token, name: ' ', response })).toMatchObject({ status: 400, issues: [{ path: 'name' }] });
    expect((await person.call(finishPasskey, { token, name: 'x', response })).recoveryCodes).toHaveLength(10);
    expect(await person.refused(finishPasskey, { token, name: 'x', response })).toMatchObject({ code: 'sign-in-expired' });
  });

  test('several are named, renamed and removed; those of others are not', async () => {
    const [person, other] = [await server.signIn('employee'), await server.signIn('manager')];
    const [first, second] = [await register(person), await register(person)];

    await person.call(renamePasskey, { id: second.id, name: 'Phone' });

    expect(await other.refused(renamePasskey, { id: first.id, name: 'Mine' })).toMatchObject({ status: 404 });
    expect(await other.refused(removePasskey, { id: first.id, password })).toMatchObject({ status: 404 });
    expect(await person.refused(removePasskey, { id: first.id, password: 'wrong' })).toMatchObject({ code: 'wrong-password' });
    await person.call(removePasskey, { id: first.id, password });
    expect(await person.call(listFactors, {})).toMatchObject({ passkeys: [{ id: second.id, name: 'Phone' }] });
    expect((await signIn(first)).status).toBe(401);
  });

  test('ends where ten are registered', async () => {
    const person = await server.signIn('employee');
    for (let index = 0; index < 10; index += 1) await register(person);

    expect(await person.refused(startPasskey, { password })).toMatchObject({ status: 422, code: 'passkeys-too-many', params: { max: 10 } });
  });

  test('satisfies the administrator who requires a second factor, and the last one stays', async () => {
    const admin = await server.signIn('admin');
    await admin.call(saveSecondFactorPolicy, { required: 'everybody' });
    const person = await server.signIn('employee');
    expect(await person.refused(userInfo, {})).toMatchObject({ code: 'second-factor-missing' });

    const passkey = await register(person);

    expect(await person.call(userInfo, {})).toMatchObject({ account: 'employee' });
    expect(await person.refused(removePasskey, { id: passkey.id, password })).toMatchObject({ code: 'second-factor-needed' });
    expect((await admin.call(signInLog, { outcome: 'failure' })).items).toEqual([]);
  });

  test('is for people who are signed in', async () => {
    const id = 'abc';
    const response = createSoftwarePasskey(origin).register({ challenge: 'x', rp: { id: 'x' }, user: { id: 'x' } });

    expect(await server.stranger.refused(startPasskey, { password })).toMatchObject({ status: 401 });
    expect(await server.stranger.refused(finishPasskey, { token: 'x', name: 'x', response })).toMatchObject({ status: 401 });
    expect(await server.stranger.refused(renamePasskey, { id, name: 'x' })).toMatchObject({ status: 401 });
    expect(await server.stranger.refused(removePasskey, { id, password })).toMatchObject({ status: 401 });
  });
});

test('under an IP address there are no passkeys, and passwords still sign in', async () => {
  const person = await server.signIn('employee');
  await register(person);
  await writeSetting(server.db, 'messages', { publicUrl: 'http://192.0.2.7:8080' });

  expect(await server.stranger.refused(startPasskeySignIn, {})).toMatchObject({ status: 422, code: 'passkey-address' });
  expect((await server.stranger.refused(login, { account: 'employee', password })).params).toMatchObject({
    methods: ['recovery-code'],
  });
});
