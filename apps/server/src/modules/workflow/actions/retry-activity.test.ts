import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateActivity, getInstanceBaseinfo, listExceptions, listInstanceLogs, retryActivity } from '@inkstone/api';
import { approve, buildWorkflow, end, exclusive, service, start } from '@inkstone/testing/workflow-builder';
import { failService } from '../services/run-service.ts';
import { replayCheck } from '../replay/replay-check.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  const hook = { task: { kind: 'webhook' as const, url: 'https://hooks.example.com/book', fields: [] } };
  await at.scene.publish(
    {
      ...buildWorkflow([start(), service('book', hook), approve('check', ['manager']), end()], ['start > book > check > end']),
      code: 'hook',
    },
    {
      ...buildWorkflow(
        [start(), approve('manager', ['manager']), approve('tech', ['tech'], { name: '技術', whenNobody: [{ kind: 'exception' }] }), end()],
        ['start > manager > tech > end'],
      ),
      code: 'flow',
    },
  );
});

test('the response of a service is shown to administrators only', async () => {
  const { scene } = at;
  const workflowInstanceId = await scene.start('employee', 'hook');
  const [visit] = Object.values((await scene.load(workflowInstanceId)).state.visits).filter((each) => each.activity === 'book');
  const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => scene.now };
  const failure = { class: 'system', detail: 'db-7.internal refused' } as const;
  await failService(scene.database.db, environment, { instanceId: workflowInstanceId, visitId: visit!.id }, failure);

  const messages = async (account: string) => {
    const person = await at.as(account);
    const [exception] = await person.call(listExceptions, { workflowInstanceId }, { locale: 'en' });
    const { logs } = await person.call(listInstanceLogs, { workflowInstanceId }, { locale: 'en' });
    return [exception!.message, logs.at(-1)!.failure!.message];
  };

  const own = 'The service "book" failed: contact a workflow administrator for the reason';
  expect(await messages('employee')).toEqual([own, own]);
  expect(await messages('admin')).toEqual(Array(2).fill('The service "book" failed: db-7.internal refused'));
});
afterAll(() => at.close());

const setActive = (account: string, active: boolean) =>
  at.scene.database.db.updateTable('people').set({ active }).where('account', '=', account).execute();

test('an exception shows its cause, and an administrator retries it where it stopped', async () => {
  const { scene } = at;
  const workflowInstanceId = await scene.start('employee', 'flow');
  await setActive('tech', false);
  await scene.act('manager', workflowInstanceId, { action: 'Agree', itemId: await scene.itemOf('manager', workflowInstanceId) });
  const [admin, employee] = [await at.as('admin'), await at.as('employee')];

  const [failed] = await admin.call(listExceptions, { workflowInstanceId }, { locale: 'zh' });
  const history = await employee.call(listInstanceLogs, { workflowInstanceId }, { locale: 'zh' });
  const inVain = await admin.refused(retryActivity, { workflowInstanceId });
  await setActive('tech', true);
  const answer = await admin.call(retryActivity, { workflowInstanceId, tokenId: failed!.tokenId });

  expect(failed).toMatchObject({ activityCode: 'tech', cause: 'nobody', class: 'business', message: '「技術」找不到處理人' });
  expect(failed!.failedAt).toMatch(/^2026-03-02T01:00:00/);
  expect(history.logs.at(-1)).toMatchObject({ kind: 'exception', failure: { class: 'business', message: '「技術」找不到處理人' } });
  expect(inVain).toMatchObject({ status: 422, code: 'NobodyResolved' });
  expect(answer).toMatchObject({ instanceStatus: 'PROCESSING' });
  expect(await scene.openAt(workflowInstanceId)).toEqual({ tech: ['tech'] });
  expect(await admin.call(listExceptions, { workflowInstanceId })).toEqual([]);
  expect(await employee.refused(retryActivity, { workflowInstanceId })).toMatchObject({ status: 403, code: 'NotAdministrator' });
  expect(await employee.call(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({ status: 'PROCESSING' });
  expect((await replayCheck(scene.database.db, workflowInstanceId)).problems).toEqual([]);
});

test('a condition that cannot be evaluated is an exception, neither true nor false; an administrator intervenes', async () => {
  const { scene } = at;
  const parted = [
    'start > x',
    { from: 'x', to: 'head', condition: '5 / amount > 1' },
    { from: 'x', to: 'end', default: true },
    'head > end',
  ];
  const later = ['start > manager > x', ...parted.slice(1)];
  const activities = [start(), approve('manager', ['manager']), exclusive('x'), approve('head', ['head']), end()];
  await scene.publish(
    { ...buildWorkflow(activities, later), code: 'later' },
    { ...buildWorkflow([activities[0]!, ...activities.slice(2)], parted), code: 'at_once' },
  );
  const workflowInstanceId = await scene.start('employee', 'later', { amount: 0 });
  const draft = await scene.draft('employee', 'at_once', { amount: 0 });

  const status = await scene.act('manager', workflowInstanceId, {
    action: 'Agree',
    itemId: await scene.itemOf('manager', workflowInstanceId),
  });

  const admin = await at.as('admin');
  const [failed] = await admin.call(listExceptions, { workflowInstanceId }, { locale: 'en' });
  expect(status).toBe('EXCEPTION');
  expect(failed).toMatchObject({ activityCode: 'x', cause: 'condition' });
  expect(await scene.openAt(workflowInstanceId)).toEqual({});
  expect(await admin.refused(retryActivity, { workflowInstanceId })).toMatchObject({ status: 422 });
  await admin.call(activateActivity, { workflowInstanceId, activityCode: 'head', reason: '改由處長決定' });
  expect(await scene.openAt(workflowInstanceId)).toEqual({ head: ['head'] });
  // The first submit starts nothing that could not go on.
  await expect(scene.act('employee', draft, { action: 'Submit' })).rejects.toMatchObject({ code: expect.any(String) });
  expect((await scene.load(draft)).row.status).toBe('DRAFT');
});
