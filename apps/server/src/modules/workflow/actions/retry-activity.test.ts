import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInstanceBaseinfo, listExceptions, listInstanceLogs, retryActivity } from '@inkstone/api';
import { approve, buildWorkflow, end, service, start } from '@inkstone/testing/workflow-builder';
import { failService } from '../services/run-service.ts';
import { replayCheck } from '../replay-check.ts';
import { createWorkflowServer, type WorkflowServer } from '../testing/workflow-server.ts';

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

test('what came back from a service is told to administrators only', async () => {
  const { scene } = at;
  const workflowInstanceId = await scene.start('employee', 'hook');
  const [visit] = Object.values((await scene.load(workflowInstanceId)).state.visits).filter((each) => each.activity === 'book');
  const surroundings = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => scene.now };
  const failure = { class: 'system', detail: 'db-7.internal refused' } as const;
  await failService(scene.database.db, surroundings, { instanceId: workflowInstanceId, visitId: visit!.id }, failure);

  const messages = async (account: string) => {
    const person = await at.as(account);
    const [exception] = await person.call(listExceptions, { workflowInstanceId }, { locale: 'en' });
    const { logs } = await person.call(listInstanceLogs, { workflowInstanceId }, { locale: 'en' });
    return [exception!.message, logs.at(-1)!.failure!.message];
  };

  const own = 'The service "book" failed: workflow administrators can see why';
  expect(await messages('employee')).toEqual([own, own]);
  expect(await messages('admin')).toEqual(Array(2).fill('The service "book" failed: db-7.internal refused'));
});
afterAll(() => at.close());

const setActive = (account: string, active: boolean) =>
  at.scene.database.db.updateTable('people').set({ active }).where('account', '=', account).execute();

test('an exception says why, and an administrator tries it again where it stopped', async () => {
  const { scene } = at;
  const workflowInstanceId = await scene.start('employee', 'flow');
  await setActive('tech', false);
  await scene.act('manager', workflowInstanceId, { action: 'Agree', itemId: await scene.itemOf('manager', workflowInstanceId) });
  const [admin, employee] = [await at.as('admin'), await at.as('employee')];

  const [failed] = await admin.call(listExceptions, { workflowInstanceId }, { locale: 'zh' });
  const told = await employee.call(listInstanceLogs, { workflowInstanceId }, { locale: 'zh' });
  const inVain = await admin.refused(retryActivity, { workflowInstanceId });
  await setActive('tech', true);
  const answer = await admin.call(retryActivity, { workflowInstanceId, tokenId: failed!.tokenId });

  expect(failed).toMatchObject({ activityCode: 'tech', cause: 'nobody', class: 'business', message: '「技術」找不到處理人' });
  expect(failed!.failedAt).toMatch(/^2026-03-02T01:00:00/);
  expect(told.logs.at(-1)).toMatchObject({ kind: 'exception', failure: { class: 'business', message: '「技術」找不到處理人' } });
  expect(inVain).toMatchObject({ status: 422, code: 'NobodyResolved' });
  expect(answer).toMatchObject({ instanceStatus: 'PROCESSING' });
  expect(await scene.openAt(workflowInstanceId)).toEqual({ tech: ['tech'] });
  expect(await admin.call(listExceptions, { workflowInstanceId })).toEqual([]);
  expect(await employee.refused(retryActivity, { workflowInstanceId })).toMatchObject({ status: 403, code: 'NotAdministrator' });
  expect(await employee.call(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({ status: 'PROCESSING' });
  expect((await replayCheck(scene.database.db, workflowInstanceId)).problems).toEqual([]);
});
