import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUnreadMessages, createUrge, getUrgeInfo, listMessages, listUrges, listWorkitems } from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
const now = new Date('2026-03-02T04:00:00.000Z');
beforeAll(async () => {
  at = await createWorkflowServer({ now: () => now });
  await at.scene.publish({
    ...buildWorkflow(
      [start(), { ...approve('check', ['manager', 'head'], { policy: { kind: 'all' } }), name: '審核', name_i18n: { en: 'Check' } }, end()],
      ['start > check > end'],
    ),
    code: 'flow',
  });
});
afterAll(() => at.close());

/** Moves the urges back in time, because sign-ins do not outlast a clock that is moved. */
const later = (minutes: number) => sql`update urges set urged_at = urged_at - ${minutes} * interval '1 minute'`.execute(at.server.db);
const started = (title: string) => at.scene.start('employee', 'flow', { title });

test('handlers are notified in their language, with sender and text, and lists show the urge', async () => {
  const workflowInstanceId = await started('急件');
  const [employee, manager] = [await at.as('employee'), await at.as('manager')];
  const before = await manager.call(countUnreadMessages, {});

  const { people } = await employee.call(createUrge, { workflowInstanceId, message: ' 請儘快 ' });

  expect(people.map(({ name }) => name).sort()).toEqual(['陳大文', '黃志強']);
  const { items } = await manager.call(listMessages, { unread: 'true' }, { locale: 'zh' });
  expect(items[0]).toMatchObject({ kind: 'urged', title: '林小美 催辦「急件」：審核', text: '請儘快', read: false, workflowInstanceId });
  expect((await manager.call(listMessages, {}, { locale: 'en' })).items[0]?.title).toBe('林小美 urges you about "急件": Check');
  expect((await manager.call(countUnreadMessages, {})).unread).toBe(before.unread + 1);
  const list = await manager.call(listWorkitems, {});
  expect(list.items.find((item) => item.workflowInstanceId === workflowInstanceId)?.urged).toMatchObject({ count: 1, by: '林小美' });
});

test('a person may urge about an item once in half an hour, and five times a day', async () => {
  const workflowInstanceId = await started('常催');
  const employee = await at.as('employee');
  const workItemId = await at.scene.itemOf('manager', workflowInstanceId);
  const urge = { workflowInstanceId, workItemId };

  await employee.call(createUrge, urge);
  await later(29);
  expect(await employee.refused(createUrge, urge)).toMatchObject({ code: 'urge-too-soon', status: 429 });
  // The other item was not urged yet, so urging the whole instance reaches its handler.
  expect((await employee.call(createUrge, { workflowInstanceId })).people.map(({ name }) => name)).toEqual(['黃志強']);
  for (let times = 2; times <= 5; times++) {
    await later(31);
    await employee.call(createUrge, urge);
  }
  await later(31);
  expect(await employee.refused(createUrge, urge)).toMatchObject({ code: 'urge-too-often', status: 429 });
  const info = await employee.call(getUrgeInfo, { workflowInstanceId });
  expect(info).toMatchObject({ count: 6, last: { by: { name: '林小美' } } });
  expect(info.items.find((item) => item.workItemId === workItemId)).toMatchObject({ count: 5, againAt: '2026-03-02T16:00:00.000Z' });
  await later(12 * 60);
  await employee.call(createUrge, urge);
  expect(await employee.call(listUrges, { workflowInstanceId })).toHaveLength(7);
});

test('current handlers cannot urge themselves, strangers nobody, and without open items it is refused', async () => {
  const workflowInstanceId = await started('自催');
  const manager = await at.as('manager');

  expect(await manager.refused(createUrge, { workflowInstanceId })).toMatchObject({
    code: 'urge-self',
    errmsg: "You are the current approver, can't urge yourself",
  });
  const other = await at.scene.itemOf('head', workflowInstanceId);
  expect((await manager.call(createUrge, { workflowInstanceId, workItemId: other })).people).toHaveLength(1);
  expect(await (await at.as('deputy')).refused(createUrge, { workflowInstanceId })).toMatchObject({ code: 'not-allowed' });
  await at.scene.act('employee', workflowInstanceId, { action: 'Cancel' });
  expect(await (await at.as('employee')).refused(createUrge, { workflowInstanceId })).toMatchObject({
    code: 'urge-failed',
    errmsg: 'Urge failed, please try again',
  });
});

test('concurrent urges are counted one after the other, and a repeated request urges once', async () => {
  const workflowInstanceId = await started('同時');
  const employee = await at.as('employee');
  const key = crypto.randomUUID();

  const answers = await Promise.all([1, 2, 3].map(() => employee.send(createUrge, { workflowInstanceId })));
  await employee.send(createUrge, { workflowInstanceId }, { key });

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  expect(await employee.call(listUrges, { workflowInstanceId })).toHaveLength(2);
});

test('an activity that the workflow no longer has keeps its former name', async () => {
  const workflowInstanceId = await started('舊版');
  await sql`
    update instances set state = replace(state::text, '"check"', '"gone"')::jsonb || '{"former": {"gone": {"name": "舊審核"}}}'
    where id = ${workflowInstanceId}`.execute(at.server.db);
  const [employee, manager] = [await at.as('employee'), await at.as('manager')];

  await employee.call(createUrge, { workflowInstanceId });

  expect((await manager.call(listMessages, {}, { locale: 'zh' })).items[0]?.title).toBe('林小美 催辦「舊版」：舊審核');
});
