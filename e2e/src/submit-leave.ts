import { formSubmit, userSearch } from '@inkstone/api';
import { ApiClient } from '@inkstone/testing';

/** Submits a leave request of the employee by calls. Returns the id of its instance. */
export async function submitLeave(server: { readonly url: string }): Promise<string> {
  const employee = await new ApiClient(server.url).signIn('employee', 'inkstone');
  const [deputy] = (await employee.call(userSearch, { keyword: '周柏翰' })).items;
  const values = {
    leave_kind: '特休',
    date_from: '2026-11-02',
    date_to: '2026-11-03',
    reason: '家事',
    deputy: { id: deputy!.id, name: '', unitType: 3 },
  };
  const answer = await employee.call(formSubmit, { schemaCode: 'leave_request', formCode: 'leave_request', patch: { values, rows: {} } });
  return answer.workflowInstanceId ?? '';
}
