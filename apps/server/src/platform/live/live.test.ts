import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall, livePath, type LiveEvent } from '@inkstone/api';
import { modules } from '../../modules.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { transact } from '../db/transactions/transact.ts';
import { defineCommand } from '../http/endpoint.ts';
import { defineModule } from '../http/module.ts';
import { refuse } from '../http/refusal.ts';
import { publish, type OutboxMessage } from '../outbox/publish.ts';
import { watch } from './watch.ts';

/** A command that publishes messages. */
const publishTest = defineCall({
  method: 'POST',
  path: '/api/test/publish',
  summary: 'Publishes messages',
  command: true,
  input: z.object({ messages: z.array(z.custom<OutboxMessage>()), refused: z.boolean().default(false) }),
  output: z.boolean(),
});
const publishing = defineModule({
  name: 'test-publishing',
  description: 'Publishes messages for the test.',
  endpoints: [
    defineCommand(publishTest, {
      permission: 'signed-in',
      async handle({ trx }, { messages, refused }) {
        await publish(trx, ...messages);
        if (refused) refuse('not-allowed');
        return true;
      },
    }),
  ],
});

let server: TestServer;
let url: string;
let employee: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ modules: [...modules, publishing] });
  url = await server.server.listen({ host: '127.0.0.1', port: 0 });
  employee = await server.signIn('employee');
  manager = await server.signIn('manager');
});
afterAll(() => server.close());

interface Stream {
  readonly events: LiveEvent[];
  readonly ended: Promise<void>;
  leave(): void;
}

async function listen(person: TestPerson, age?: number): Promise<Stream> {
  const leave = new AbortController();
  const answer = await fetch(url + livePath + (age === undefined ? '' : `?age=${age}`), {
    headers: { authorization: `Bearer ${person.accessToken}` },
    signal: leave.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const events: LiveEvent[] = [];
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const hear = (part: string): void => {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)) as LiveEvent);
  };
  // The first part says that the stream is open.
  hear((await reader.read()).value!);
  const ended = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) hear(part.value);
  })().catch(() => undefined);
  return { events, ended, leave: () => leave.abort() };
}

const work = (...people: TestPerson[]): OutboxMessage => ({ kind: 'work-changed', people: people.map((person) => person.id) });

test('an event reaches the people concerned and nobody else', async () => {
  const [mine, theirs] = [await listen(employee), await listen(manager)];

  await manager.call(publishTest, {
    messages: [work(employee), { kind: 'instance-changed', workflowInstanceId: 'w1', people: [manager.id] }, work()],
  });

  await expect
    .poll(() => [mine.events, theirs.events])
    .toEqual([[{ kind: 'work-changed' }], [{ kind: 'instance-changed', workflowInstanceId: 'w1' }]]);
  mine.leave();
  theirs.leave();
}, 20_000);

test('a person who views an instance without taking part in it receives its events', async () => {
  const stream = await listen(employee);

  await watch(server.db, { personId: employee.id, subject: 'w1' });
  await manager.call(publishTest, {
    messages: ['w2', 'w1'].map((workflowInstanceId) => ({ kind: 'instance-changed' as const, workflowInstanceId, people: [manager.id] })),
  });

  await expect.poll(() => stream.events).toEqual([{ kind: 'instance-changed', workflowInstanceId: 'w1' }]);
  stream.leave();
}, 20_000);

test('all tabs of a person receive an event', async () => {
  const tabs = [await listen(employee), await listen(employee)];

  await employee.call(publishTest, { messages: [work(employee)] });

  await expect.poll(() => tabs.map((tab) => tab.events.length)).toEqual([1, 1]);
  tabs.forEach((tab) => tab.leave());
}, 20_000);

test('whoever begins to listen after an event is told to reload what was loaded before it', async () => {
  const other = await listen(manager);
  await manager.call(publishTest, { messages: [work(employee, manager)] });
  await expect.poll(() => other.events).toEqual([{ kind: 'work-changed' }]);

  const streams = [await listen(employee, 30_000), await listen(employee, 0), await listen(employee)];
  await manager.call(publishTest, { messages: [work(employee)] });

  const changed = { kind: 'work-changed' };
  await expect.poll(() => streams.map(({ events }) => events)).toEqual([[{ kind: 'resync' }, changed], [changed], [changed]]);
  for (const stream of [other, ...streams]) stream.leave();
}, 20_000);

test('an event that came while nobody listened is not missed either', async () => {
  const head = await server.signIn('head');
  const heard = async (): Promise<LiveEvent[]> => {
    const stream = await listen(head, 1_000);
    stream.leave();
    await stream.ended;
    return stream.events;
  };
  await expect.poll(heard, { timeout: 15_000 }).toEqual([]);

  await manager.call(publishTest, { messages: [work(head)] });
  await expect.poll(async () => (await sql`select from outbox where batch is null`.execute(server.db)).rows.length).toBe(0);

  await expect.poll(heard, { timeout: 15_000, interval: 200 }).toEqual([{ kind: 'resync' }]);
}, 40_000);

test('a message of a rolled-back transaction is sent to nobody', async () => {
  const stream = await listen(employee);

  await employee.refused(publishTest, {
    messages: [{ kind: 'instance-changed', workflowInstanceId: 'undone', people: [employee.id] }],
    refused: true,
  });
  await employee.call(publishTest, { messages: [work(employee)] });

  await expect.poll(() => stream.events).toEqual([{ kind: 'work-changed' }]);
  stream.leave();
}, 20_000);

test('a message that an ended process left in the outbox is relayed by another process', async () => {
  const stream = await listen(employee);

  await transact(server.db, (trx) => publish(trx, work(employee)));

  await expect.poll(() => stream.events, { timeout: 15_000 }).toEqual([{ kind: 'work-changed' }]);
  stream.leave();
}, 20_000);

test('after the connection for notices broke all clients reload, and events arrive again', async () => {
  const stream = await listen(employee);

  const broken = await server.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()",
  );
  expect(broken.rowCount).toBeGreaterThan(0);
  await expect.poll(() => stream.events).toEqual([{ kind: 'resync' }]);
  await employee.call(publishTest, { messages: [work(employee)] });

  await expect.poll(() => stream.events).toEqual([{ kind: 'resync' }, { kind: 'work-changed' }]);
  stream.leave();
}, 20_000);

test('the stream of a disabled person ends', async () => {
  const person = await server.signIn('deputy');
  const stream = await listen(person);

  await server.db.updateTable('people').set({ active: false }).where('account', '=', 'deputy').execute();

  await stream.ended;
}, 20_000);

test('a stranger gets no stream', async () => {
  const answer = await server.inject({ url: livePath });

  expect(answer.statusCode).toBe(401);
});

test('a stopping server ends its streams', async () => {
  const other = await createTestServer();
  const otherUrl = await other.server.listen({ host: '127.0.0.1', port: 0 });
  const person = await other.signIn('employee');
  const answer = await fetch(otherUrl + livePath, { headers: { authorization: `Bearer ${person.accessToken}` } });
  const read = answer.text();

  await other.close();

  expect(await read).toContain(': open');
}, 20_000);
