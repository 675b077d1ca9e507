import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMessageWays, listDeliveries, listSettingChanges, retryDelivery, saveMessageWays, tryMail, tryWebhook } from '@inkstone/api';
import { transact } from '../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { mailMessages } from './mail-messages.ts';
import { notify } from './notify.ts';
import { saveEnvironmentChannels } from './environment-channels.ts';

let server: TestServer;
let admin: TestPerson;
let smtp: SMTPServer;
let receiver: Server;
const mails: string[] = [];
beforeAll(async () => {
  smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) =>
      username === 'ink' && password === 'right' ? callback(null, { user: 'ink' }) : callback(new Error('no such login')),
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push(text);
        callback();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  receiver = createServer((request, answer) => void request.resume().on('end', () => answer.writeHead(409).end()));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  server = await createTestServer();
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  receiver.close();
  await server.close();
});

const portOf = (from: { address(): unknown }) => (from.address() as AddressInfo).port;
const mail = (changes: object = {}) => ({
  host: '127.0.0.1',
  port: portOf(smtp.server),
  secure: false,
  user: 'ink',
  from: '硯 <ink@example.com>',
  password: 'right',
  ...changes,
});
const none = { publicUrl: '', mail: null, webhook: null };

test('channels that somebody else has saved since they were read are not overwritten', async () => {
  const { version } = await admin.call(getMessageWays, {});
  const other = await admin.call(saveMessageWays, { ...none, publicUrl: 'https://ink.example', version });

  const refused = await admin.refused(saveMessageWays, { ...none, mail: mail(), version });
  const saved = await admin.call(saveMessageWays, { ...none, version: other.version });

  expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  expect(saved).toMatchObject({ publicUrl: { url: '' }, mail: null, version: other.version + 1 });
});

test('a mail server is stored with its password encrypted and never returned, and sends mail', async () => {
  const kept = await admin.call(saveMessageWays, { ...none, mail: mail() });
  const { password: _, ...withoutPassword } = mail({ from: 'later@example.com' });
  await admin.call(saveMessageWays, { ...none, mail: withoutPassword });

  expect(kept.mail).toEqual({
    host: '127.0.0.1',
    port: mail().port,
    secure: false,
    requireTls: false,
    user: 'ink',
    from: '硯 <ink@example.com>',
    hasPassword: true,
    fixed: false,
  });
  const { value } = await server.db.selectFrom('settings').select('value').where('key', '=', 'messages').executeTakeFirstOrThrow();
  expect(JSON.stringify(value)).not.toContain('right');
  expect(JSON.stringify(await admin.call(listSettingChanges, {}))).not.toContain('right');
  expect(await admin.call(tryMail, { to: 'somebody@example.com' })).toEqual({ failure: null, detail: '' });
  expect(mails.at(-1)).toContain('From: later@example.com');
});

test('a stored password is not sent to another mail server', async () => {
  await admin.call(saveMessageWays, { ...none, mail: mail() });
  const { password: _, ...elsewhere } = mail({ host: 'localhost' });

  const refusal = await admin.refused(saveMessageWays, { ...none, mail: elsewhere });

  expect(refusal.issues).toMatchObject([{ code: 'PasswordAgain', path: 'mail.password' }]);
  expect((await admin.call(getMessageWays, {})).mail).toMatchObject({ host: '127.0.0.1', hasPassword: true });
  expect((await admin.call(saveMessageWays, { ...none, mail: { ...elsewhere, user: '' } })).mail).toMatchObject({ hasPassword: false });
});

test('where TLS is required and not offered, neither the password nor a mail is sent', async () => {
  const sent = mails.length;
  await admin.call(saveMessageWays, { ...none, mail: mail({ requireTls: true, password: 'wrong' }) });

  // If the password had been sent, the login would fail instead.
  expect(await admin.call(tryMail, { to: 'somebody@example.com' })).toMatchObject({ failure: 'encryption' });
  expect(mails.length).toBe(sent);
  const environment = { mailFrom: 'env@example.com', messagesWebhookUrl: undefined, publicUrl: undefined };
  await saveEnvironmentChannels(server.db, { ...environment, smtpUrl: 'smtp://a:secret@mail.example?tls=required' });
  expect((await admin.call(getMessageWays, {})).mail).toMatchObject({ secure: false, requireTls: true, fixed: true });
  await saveEnvironmentChannels(server.db, { ...environment, smtpUrl: undefined });
});

test('a failed test mail returns the kind of failure', async () => {
  const tryWith = async (changes: object) => {
    await admin.call(saveMessageWays, { ...none, mail: mail(changes) });
    return (await admin.call(tryMail, { to: 'somebody@example.com' })).failure;
  };

  expect(await tryWith({ password: 'wrong' })).toBe('login');
  expect(await tryWith({ port: 1 })).toBe('connection');
  expect(await tryWith({ host: 'nowhere.invalid' })).toBe('host');
  expect(await tryWith({ secure: true })).toBe('encryption');
  expect(await admin.call(tryMail, { to: 'nobody' })).toMatchObject({ failure: 'address' });
  await admin.call(saveMessageWays, none);
  expect(await admin.call(tryMail, { to: 'somebody@example.com' })).toMatchObject({ failure: 'none' });
});

test('all issues are returned at once, and nothing is saved', async () => {
  const webhook = { url: 'https://user:pass@hook.example/', kinds: [], secret: 'short' };
  const refusal = await admin.refused(saveMessageWays, {
    publicUrl: 'ink',
    mail: mail({ host: 'a b', port: 0, from: 'me', user: '' }),
    webhook,
  });

  expect(refusal.issues?.map(({ path }) => path)).toEqual([
    'publicUrl',
    'mail.host',
    'mail.port',
    'mail.from',
    'mail.user',
    'webhook.url',
    'webhook.kinds',
    'webhook.secret',
  ]);
  expect(await admin.call(getMessageWays, {})).toMatchObject({ mail: null, webhook: null });
  expect(await (await server.signIn('employee')).refused(getMessageWays, {})).toMatchObject({ status: 403 });
});

test('settings of the environment override those of administrators, which stay stored', async () => {
  await admin.call(saveMessageWays, { ...none, mail: mail() });
  const environment = { mailFrom: 'env@example.com', messagesWebhookUrl: undefined, publicUrl: undefined };
  await saveEnvironmentChannels(server.db, { ...environment, smtpUrl: 'smtps://a:secret@mail.example' });

  const fixed = await admin.call(saveMessageWays, none);
  await saveEnvironmentChannels(server.db, { ...environment, smtpUrl: undefined });

  expect(fixed.mail).toMatchObject({ host: 'mail.example', port: 465, secure: true, hasPassword: true, fixed: true });
  expect((await admin.call(getMessageWays, {})).mail).toMatchObject({ host: '127.0.0.1', fixed: false });
});

test('the webhook receives the chosen kinds, and its test returns the response', async () => {
  const url = `http://127.0.0.1:${portOf(receiver)}/`;
  await admin.call(saveMessageWays, { ...none, webhook: { url, kinds: ['urged'], secret: 'a secret of its own' } });
  const { id } = await server.db.selectFrom('people').select('id').where('account', '=', 'manager').executeTakeFirstOrThrow();
  const send = (kind: 'task' | 'urged') =>
    transact(server.db, (trx) =>
      notify(trx, [{ kind, people: [id], instanceId: null, workItemId: null, params: { name: kind } }], new Date()),
    );

  await send('task');
  await send('urged');

  const { items } = await admin.call(listDeliveries, {});
  expect(items.map(({ way, kind, state }) => [way, kind, state])).toEqual([['webhook', 'urged', 'waiting']]);
  expect(await admin.call(tryWebhook, {})).toMatchObject({ delivered: false });
});

test('a delivery that was given up can be sent again', async () => {
  await server.db.deleteFrom('messages').execute();
  await server.db.updateTable('people').set({ email: 'manager@example.com' }).where('account', '=', 'manager').execute();
  await admin.call(saveMessageWays, { ...none, mail: mail() });
  const { id } = await server.db.selectFrom('people').select('id').where('account', '=', 'manager').executeTakeFirstOrThrow();
  const notice = { kind: 'task' as const, people: [id], instanceId: null, workItemId: null, params: { name: 'Chair' } };
  await transact(server.db, (trx) => notify(trx, [notice], new Date()));
  await server.db.updateTable('message_deliveries').set({ given_up_at: new Date(), attempts: 10, last_error: 'busy' }).execute();
  const [given] = (await admin.call(listDeliveries, {})).items;

  await admin.call(retryDelivery, { id: given!.id });
  await mailMessages(server.db, id, () => new Date());

  expect(given).toMatchObject({ way: 'mail', state: 'failed', attempts: 10, error: 'busy', personName: '陳大文' });
  expect((await admin.call(listDeliveries, {})).items[0]).toMatchObject({ state: 'sent', error: null });
  expect(mails.at(-1)).toContain('To: manager@example.com');
});

test('a delivery in progress is not sent a second time', async () => {
  const [{ id } = { id: '' }] = (await admin.call(listDeliveries, {})).items;
  const claimed = { sent_at: null, given_up_at: null, claimed_at: new Date(), attempts: 3 };
  await server.db.updateTable('message_deliveries').set(claimed).execute();
  const before = mails.length;

  await admin.call(retryDelivery, { id });
  const { person_id } = await server.db.selectFrom('message_deliveries').select('person_id').executeTakeFirstOrThrow();
  await mailMessages(server.db, person_id, () => new Date());

  expect((await admin.call(listDeliveries, {})).items[0]).toMatchObject({ state: 'waiting', attempts: 3 });
  expect(mails).toHaveLength(before);
});
