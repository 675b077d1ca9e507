import { createBusinessRule, formSubmit, getInstanceBaseinfo, listExceptions, retryRuleOfFlow, ruleLogsOfFlow } from '@inkstone/api';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { publishApp } from '../../publishing/index.ts';
import { runService } from './run-service.ts';
import type { ServiceJob } from './service-jobs.ts';
import { RuleScene, shopApp } from '../../../testing/rule-scene.ts';

const route = (code: string, from: string, to: string) => ({ code, from, to, order: 0, default: false });

let scene: RuleScene;
beforeAll(async () => {
  scene = await RuleScene.open();
  const book = {
    kind: 'upsert' as const,
    schemaCode: 'stock',
    condition: { field: 'product', operator: 'eq' as const, valueType: 'currentModel' as const, value: 'product' },
    mappings: [
      { to: 'product', formula: 'product' },
      { to: 'qty', formula: 'coalesce(target.qty, 0) - qty' },
    ],
  };
  await scene.admin.call(createBusinessRule, {
    appCode: 'shop',
    rule: { code: 'take_out', name: '出庫', schemaCode: 'purchase', trigger: 'called', actions: [book] },
  });
  const [flow] = shopApp.workflows;
  const service = {
    kind: 'service' as const,
    code: 'book',
    name: '出庫',
    task: { kind: 'rule' as const, rule: 'take_out' },
    irreversible: false,
  };
  const activities = flow!.activities.map((activity) => (activity.code === 'manager' ? service : activity));
  const routes = [route('r1', 'start', 'book'), route('r2', 'book', 'end')];
  await transact(scene.server.db, (trx) => publishApp(trx, { ...shopApp, workflows: [{ ...flow!, activities, routes }] }));
});
afterAll(() => scene.close());
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(scene.server.db);
  await sql`delete from biz.stock`.execute(scene.server.db);
});

/** Carries out the queued jobs as their worker does. */
async function runWaiting(): Promise<void> {
  const { db } = scene.server;
  const { rows } = await sql<{ data: ServiceJob }>`delete from pgboss.job where name = 'workflow-service' returning data`.execute(db);
  const tools = { webhooks: { send: () => Promise.reject(new Error('no address is called')) }, rules: [] };
  const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => new Date() };
  for (const { data } of rows) await runService(db, environment, tools, data);
}

async function purchase(product: string, qty: number): Promise<string> {
  const { workflowInstanceId } = await scene.employee.call(formSubmit, {
    schemaCode: 'purchase',
    patch: { values: { product, qty }, rows: {} },
  });
  return workflowInstanceId!;
}

test('a service runs a rule of an administrator, and the flow continues with its writes', async () => {
  await scene.submit('stock', { product: '筆' });
  await sql`update biz.stock set qty = 10`.execute(scene.server.db);
  const workflowInstanceId = await purchase('筆', 3);

  await runWaiting();

  expect(await scene.stock()).toEqual({ 筆: 7 });
  expect(await scene.employee.call(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({ status: 'COMPLETED' });
  expect(await scene.admin.call(ruleLogsOfFlow, { flowInstanceId: workflowInstanceId })).toMatchObject([
    { ruleCode: 'take_out', outcome: 'done' },
  ]);
});

test('a failing rule is an exception with its cause, and is retried from its log', async () => {
  const workflowInstanceId = await purchase('紙', 3);

  await runWaiting();
  const failed = await scene.admin.call(getInstanceBaseinfo, { workflowInstanceId });
  const [exception] = await scene.admin.call(listExceptions, { workflowInstanceId });
  await scene.submit('stock', { product: '紙' });
  await sql`update biz.stock set qty = 5`.execute(scene.server.db);
  await scene.admin.call(retryRuleOfFlow, { flowInstanceId: workflowInstanceId });
  await runWaiting();

  expect(failed).toMatchObject({ status: 'EXCEPTION' });
  expect(exception).toMatchObject({ activityCode: 'book', cause: 'service' });
  expect(await scene.stock()).toEqual({ 紙: 2 });
  expect(await scene.employee.call(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({ status: 'COMPLETED' });
});
