import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  abortInstance,
  compareOperationLog,
  getComment,
  getTodoUsers,
  getWorkItems,
  workItemExist,
  createWorkflowAdmin,
  deleteInstance,
  deleteWorkflowAdmin,
  listDeletedInstances,
  listHandOvers,
  listInstances,
  listWorkflowAdmin,
  previewHandOver,
  restoreInstance,
  startHandOver,
  assistWorkItem,
  createUrge,
  getUrgeInfo,
  listUrges,
  batchForwardWorkItem,
  checkWorkflowDefinition,
  cancelMigration,
  checkHistory,
  compareWorkflowVersions,
  getMigration,
  getWorkflowVersion,
  listMigrationResults,
  listMigrations,
  listWorkflowVersions,
  listWorkflows,
  startMigration,
  simulateWorkflow,
  circulateWorkItem,
  activateActivity,
  adjustWorkItemParticipators,
  cancelActivity,
  changeNextNodeUser,
  editOwner,
  finishInstance,
  listOperation,
  forwardWorkItem,
  getAssistInfo,
  getInstanceBaseinfo,
  getParticipants,
  getWorkCount,
  listExceptions,
  listFinishedWorkitems,
  listInstanceLogs,
  listMyInstances,
  listRejectActivities,
  listWorkitems,
  reassignTasks,
  rejectWorkItem,
  revokeAssistWorkitem,
  revokeAssistWorkitemByGet,
  retryActivity,
  retryRuleOfFlow,
  retryRuleOfFlowByGet,
  revokeWorkitem,
  searchCirculates,
  searchWorkitems,
  getInstanceCount,
  getWorkflowStatistics,
  updateCirculateReaded,
  workflowOperation,
  workitemAction,
  type Call,
} from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';
import { workflowModule } from '../index.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
/** Agreed by the manager; open for the head; copied to the deputy. */
let instance: string;
let task: string;
let copy: string;
let draft: string;
let migration: string;
const trial = () => ({ workflowCode: 'flow', initiatorId: at.scene.actor('employee').id, patch: { values: {}, rows: {} } });
beforeAll(async () => {
  at = await createWorkflowServer();
  const { scene } = at;
  await scene.publish({
    ...buildWorkflow(
      [start(), approve('manager', ['manager']), circulate('tell', ['deputy']), approve('head', ['head']), end()],
      ['start > manager > tell > head > end'],
    ),
    code: 'flow',
  });
  instance = await scene.start('employee', 'flow');
  await scene.act('manager', instance, { action: 'Agree', itemId: await scene.itemOf('manager', instance) });
  task = await scene.itemOf('head', instance);
  copy = await scene.itemOf('deputy', instance);
  draft = await scene.draft('employee', 'flow');
  migration = createId();
  const untouched = { moves: '[]', total: 0, kept: 0, renamed: 0, anew: 0, refused: 0, last_instance: null };
  await at.server.db
    .insertInto('workflow_migrations')
    .values({
      ...untouched,
      id: migration,
      workflow_code: 'flow',
      from_version: 1,
      to_version: 2,
      dry_run: true,
      state: 'running',
      started_by: at.scene.actor('admin').id,
      started_at: new Date(),
      finished_at: null,
    })
    .execute();
});
afterAll(() => at.close());

interface Row {
  readonly call: Call;
  readonly input: () => unknown;
  /** The refusal that outsiders get; null: the call returns only their own items. */
  readonly refusal: string | null;
}

const opinion = 'because';
const rows: readonly Row[] = [
  { call: listWorkitems, input: () => ({}), refusal: null },
  { call: searchCirculates, input: () => ({}), refusal: null },
  { call: listFinishedWorkitems, input: () => ({}), refusal: null },
  { call: listMyInstances, input: () => ({}), refusal: null },
  { call: getWorkCount, input: () => ({}), refusal: null },
  { call: searchWorkitems, input: () => ({}), refusal: null },
  { call: getInstanceCount, input: () => ({}), refusal: null },
  { call: getWorkflowStatistics, input: () => ({ unitType: '1' }), refusal: null },
  { call: getInstanceBaseinfo, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: listInstanceLogs, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: listExceptions, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: getParticipants, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: listRejectActivities, input: () => ({ workItemId: task }), refusal: 'NotHandler' },
  { call: workitemAction, input: () => ({ workItemId: task, action: 'Agree' }), refusal: 'NotHandler' },
  { call: workitemAction, input: () => ({ workItemId: task, action: 'Agree', patch: { values: { title: 'x' } } }), refusal: 'NotHandler' },
  { call: rejectWorkItem, input: () => ({ workItemId: task, activityCodes: ['start'], opinion }), refusal: 'NotHandler' },
  { call: forwardWorkItem, input: () => ({ workItemId: task, to: at.scene.actor('gm').id }), refusal: 'NotHandler' },
  {
    call: workitemAction,
    input: () => ({ workItemId: task, action: 'PreAddSign', people: [at.scene.actor('gm').id] }),
    refusal: 'NotHandler',
  },
  { call: assistWorkItem, input: () => ({ workItemId: task, people: [at.scene.actor('gm').id] }), refusal: 'NotHandler' },
  { call: circulateWorkItem, input: () => ({ workItemId: task, people: [at.scene.actor('gm').id] }), refusal: 'NotHandler' },
  { call: revokeAssistWorkitem, input: () => ({ workItemId: task }), refusal: 'NotHandler' },
  { call: revokeAssistWorkitemByGet, input: () => ({ workItemId: task }), refusal: 'NotHandler' },
  { call: getAssistInfo, input: () => ({ workItemId: task }), refusal: 'NotHandler' },
  { call: batchForwardWorkItem, input: () => ({ workItems: [{ workItemId: task }], to: at.scene.actor('tech').id }), refusal: null },
  { call: revokeWorkitem, input: () => ({ workflowInstanceId: instance }), refusal: 'NotInitiator' },
  { call: listOperation, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: finishInstance, input: () => ({ workflowInstanceId: instance }), refusal: 'NotAdministrator' },
  { call: cancelActivity, input: () => ({ workflowInstanceId: instance, activityCode: 'head' }), refusal: 'NotAdministrator' },
  { call: activateActivity, input: () => ({ workflowInstanceId: instance, activityCode: 'manager' }), refusal: 'NotAdministrator' },
  {
    call: adjustWorkItemParticipators,
    input: () => ({ workflowInstanceId: instance, activityCode: 'head', add: [at.scene.actor('tech').id] }),
    refusal: 'NotAdministrator',
  },
  {
    call: changeNextNodeUser,
    input: () => ({ workflowInstanceId: instance, activityCode: 'manager', people: [at.scene.actor('tech').id] }),
    refusal: 'NotAdministrator',
  },
  { call: editOwner, input: () => ({ workflowInstanceId: instance, owner: at.scene.actor('tech').id }), refusal: 'NotAdministrator' },
  { call: deleteInstance, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: restoreInstance, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: listDeletedInstances, input: () => ({}), refusal: 'not-allowed' },
  { call: listInstances, input: () => ({}), refusal: 'not-allowed' },
  { call: listWorkflowAdmin, input: () => ({}), refusal: 'not-allowed' },
  {
    call: createWorkflowAdmin,
    input: () => ({ personId: at.scene.actor('gm').id, scopes: [{ kind: 'workflow', code: 'flow' }] }),
    refusal: 'not-allowed',
  },
  { call: deleteWorkflowAdmin, input: () => ({ id: randomUUID() }), refusal: 'not-allowed' },
  { call: previewHandOver, input: () => ({ from: at.scene.actor('head').id }), refusal: 'not-allowed' },
  {
    call: startHandOver,
    input: () => ({ from: at.scene.actor('head').id, to: at.scene.actor('tech').id }),
    refusal: 'not-allowed',
  },
  { call: listHandOvers, input: () => ({}), refusal: 'not-allowed' },
  {
    call: reassignTasks,
    input: () => ({
      tasks: [{ workflowInstanceId: instance, activityCode: 'head', from: at.scene.actor('head').id, to: at.scene.actor('tech').id }],
    }),
    refusal: 'not-allowed',
  },
  { call: getTodoUsers, input: () => ({ instanceId: instance }), refusal: 'not-allowed' },
  { call: workItemExist, input: () => ({ workflowInstanceId: instance, ownerId: at.scene.actor('head').id }), refusal: 'not-allowed' },
  { call: getWorkItems, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: getComment, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: compareOperationLog, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: workflowOperation, input: () => ({ workflowInstanceId: instance, action: 'Retrieve' }), refusal: 'NotInitiator' },
  { call: workflowOperation, input: () => ({ workflowInstanceId: instance, action: 'Cancel' }), refusal: 'NotInitiator' },
  { call: workflowOperation, input: () => ({ workflowInstanceId: instance, action: 'FinishInstance' }), refusal: 'NotAdministrator' },
  { call: abortInstance, input: () => ({ workflowInstanceId: instance }), refusal: 'NotInitiator' },
  { call: retryActivity, input: () => ({ workflowInstanceId: instance }), refusal: 'NotAdministrator' },
  { call: retryRuleOfFlow, input: () => ({ flowInstanceId: instance }), refusal: 'not-allowed' },
  { call: retryRuleOfFlowByGet, input: () => ({ flowInstanceId: instance }), refusal: 'not-allowed' },
  { call: getUrgeInfo, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: listUrges, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: createUrge, input: () => ({ workflowInstanceId: instance }), refusal: 'not-allowed' },
  { call: checkWorkflowDefinition, input: () => ({ workflowCode: 'flow' }), refusal: 'NotAdministrator' },
  { call: listWorkflows, input: () => ({}), refusal: 'not-allowed' },
  { call: listWorkflowVersions, input: () => ({ workflowCode: 'flow' }), refusal: 'NotAdministrator' },
  { call: getWorkflowVersion, input: () => ({ workflowCode: 'flow' }), refusal: 'NotAdministrator' },
  { call: compareWorkflowVersions, input: () => ({ workflowCode: 'flow', from: 1, to: 1 }), refusal: 'NotAdministrator' },
  {
    call: startMigration,
    input: () => ({ workflowCode: 'flow', fromVersion: 1, toVersion: 2, dryRun: true }),
    refusal: 'NotAdministrator',
  },
  { call: listMigrations, input: () => ({ workflowCode: 'flow' }), refusal: 'NotAdministrator' },
  { call: getMigration, input: () => ({ id: migration }), refusal: 'NotAdministrator' },
  { call: listMigrationResults, input: () => ({ id: migration }), refusal: 'NotAdministrator' },
  { call: cancelMigration, input: () => ({ id: migration }), refusal: 'NotAdministrator' },
  { call: checkHistory, input: () => ({ workflowInstanceId: instance }), refusal: 'NotAdministrator' },
  { call: simulateWorkflow, input: () => trial(), refusal: 'NotAdministrator' },
  { call: updateCirculateReaded, input: () => ({ workItemIds: [copy] }), refusal: 'NotHandler' },
];
const named = rows.map((row) => [row.call.path, row] as const);

test('every call of the module is in the matrix', () => {
  expect(new Set(rows.map(({ call }) => call))).toEqual(new Set(workflowModule.endpoints.map(({ call }) => call)));
});

describe('a stranger', () => {
  test.each(named)('is refused by %s', async (_path, { call, input }) => {
    const { status } = await at.server.stranger.send(call, input());

    expect(status).toBe(401);
  });
});

describe('somebody not involved in the instance', () => {
  test.each(named)('gets none of its data from %s', async (_path, { call, input, refusal }) => {
    const gm = await at.as('gm');

    const answer = await gm.send(call, input());

    if (refusal === null) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain(instance);
    } else {
      expect(answer).toMatchObject({ status: 403, body: { data: { code: refusal } } });
    }
  });
});

describe('reading an instance', () => {
  test.each(['employee', 'manager', 'head', 'deputy', 'admin'])('is open to %s', async (account) => {
    const person = await at.as(account);

    for (const call of [getInstanceBaseinfo, getParticipants, listInstanceLogs]) {
      expect(await person.send(call, { workflowInstanceId: instance })).toMatchObject({ status: 200 });
    }
  });

  test('that is a draft of somebody else is open to administrators only', async () => {
    const manager = await at.as('manager');
    const admin = await at.as('admin');

    expect(await manager.refused(getInstanceBaseinfo, { workflowInstanceId: draft })).toMatchObject({ status: 403 });
    expect(await admin.call(getInstanceBaseinfo, { workflowInstanceId: draft })).toMatchObject({ status: 'DRAFT' });
  });
});

describe('acting', () => {
  test.each(['employee', 'manager', 'deputy', 'admin'])('on the task of the head is refused to %s', async (account) => {
    const person = await at.as(account);

    for (const { call, input, refusal } of rows.filter((row) => row.refusal === 'NotHandler' && row.call !== updateCirculateReaded)) {
      expect(await person.send(call, input())).toMatchObject({ status: 403, body: { data: { code: refusal } } });
    }
  });

  test.each(['manager', 'head', 'deputy', 'admin'])('reserved to the initiator is refused to %s', async (account) => {
    const person = await at.as(account);

    expect(await person.refused(revokeWorkitem, { workflowInstanceId: instance })).toMatchObject({ status: 403, code: 'NotInitiator' });
  });

  test.each([
    ['a text that is not an id', 'x'],
    ['an unknown id', randomUUID()],
  ])('on %s is answered like an unknown id', async (_what, id) => {
    const head = await at.as('head');

    for (const call of [getInstanceBaseinfo, listInstanceLogs, revokeWorkitem, abortInstance]) {
      expect(await head.send(call, { workflowInstanceId: id })).toMatchObject({ status: 404, body: { data: { code: 'not-found' } } });
    }
    for (const { call, input } of rows.filter((row) => row.refusal === 'NotHandler')) {
      const unknown = call === updateCirculateReaded ? { workItemIds: [id] } : { ...(input() as object), workItemId: id };
      expect(await head.send(call, unknown)).toMatchObject({ status: 404, body: { data: { code: 'ItemUnknown' } } });
    }
  });

  test('without an idempotency key is refused', async () => {
    const admin = await at.as('admin');

    for (const { call, input } of rows.filter((row) => row.call.command)) {
      expect(await admin.send(call, input(), { headers: { 'idempotency-key': '' } })).toMatchObject({ status: 400 });
    }
  });

  test('has changed nothing during all refused calls', async () => {
    expect(await at.scene.openAt(instance)).toEqual({ tell: ['deputy'], head: ['head'] });
  });
});
