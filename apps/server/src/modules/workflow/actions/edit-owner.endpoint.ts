import { editOwner } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { loadModel } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { setRecordOwner } from '../../records/index.ts';
import { lockInstance } from '../instance/instance-store.ts';
import { act } from './act.ts';

/** Open to administrators of the workflow and to the owner. A record without an owner's department cannot be routed to anybody. */
export const editOwnerEndpoint = defineCommand(editOwner, {
  permission: 'participant',
  async handle(context, { workflowInstanceId, owner, reason }) {
    const { trx } = context;
    const loaded = await lockInstance(trx, workflowInstanceId);
    const person = await directory(trx).person(owner);
    const answer = await act(context, { instanceId: loaded.id, loaded, command: { action: 'EditOwner', owner: person?.id ?? '', reason } });
    if (!person?.departmentId) refuse('owner-without-department');
    const model = await loadModel(trx, loaded.row.schema_code);
    await setRecordOwner(trx, model, loaded.row.record_id, { owner: person.id, departmentId: person.departmentId });
    return answer;
  },
});
