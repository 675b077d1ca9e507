import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  adjustWorkItemParticipators,
  departmentImpact,
  listManagedDepartments,
  letPersonLeave,
  getManagedPerson,
  listHandOvers,
} from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  const participants = [{ kind: 'initiator-manager' as const, level: 2 }];
  await at.scene.publish({
    ...buildWorkflow([start(), approve('desk', [], { participants }), end()], ['start > desk > end']),
    code: 'second_manager',
  });
});
afterAll(() => at.close());

test('a move shows before it is made which tasks somebody else would be found for, and they can be reassigned', async () => {
  const admin = await at.as('admin');
  const instance = await at.scene.start('employee', 'second_manager');
  const departments = await admin.call(listManagedDepartments, {});
  const idOf = (code: string) => departments.find((each) => each.code === code)!.id;
  const sales = idOf('sales');

  const now = await admin.call(departmentImpact, { id: sales });
  const moved = await admin.call(departmentImpact, { id: sales, movedTo: idOf('finance') });

  expect(now.tasks).toEqual([]);
  expect(moved.tasks).toMatchObject([{ workflowInstanceId: instance, activityCode: 'desk', from: { id: at.scene.actor('head').id } }]);
  expect(moved.tasks[0]!.to).toHaveLength(1);
  expect(await admin.call(listManagedDepartments, {})).toEqual(departments);

  const [{ from, to, activityCode }] = moved.tasks as [(typeof moved.tasks)[number]];
  await admin.call(adjustWorkItemParticipators, {
    workflowInstanceId: instance,
    activityCode,
    replace: [{ from: from.id, to: to[0]!.id }],
  });
  expect((await admin.call(departmentImpact, { id: sales, movedTo: idOf('finance') })).tasks).toEqual([]);
});

test('whoever leaves hands the open tasks over in the same action', async () => {
  const admin = await at.as('admin');
  await at.scene.start('employee', 'second_manager');
  const [head, gm] = [at.scene.actor('head').id, at.scene.actor('gm').id];
  const { revision } = await admin.call(getManagedPerson, { id: head });

  const left = await admin.call(letPersonLeave, { id: head, revision, leftOn: '2026-01-05', successorId: gm });

  expect(left.openTasks).toBeGreaterThan(0);
  expect((await admin.call(listHandOvers, {}))[0]).toMatchObject({ id: left.handOverId, from: { id: head }, to: { id: gm } });
});
