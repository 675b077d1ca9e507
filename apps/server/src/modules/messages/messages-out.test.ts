import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Delivery, DeliveryResult } from '../../platform/webhook/send-webhook.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createOrganizedDatabase } from '../../testing/organized-database.ts';
import { writeSetting } from '../system/index.ts';
import { mailMessages } from './mail-messages.ts';
import { notify, type Notice } from './notify.ts';
import { postMessages } from './post-messages.ts';

let database: TestDatabase;
let smtp: SMTPServer;
let personId: string;
let refusing = false;
const mails: string[] = [];
beforeAll(async () => {
  database = await createOrganizedDatabase();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusing) return callback(new Error('busy'));
        mails.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, secure: false, from: 'inkstone@example.com' };
  await writeSetting(database.db, 'messages', { mail, webhook: { url: 'https://hook.example/' }, publicUrl: 'https://ink.example/' });
  const person = await database.db.selectFrom('people').select('id').where('account', '=', 'manager').executeTakeFirstOrThrow();
  personId = person.id;
  await database.db.updateTable('people').set({ email: 'manager@example.com', locale: 'en' }).where('id', '=', personId).execute();
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await database.close();
});

const send = (name: string, kind: Notice['kind'] = 'task') => {
  const notice = { kind, people: [personId], instanceId: null, workItemId: null, params: { name, activity: { zh: '審核', en: 'Check' } } };
  return transact(database.db, (trx) => notify(trx, [notice], new Date()));
};
const open = async (way: 'mail' | 'webhook') =>
  (await database.db.selectFrom('message_deliveries').select('id').where('way', '=', way).where('sent_at', 'is', null).execute()).length;
const now = () => new Date();

test('messages of one moment are sent once in one mail in the recipient’s language', async () => {
  await send('Chair\r\nBcc: all@example.com');
  await send('Table');

  await mailMessages(database.db, personId, now);
  await mailMessages(database.db, personId, now);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Subject: You have 2 messages');
  expect(mails[0]).toContain('To: manager@example.com');
  expect(mails[0]).toContain('"Table" is waiting for you: Check');
  expect(await open('mail')).toBe(0);
});

test('a mail that the server rejects is retried unchanged, and later messages are sent in the same attempt', async () => {
  await send('Door');
  refusing = true;
  await expect(mailMessages(database.db, personId, now)).rejects.toThrow('busy');
  await send('Window');
  refusing = false;

  await mailMessages(database.db, personId, now);

  expect(mails.slice(1).map((mail) => /Door|Window/.exec(mail)?.[0])).toEqual(['Door', 'Window']);
});

test('after an outage one attempt sends all waiting messages to the webhook', async () => {
  await database.db.deleteFrom('messages').execute();
  const sent: Delivery[] = [];
  const webhooks = (result: DeliveryResult) => ({ send: async (delivery: Delivery) => (sent.push(delivery), result) });
  await send('Wall');
  await expect(
    postMessages(database.db, personId, { webhooks: webhooks({ kind: 'failed', reason: 'answered 503' }), now }),
  ).rejects.toThrow('503');
  await send('Floor');

  await postMessages(database.db, personId, { webhooks: webhooks({ kind: 'delivered' }), now });

  expect(sent).toHaveLength(3);
  expect(await open('webhook')).toBe(0);
});

test('two concurrent processes send a mail once', async () => {
  const before = mails.length;
  await send('Roof');

  await Promise.all([1, 2, 3].map(() => mailMessages(database.db, personId, now)));

  expect(mails).toHaveLength(before + 1);
});

test('a webhook receives each message, after a failure again under the same id, and refused ones never again', async () => {
  await database.db.deleteFrom('messages').execute();
  await send('Lamp');
  const sent: Delivery[] = [];
  const results: DeliveryResult[] = [
    { kind: 'failed', reason: 'answered 503' },
    { kind: 'delivered' },
    { kind: 'refused', reason: 'answered 400' },
  ];
  const webhooks = { send: async (delivery: Delivery) => (sent.push(delivery), results.shift()!) };

  await expect(postMessages(database.db, personId, { webhooks, now })).rejects.toThrow('503');
  await postMessages(database.db, personId, { webhooks, now });
  await send('Desk');
  await postMessages(database.db, personId, { webhooks, now });
  await postMessages(database.db, personId, { webhooks, now });

  expect(sent.map(({ id }) => id === sent[0]!.id)).toEqual([true, true, false]);
  expect(sent[0]).toMatchObject({
    url: 'https://hook.example/',
    content: { kind: 'task', account: 'manager', title: '"Lamp" is waiting for you: Check', url: 'https://ink.example/#/messages' },
  });
});
