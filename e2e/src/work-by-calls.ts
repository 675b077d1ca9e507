import { formLoad, formSubmit, listWorkitems, userSearch, workitemAction, type CallInput } from '@inkstone/api';
import { cellPath, createId } from '@inkstone/schema';
import { ApiClient } from '@inkstone/testing';
import type { Server } from './person.ts';

/** Signs in somebody whose page is not looked at. */
export const as = ({ url }: Server, account: string): Promise<ApiClient> => new ApiClient(url).signIn(account, 'inkstone');

/** Submits a leave request of the employee by calls. Returns the id of its instance. */
export async function submitLeave(server: Server, from = '2026-11-02', to = '2026-11-03'): Promise<string> {
  const employee = await as(server, 'employee');
  const [deputy] = (await employee.call(userSearch, { keyword: '周柏翰' })).items;
  const values = {
    leave_kind: '特休',
    date_from: from,
    date_to: to,
    reason: '家事',
    deputy: { id: deputy!.id, name: '', unitType: 3 },
  };
  const answer = await employee.call(formSubmit, { schemaCode: 'leave_request', formCode: 'leave_request', patch: { values, rows: {} } });
  return answer.workflowInstanceId!;
}

/** Submits an expense claim of the employee by calls, with rows of two tickets each. Returns the id of its instance. */
export async function submitExpense(server: Server, { price = 600, rows = 1, purpose = '拜訪客戶' } = {}): Promise<string> {
  const employee = await as(server, 'employee');
  const added = Array.from({ length: rows }, () => createId());
  const cells = added.flatMap((row) => [
    [cellPath('items', row, 'date'), '2026-11-20'],
    [cellPath('items', row, 'category'), '交通'],
    [cellPath('items', row, 'quantity'), 2],
    [cellPath('items', row, 'price'), price],
  ]);
  const patch = { values: { purpose, ...Object.fromEntries(cells) }, rows: { items: { added } } };
  return (await employee.call(formSubmit, { schemaCode: 'expense_claim', patch })).workflowInstanceId!;
}

type Action = CallInput<typeof workitemAction>['action'];

/** Decides the task that somebody has in an instance, or else their newest. */
export async function decideAs(
  server: Server,
  account: string,
  action: Action,
  { opinion = '', instance }: { readonly opinion?: string; readonly instance?: string } = {},
): Promise<void> {
  const person = await as(server, account);
  const { items } = await person.call(listWorkitems, { size: 100 });
  const item = instance === undefined ? items[0] : items.find(({ workflowInstanceId }) => workflowInstanceId === instance);
  await person.call(workitemAction, { workItemId: item!.id, action, opinion });
}

/** Fills in and submits the newest task that somebody has with records of a model. */
export async function submitTask(
  server: Server,
  account: string,
  schemaCode: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const person = await as(server, account);
  const [task] = (await person.call(listWorkitems, { schemaCode })).items;
  const { bizObject } = await person.call(formLoad, { workItemId: task!.id });
  await person.call(formSubmit, { schemaCode, workItemId: task!.id, baseVersion: bizObject.version, patch: { values } });
}
