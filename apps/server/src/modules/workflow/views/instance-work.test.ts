import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  compareOperationLog,
  getComment,
  getTodoUsers,
  getWorkItems,
  listInstanceLogs,
  workItemExist,
  workitemAction,
} from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
let workflowInstanceId: string;
beforeAll(async () => {
  at = await createWorkflowServer();
  const see = (fields: readonly string[], edits: readonly string[] = []) => ({
    others: { e: false, v: false },
    controls: Object.fromEntries(fields.map((field) => [field, { e: edits.includes(field), v: true, r: false }])),
  });
  await at.scene.publish({
    ...buildWorkflow(
      [
        start(),
        approve('manager', ['manager'], {
          permission: see(['title', 'amount'], ['title', 'amount']),
          timeLimit: { due: { kind: 'after', span: { amount: 2, unit: 'day' } } },
        }),
        approve('head', ['head'], { permission: see(['title']) }),
        end(),
      ],
      ['start > manager > head > end'],
    ),
    code: 'flow',
  });
  workflowInstanceId = await at.scene.start('employee', 'flow', { title: 'a chair', amount: 100 });
  const manager = await at.as('manager');
  await manager.call(workitemAction, {
    workItemId: await at.scene.itemOf('manager', workflowInstanceId),
    action: 'Agree',
    opinion: 'less will do',
    patch: { values: { amount: 80, title: 'a stool' } },
    baseVersion: 1,
  });
});
afterAll(() => at.close());

test('readers of the instance see its handlers, all work items and opinions', async () => {
  const employee = await at.as('employee');
  const idOf = (account: string) => at.scene.actor(account).id;

  expect(await employee.call(getTodoUsers, { instanceId: workflowInstanceId })).toEqual([{ id: idOf('head'), name: '黃志強' }]);
  expect(await employee.call(workItemExist, { workflowInstanceId, ownerId: idOf('head') })).toBe(true);
  expect(await employee.call(workItemExist, { workflowInstanceId, ownerId: idOf('manager') })).toBe(false);
  const items = await employee.call(getWorkItems, { workflowInstanceId });
  expect(items.map(({ activityCode, state, result }) => [activityCode, state, result])).toEqual([
    ['start', 'done', 'submitted'],
    ['manager', 'done', 'agreed'],
    ['head', 'open', null],
  ]);
  expect(items[1]).toMatchObject({
    kind: 'normal',
    actor: { id: idOf('manager') },
    principal: null,
    viewedAt: null,
    dueAt: expect.stringMatching(/Z$/),
    client: 'OTHER',
    opinion: 'less will do',
    files: [],
    signature: null,
  });
  expect(items[2]).toMatchObject({ actor: null, finishedAt: null, dueAt: null, client: null, opinion: null });
  expect(await employee.call(getComment, { workflowInstanceId })).toMatchObject([{ result: 'agree', text: 'less will do' }]);
});

test('the history shows when a task was received and when it was due', async () => {
  const { logs } = await (await at.as('employee')).call(listInstanceLogs, { workflowInstanceId });

  const agreed = logs.find(({ kind }) => kind === 'agreed')!;
  expect(agreed).toMatchObject({ principal: null, client: 'OTHER', opinion: 'less will do', files: [], signature: null });
  expect(Date.parse(agreed.dueAt!) - Date.parse(agreed.receivedAt!)).toBe(2 * 24 * 60 * 60_000);
});

test('changes of values are listed with person and time, without hidden fields', async () => {
  const forEmployee = await (await at.as('employee')).call(compareOperationLog, { workflowInstanceId });
  const forHead = await (await at.as('head')).call(compareOperationLog, { workflowInstanceId });

  expect(forEmployee.items[0]).toMatchObject({ actor: { name: '陳大文' } });
  expect(forEmployee.items[0]!.changes.map(({ path, name, old, new: now }) => [path, name, old, now])).toEqual([
    ['title', '標題', 'a chair', 'a stool'],
    ['amount', '金額', 100, 80],
  ]);
  expect(forHead.items[0]!.changes.map(({ path }) => path)).toEqual(['title']);
  const [newest] = (await (await at.as('employee')).call(compareOperationLog, { workflowInstanceId, size: 1 })).items;
  expect(newest!.version).toBe(2);
});

test('an action names the version it made to readers who may see part of its changes', async () => {
  const changedBy = async (account: string) =>
    (await (await at.as(account)).call(listInstanceLogs, { workflowInstanceId })).logs
      .filter(({ changedVersion }) => changedVersion !== null)
      .map(({ kind, activityCode, changedVersion }) => [kind, activityCode, changedVersion]);
  await at.scene.database.db
    .updateTable('record_changes')
    .set({ changes: JSON.stringify([{ path: 'amount', old: 100, new: 80 }]) })
    .where('version', '=', 2)
    .execute();

  expect(await changedBy('employee')).toEqual([['agreed', 'manager', 2]]);
  expect(await changedBy('head')).toEqual([]);
  expect((await (await at.as('head')).call(compareOperationLog, { workflowInstanceId })).items).toEqual([]);
});
