import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { approve, buildWorkflow, end, service, start } from '@inkstone/testing/workflow-builder';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { createWebhookSender, type Delivery, type DeliveryResult } from '../../../platform/webhook/send-webhook.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { replayCheck } from '../replay/replay-check.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';
import type { BusinessRule } from './business-rule.ts';
import { failService, runService, ServiceUnavailable } from './run-service.ts';
import type { ServiceJob } from './service-jobs.ts';
import { serviceWorkers } from './service-workers.ts';

let database: TestDatabase;
let scene: WorkflowScene;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  scene.rules = ['stock'];
  const flow = (code: string, settings: Parameters<typeof service>[1]) => ({
    ...buildWorkflow([start(), service('book', settings), approve('check', ['manager']), end()], ['start > book > check > end']),
    code,
  });
  const url = (host: string) => ({ task: { kind: 'webhook' as const, url: host, fields: ['title', 'amount'] } });
  await scene.publish(flow('hook', url('https://hooks.example.com/book')), flow('rule', { task: { kind: 'rule', rule: 'stock' } }));
});
afterAll(() => database.close());

const sent: Delivery[] = [];
let result: DeliveryResult = { kind: 'delivered' };
const webhooks = { send: async (delivery: Delivery) => (sent.push(delivery), result) };
const mark = (value: string) => ({ key: 'demo', value: JSON.stringify(value) });
const stock: BusinessRule = {
  code: 'stock',
  async run({ trx }, { recordId }) {
    await trx.insertInto('settings').values(mark(recordId)).execute();
    return recordId === refusedRecord ? { kind: 'refused', reason: '庫存不足' } : { kind: 'done' };
  },
};
let refusedRecord = '';
const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => scene.now };
const run = (job: ServiceJob) => runService(database.db, environment, { webhooks, rules: [stock] }, job);

beforeEach(async () => {
  sent.length = 0;
  result = { kind: 'delivered' };
  await sql`delete from pgboss.job`.execute(database.db);
  await database.db.deleteFrom('settings').execute();
});

const jobs = async (): Promise<ServiceJob[]> => {
  const { rows } = await sql<{ data: ServiceJob }>`select data from pgboss.job where name = 'workflow-service' order by created_on`.execute(
    database.db,
  );
  return rows.map(({ data }) => data);
};

describe('a webhook service', () => {
  test('is queued with the command, sends the named fields, and lets the flow continue once', async () => {
    const id = await scene.start('employee', 'hook', { title: '椅子', amount: 120 });
    const [job] = await jobs();

    await run(job!);
    await run(job!);

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ id: job!.visitId, url: 'https://hooks.example.com/book' });
    expect(sent[0]!.content).toMatchObject({
      workflowInstanceId: id,
      activityCode: 'book',
      round: 1,
      values: { title: '椅子', amount: 120 },
    });
    expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
    expect((await replayCheck(database.db, id)).problems).toEqual([]);
  });

  test('with a temporary failure is retried by the queue; finally it is a system exception that can be retried manually', async () => {
    const id = await scene.start('employee', 'hook');
    const [job] = await jobs();
    result = { kind: 'failed', reason: 'answered 503' };

    await expect(run(job!)).rejects.toThrow(ServiceUnavailable);
    expect((await scene.load(id)).row.status).toBe('PROCESSING');
    await failService(database.db, environment, job!, { class: 'system', detail: 'answered 503' });
    const failed = await scene.load(id);
    await scene.act('admin', id, { action: 'Retry' });
    const [, again] = await jobs();
    result = { kind: 'delivered' };
    await run(job!);
    await run(again!);

    expect(failed.row.status).toBe('EXCEPTION');
    expect(Object.values(failed.state.tokens)[0]?.failure).toMatchObject({ cause: 'service', class: 'system', detail: 'answered 503' });
    expect(sent.map((each) => each.id)).toEqual([job!.visitId, again!.visitId]);
    expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
  });

  test('that the receiver refuses is a business exception at once', async () => {
    const id = await scene.start('employee', 'hook');
    result = { kind: 'refused', reason: 'answered 409' };

    await run((await jobs())[0]!);

    expect(Object.values((await scene.load(id)).state.tokens)[0]?.failure).toMatchObject({ class: 'business', detail: 'answered 409' });
  });

  test('is not called for an instance that was cancelled meanwhile', async () => {
    const id = await scene.start('employee', 'hook');
    await scene.act('employee', id, { action: 'Cancel' });

    await run((await jobs())[0]!);

    expect(sent).toEqual([]);
  });
});

describe('a service that runs a rule', () => {
  const marks = () => database.db.selectFrom('settings').select('key').execute();

  test("commits the rule's writes together with the transition", async () => {
    const id = await scene.start('employee', 'rule');

    await run((await jobs())[0]!);

    expect(await marks()).toHaveLength(1);
    expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
  });

  test('rolls back a rule that refuses, and reports its text', async () => {
    const id = await scene.start('employee', 'rule');
    refusedRecord = (await scene.load(id)).row.record_id;

    await run((await jobs())[0]!);

    expect(await marks()).toEqual([]);
    expect(Object.values((await scene.load(id)).state.tokens)[0]?.failure).toMatchObject({ class: 'business', detail: '庫存不足' });
  });
});

test('the queue runs services: a signed request arrives, and a service that never responds becomes an exception', async () => {
  const received: { signature: unknown; expected: string }[] = [];
  const secret = Buffer.from('secret');
  const receiver = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
      received.push({ signature, expected: `v1,${createHmac('sha256', secret).update([id, at, body].join('.')).digest('base64')}` });
      answer.writeHead(request.url === '/good' ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const flow = (code: string) => ({
    ...buildWorkflow(
      [start(), service('book', { task: { kind: 'webhook', url: `${base}/${code}`, fields: [] } }), approve('check', ['manager']), end()],
      ['start > book > check > end'],
    ),
    code,
  });
  await scene.publish(flow('good'), flow('bad'));
  const sender = createWebhookSender({ secret, now: () => new Date(), privateHosts: ['127.0.0.1'] });
  const log = pino({ level: 'silent' });
  const queue = await startJobs({
    pool: database.pool,
    connection: database.connection,
    timeZone: 'UTC',
    log,
    jobs: [],
    workers: serviceWorkers(database.db, environment, { webhooks: sender, rules: [] }),
  });

  const good = await scene.start('employee', 'good');
  const bad = await scene.start('employee', 'bad');
  await sql`update pgboss.job set retry_limit = 1, retry_delay = 1, retry_delay_max = 1 where name = 'workflow-service'`.execute(
    database.db,
  );

  await vi.waitFor(async () => expect(await scene.openAt(good)).toEqual({ check: ['manager'] }), { timeout: 20_000, interval: 100 });
  await vi.waitFor(async () => expect((await scene.load(bad)).row.status).toBe('EXCEPTION'), { timeout: 40_000, interval: 100 });
  await queue.stop();
  receiver.close();

  expect(Object.values((await scene.load(bad)).state.tokens)[0]?.failure).toMatchObject({ class: 'system', detail: 'answered 503' });
  for (const { signature, expected } of received) expect(signature).toBe(expected);
});
