import { afterAll, beforeAll, expect, test } from 'vitest';
import { formLoad, formSubmit, getWorkItems, listWorkitems } from '@inkstone/api';
import type { TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createDemoServer();
});
afterAll(() => server.close());

test('a task is first opened when its handler opens it, not when others open the form', async () => {
  const [employee, manager, deputy] = await Promise.all(['employee', 'manager', 'deputy'].map((account) => server.signIn(account)));
  const values = {
    leave_kind: '特休',
    date_from: '2026-12-01',
    date_to: '2026-12-01',
    deputy: { id: deputy!.id, name: '', unitType: 3 },
    reason: '返鄉',
  };
  const { workflowInstanceId, objectId } = await employee!.call(formSubmit, { schemaCode: 'leave_request', patch: { values } });
  const viewedAt = async () => {
    const items = await employee!.call(getWorkItems, { workflowInstanceId: workflowInstanceId! });
    return items.find(({ activityCode }) => activityCode === 'manager')!.viewedAt;
  };
  await employee!.call(formLoad, { schemaCode: 'leave_request', objectId });
  expect(await viewedAt()).toBeNull();

  const [task] = (await manager!.call(listWorkitems, {})).items;
  await manager!.call(formLoad, { workItemId: task!.id });
  const first = await viewedAt();
  await manager!.call(formLoad, { workItemId: task!.id });

  expect(first).not.toBeNull();
  expect(await viewedAt()).toBe(first);
});
