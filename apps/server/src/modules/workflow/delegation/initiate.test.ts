import {
  createWorkflowTrust,
  formLoad,
  formSave,
  formSubmit,
  listInstanceLogs,
  getInstanceBaseinfo,
  listWorkitems,
  type CallInput,
} from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-server.ts';
import { FileServer } from '../../../testing/file-server.ts';

let server: FileServer;
let employee: TestPerson;
let deputy: TestPerson;
let head: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  server = await FileServer.open();
  [employee, deputy, head, manager] = (await Promise.all(
    ['employee', 'deputy', 'head', 'manager'].map((account) => server.server.signIn(account)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson];
  await employee.call(createWorkflowTrust, {
    kind: 'initiate',
    agentId: deputy.id,
    workflowCodes: ['filing_flow'],
    fromDay: '2020-01-01',
    toDay: '2099-12-31',
  });
});
afterAll(() => server.close());

const submission = (more: Partial<CallInput<typeof formSubmit>> = {}): CallInput<typeof formSubmit> => ({
  schemaCode: 'filed',
  patch: { values: { title: '代辦' } },
  ...more,
});

test('a form lists the people it may be started for, and its principal', async () => {
  const own = await deputy.call(formLoad, { schemaCode: 'filed', formCode: 'filed' });
  const theirs = await deputy.call(formLoad, { schemaCode: 'filed', formCode: 'filed', principalId: employee.id });

  expect(own).toMatchObject({ principal: null, principals: [{ id: employee.id, name: '林小美' }] });
  expect(theirs).toMatchObject({ principal: { id: employee.id } });
  expect((await employee.call(formLoad, { schemaCode: 'filed', formCode: 'filed' })).principals).toEqual([]);
});

test('an instance started for somebody is theirs: their manager decides, they are the initiator, and the starter may still read it', async () => {
  const { workflowInstanceId } = await deputy.call(formSubmit, submission({ principalId: employee.id }));

  const details = await employee.call(getInstanceBaseinfo, { workflowInstanceId: workflowInstanceId! });
  const { logs } = await deputy.call(listInstanceLogs, { workflowInstanceId: workflowInstanceId! });
  expect(details).toMatchObject({ initiator: { id: employee.id } });
  expect(logs.find(({ kind }) => kind === 'submitted')).toMatchObject({ actor: { id: deputy.id }, principal: { id: employee.id } });
  expect((await manager.call(listWorkitems, {})).items.some((item) => item.workflowInstanceId === workflowInstanceId)).toBe(true);
});

test('a draft for somebody is submitted for them while the delegation lasts', async () => {
  const { objectId } = await deputy.call(formSave, submission({ principalId: employee.id }));
  const sent = { ...submission(), objectId, baseVersion: 1 };
  const { workflowInstanceId } = await deputy.call(formSubmit, sent);
  const other = await deputy.call(formSave, submission({ principalId: employee.id }));
  await server.server.db.updateTable('workflow_trusts').set({ deleted_at: new Date() }).execute();

  const refused = await deputy.refused(formSubmit, { ...sent, objectId: other.objectId });
  await server.server.db.updateTable('workflow_trusts').set({ deleted_at: null }).execute();

  expect(await employee.call(getInstanceBaseinfo, { workflowInstanceId: workflowInstanceId! })).toMatchObject({
    initiator: { id: employee.id },
  });
  expect(refused).toMatchObject({ code: 'not-entrusted' });
});

test('nobody starts anything for somebody without their delegation', async () => {
  expect(await deputy.refused(formSubmit, submission({ principalId: head.id }))).toMatchObject({ status: 403, code: 'not-entrusted' });
  expect(await head.refused(formSubmit, submission({ principalId: employee.id }))).toMatchObject({ status: 403, code: 'not-entrusted' });
  expect(await head.refused(formLoad, { schemaCode: 'filed', formCode: 'filed', principalId: employee.id })).toMatchObject({
    code: 'not-entrusted',
  });
});
