import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  adjustWorkItemParticipators,
  departmentImpact,
  listManagedDepartments,
  letPersonLeave,
  reassignTasks,
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

test('reported tasks are reassigned together; a refused one changes nothing, and neither does a repeated request', async () => {
  const [admin, employee] = [await at.as('admin'), await at.as('employee')];
  const departments = await admin.call(listManagedDepartments, {});
  const idOf = (code: string) => departments.find((each) => each.code === code)!.id;
  const move = { id: idOf('sales'), movedTo: idOf('finance') };
  const [head, left] = [at.scene.actor('head').id, at.scene.actor('budget').id];
  const instances = [await at.scene.start('employee', 'second_manager'), await at.scene.start('deputy', 'second_manager')];
  await at.server.db.updateTable('people').set({ active: false }).where('id', '=', left).execute();
  const before = await admin.call(departmentImpact, move);
  const tasks = before.tasks.map(({ workflowInstanceId, activityCode, from, to }) => ({
    workflowInstanceId,
    activityCode,
    from: from.id,
    to: to[0]!.id,
  }));
  const wrong = [
    { ...tasks[0]!, from: at.scene.actor('gm').id },
    { ...tasks[0]!, to: left },
    { ...tasks[0]!, workflowInstanceId: crypto.randomUUID() },
  ];
  const key = crypto.randomUUID();

  expect(await employee.refused(reassignTasks, { tasks })).toMatchObject({ status: 403 });
  const { results } = await admin.call(reassignTasks, { tasks: [...wrong, ...tasks] }, { key });
  const events = await countEvents();
  const again = await admin.call(reassignTasks, { tasks: [...wrong, ...tasks] }, { key });
  const anew = await admin.call(reassignTasks, { tasks });

  expect(before.tasks.map((task) => task.workflowInstanceId).toSorted()).toEqual(instances.toSorted());
  expect(before.tasks.every(({ from }) => from.id === head)).toBe(true);
  // With the one of the test before.
  expect(before.openTasks).toBe(3);
  expect(results.map(({ code }) => code)).toEqual(['NotParticipant', 'PersonInactive', 'not-found', null, null]);
  expect(results[1]!.errmsg).not.toBe('');
  expect((await admin.call(departmentImpact, move)).tasks).toEqual([]);
  expect(again).toEqual({ results });
  expect(anew.results.map(({ code }) => code)).toEqual(['NotParticipant', 'NotParticipant']);
  expect(await countEvents()).toBe(events);
});

async function countEvents(): Promise<number> {
  return (await at.server.db.selectFrom('instance_events').select('instance_id').execute()).length;
}

test('whoever leaves hands the open tasks over in the same action', async () => {
  const admin = await at.as('admin');
  await at.scene.start('employee', 'second_manager');
  const [head, gm] = [at.scene.actor('head').id, at.scene.actor('gm').id];
  const { revision } = await admin.call(getManagedPerson, { id: head });

  const left = await admin.call(letPersonLeave, { id: head, revision, leftOn: '2026-01-05', successorId: gm });

  expect(left.openTasks).toBeGreaterThan(0);
  expect((await admin.call(listHandOvers, {}))[0]).toMatchObject({ id: left.handOverId, from: { id: head }, to: { id: gm } });
});
