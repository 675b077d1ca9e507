import {
  createWorkflowTrust,
  deleteWorkflowTrust,
  formLoad,
  getWorkCount,
  getWorkflowTrust,
  listFinishedWorkitems,
  listInstanceLogs,
  listTrustWorkflows,
  listWorkitems,
  queryWorkflowTrust,
  updateWorkflowTrust,
  workitemAction,
  type CallInput,
} from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-server.ts';
import { formsModule } from '../../forms/index.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import { applyDelegation } from './apply-delegation.ts';
import { delegationModule } from './module.ts';

let at: WorkflowServer;
let manager: TestPerson;
let deputy: TestPerson;
let head: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  at = await createWorkflowServer({ modules: [delegationModule, formsModule] });
  [manager, deputy, head, admin] = (await Promise.all(['manager', 'deputy', 'head', 'admin'].map((account) => at.as(account)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  await at.scene.publish(
    { ...buildWorkflow([start(), approve('desk', ['manager']), end()], ['start > desk > end']), code: 'desk_flow', name: '主管' },
    { ...buildWorkflow([start(), approve('other', ['manager']), end()], ['start > other > end']), code: 'other_flow', name: '其他' },
  );
});
afterAll(() => at.close());
afterEach(() => at.server.db.deleteFrom('workflow_trusts').execute());
/** Starts an instance in real time: the scene's own clock stands still. */
function begun(workflowCode: string): Promise<string> {
  at.scene.now = new Date();
  return at.scene.start('employee', workflowCode);
}

const rule = (more: Partial<CallInput<typeof createWorkflowTrust>> = {}): CallInput<typeof createWorkflowTrust> => ({
  kind: 'handle',
  agentId: deputy.id,
  workflowCodes: null,
  fromDay: '2026-01-01',
  toDay: '2099-12-31',
  ...more,
});
const apply = (now = new Date()) =>
  applyDelegation(at.server.db, { principalId: manager.id }, { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => now });
const todo = async (person: TestPerson, instance: string) =>
  (await person.call(listWorkitems, { size: 100 })).items.find((item) => item.workflowInstanceId === instance);

test('a new task is open for both, marked with its principal; the first action wins, and the history names both', async () => {
  await manager.call(createWorkflowTrust, rule());

  const instance = await begun('desk_flow');
  const [own, shared] = [await todo(manager, instance), await todo(deputy, instance)];
  expect(own).toMatchObject({ id: shared!.id, principal: null });
  expect(shared).toMatchObject({ principal: { id: manager.id, name: '陳大文' } });
  expect(await deputy.call(getWorkCount, {})).toMatchObject({ todo: 1 });
  expect((await deputy.call(formLoad, { workItemId: shared!.id })).actions.map(({ action }) => action)).toContain('Agree');
  await deputy.call(workitemAction, { workItemId: shared!.id, action: 'Agree' });

  expect(await manager.refused(workitemAction, { workItemId: own!.id, action: 'Agree' })).toMatchObject({ code: 'TaskProcessed' });
  const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId: instance });
  expect(logs.find(({ kind }) => kind === 'agreed')).toMatchObject({ actor: { name: '周柏翰' }, principal: { name: '陳大文' } });
  for (const person of [manager, deputy]) {
    expect((await person.call(listFinishedWorkitems, {})).items.map((item) => item.workflowInstanceId)).toContain(instance);
  }
});

test('a delegation covers the workflows it names and only tasks of its principal', async () => {
  await manager.call(createWorkflowTrust, rule({ workflowCodes: ['desk_flow'] }));

  const [named, other] = [await begun('desk_flow'), await begun('other_flow')];

  expect(await todo(deputy, named)).toBeTruthy();
  expect(await todo(deputy, other)).toBeUndefined();
  expect(await todo(head, named)).toBeUndefined();
});

test('tasks open before are shared when the delegation says so, and go back when it ends', async () => {
  const instance = await begun('desk_flow');
  const { id } = await manager.call(createWorkflowTrust, rule());
  await apply();
  expect(await todo(deputy, instance)).toBeUndefined();

  await manager.call(updateWorkflowTrust, { ...rule({ includeOpen: true }), id });
  await apply();
  const shared = await todo(deputy, instance);
  expect(shared).toBeTruthy();
  await manager.call(deleteWorkflowTrust, { id });
  await apply();

  expect(await todo(deputy, instance)).toBeUndefined();
  expect(await deputy.refused(workitemAction, { workItemId: shared!.id, action: 'Agree' })).toMatchObject({ code: 'NotHandler' });
});

test('after its last day the agent cannot act, also before the tasks are updated', async () => {
  await manager.call(createWorkflowTrust, rule({ includeOpen: true }));
  await at.server.db.updateTable('workflow_trusts').set({ from_day: '2026-03-02', to_day: '2026-03-02' }).execute();
  at.scene.now = new Date('2026-03-02T01:00:00.000Z');
  const instance = await at.scene.start('employee', 'desk_flow');
  const { id } = (await todo(deputy, instance))!;

  // The scene's clock stands on that day, the server's clock does not.
  expect(await deputy.refused(workitemAction, { workItemId: id, action: 'Agree' })).toMatchObject({ code: 'NotHandler' });
});

test('each change enqueues updates for now, its beginning and its end', async () => {
  const before = await queued();
  await manager.call(createWorkflowTrust, rule({ fromDay: '2098-01-01', toDay: '2098-01-31' }));

  const added = (await queued()).slice(before.length);
  expect(added).toHaveLength(3);
  expect(added.slice(1).map((due) => due.toISOString())).toEqual(['2097-12-31T16:00:00.000Z', '2098-01-31T16:00:00.000Z']);
});

test('invalid delegations are refused with a text', async () => {
  await manager.call(createWorkflowTrust, rule({ workflowCodes: ['desk_flow'], fromDay: '2098-01-01', toDay: '2098-01-31' }));
  const refusal = (person: TestPerson, more: Partial<CallInput<typeof createWorkflowTrust>>) =>
    person.refused(createWorkflowTrust, rule({ fromDay: '2098-01-31', toDay: '2098-02-28', ...more }), { locale: 'en' });

  expect(await refusal(manager, { agentId: head.id })).toMatchObject({
    code: 'trust-overlaps',
    errmsg: 'The same workflow is already delegated from 2098-01-01 to 2098-01-31',
  });
  expect(await refusal(deputy, { agentId: manager.id, workflowCodes: ['desk_flow'] })).toMatchObject({ code: 'trust-mutual' });
  expect(await refusal(manager, { agentId: manager.id })).toMatchObject({ code: 'trust-self' });
  expect(await refusal(manager, { toDay: '2098-01-01' })).toMatchObject({ code: 'trust-days' });
  expect(await refusal(manager, { agentId: '0190aaaa-bbbb-7ccc-8ddd-000000000001' })).toMatchObject({ code: 'PersonInactive' });
  expect(await refusal(deputy, { principalId: manager.id, agentId: head.id })).toMatchObject({ code: 'not-allowed' });
  await deputy.call(createWorkflowTrust, rule({ agentId: manager.id, workflowCodes: ['other_flow'] }));
  await manager.call(
    createWorkflowTrust,
    rule({ agentId: head.id, fromDay: '2098-02-01', toDay: '2098-02-28', workflowCodes: ['desk_flow'] }),
  );
});

test('a delegation that has ended already is refused, new or changed; one ending today is accepted', async () => {
  const past = { fromDay: '2026-01-01', toDay: '2026-01-31' };
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Taipei' });

  expect(await manager.refused(createWorkflowTrust, rule(past), { locale: 'zh' })).toMatchObject({
    code: 'trust-past',
    errmsg: `結束日期已經過去，請選擇今天（${today}）或之後的日期`,
  });
  expect(await manager.refused(createWorkflowTrust, rule({ ...past, kind: 'initiate' }))).toMatchObject({ code: 'trust-past' });
  const { kind: _, ...made } = rule({ toDay: today });
  const { id } = await manager.call(createWorkflowTrust, { ...made, kind: 'handle' });
  expect(await manager.refused(updateWorkflowTrust, { ...made, ...past, id })).toMatchObject({ code: 'trust-past' });
});

test('of two overlapping delegations created concurrently one is refused', async () => {
  const answers = await Promise.all([
    manager.send(createWorkflowTrust, rule()),
    manager.send(createWorkflowTrust, rule({ agentId: head.id })),
  ]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('people see the delegations they gave and received, administrators see and change all', async () => {
  const { id } = await manager.call(createWorkflowTrust, rule({ workflowCodes: ['desk_flow'] }));

  expect((await manager.call(queryWorkflowTrust, {})).items).toMatchObject([
    { id, agent: { name: '周柏翰' }, workflows: [{ code: 'desk_flow', name: '主管' }], state: 'active', mayChange: true },
  ]);
  expect((await deputy.call(queryWorkflowTrust, { scope: 'got' })).items).toMatchObject([{ id, mayChange: false }]);
  expect((await head.call(queryWorkflowTrust, {})).items).toEqual([]);
  expect(await head.refused(getWorkflowTrust, { id })).toMatchObject({ status: 403 });
  expect(await deputy.refused(deleteWorkflowTrust, { id })).toMatchObject({ status: 403 });
  expect(await head.refused(queryWorkflowTrust, { scope: 'all' })).toMatchObject({ status: 403 });
  expect(await deputy.call(getWorkflowTrust, { id })).toMatchObject({ id });
  expect((await deputy.call(listTrustWorkflows, {})).map(({ code }) => code)).toEqual(['desk_flow', 'other_flow']);
  await admin.call(deleteWorkflowTrust, { id });
  expect((await admin.call(queryWorkflowTrust, { scope: 'all' })).items).toEqual([]);
});

async function queued(): Promise<Date[]> {
  const { rows } = await at.server.database.pool.query<{ start_after: Date }>(
    `select start_after from pgboss.job where name = 'workflow-trust' order by created_on, start_after`,
  );
  return rows.map(({ start_after }) => start_after);
}
