import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { writeSetting } from '../system/index.ts';
import { createOrganizedDatabase } from '../../testing/organized-database.ts';
import { testProgram } from '../../testing/test-program.ts';
import { notify } from './notify.ts';

const program = new URL('./testing/sending-process.ts', import.meta.url);
const children: ChildProcess[] = [];
/** How often the receiver got a message, by its id. */
const received = new Map<string, number>();
let held: ServerResponse | null = null;
let receiver: Server;
let database: TestDatabase;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  receiver = createServer((request, answer) => {
    const id = String(request.headers['webhook-id']);
    received.set(id, (received.get(id) ?? 0) + 1);
    request.resume().on('end', () => {
      // The very first request waits for its response.
      if (held) answer.end();
      else held = answer;
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await writeSetting(database.db, 'messages', { webhook: { url } });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  receiver.closeAllConnections();
  receiver.close();
  await database.close();
});

async function launch(): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn(process.execPath, [testProgram(program), JSON.stringify({ connection: database.connection })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text, { timeout: 30_000 }).toContain('ready');
  return { child, output: () => text };
}

test('a process that resumes after a long pause sends nothing that another one has sent meanwhile', { timeout: 120_000 }, async () => {
  const paused = await launch();
  const { id: personId } = await database.db.selectFrom('people').select('id').where('account', '=', 'manager').executeTakeFirstOrThrow();
  const notice = (name: string) => ({
    kind: 'task' as const,
    people: [personId],
    instanceId: null,
    workItemId: null,
    params: { name, activity: { zh: '審核', en: 'Check' } },
  });
  await transact(database.db, (trx) => notify(trx, ['Chair', 'Table', 'Lamp'].map(notice), new Date()));
  await expect.poll(() => held !== null, { timeout: 30_000 }).toBe(true);
  const first = [...received.keys()];

  paused.child.kill('SIGSTOP');
  await launch();
  const deliveries = database.db.selectFrom('message_deliveries').select(['message_id', 'sent_at', 'attempts', 'last_error']);
  await expect.poll(async () => (await deliveries.execute()).filter(({ sent_at }) => !sent_at), { timeout: 60_000 }).toEqual([]);
  const sent = await deliveries.orderBy('message_id').execute();
  paused.child.kill('SIGCONT');
  held!.end();
  await expect.poll(paused.output, { timeout: 30_000 }).toContain('turn over');

  // The message in progress when the process was paused arrived twice with one id, all others once.
  expect(Object.fromEntries(received)).toEqual(Object.fromEntries(sent.map(({ message_id: id }) => [id, first.includes(id) ? 2 : 1])));
  expect(sent).toHaveLength(3);
  const after = await deliveries.orderBy('message_id').execute();
  expect(after.map(({ attempts, last_error }) => [attempts, last_error])).toEqual(sent.map(({ attempts }) => [attempts, null]));
});
