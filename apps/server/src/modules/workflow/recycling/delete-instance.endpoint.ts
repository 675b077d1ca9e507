import { deleteInstance } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { loadModel } from '../../apps/index.ts';
import { setRecordStatus } from '../../records/index.ts';
import { execute } from '../execute.ts';
import { lockInstance } from '../instance/instance-store.ts';
import { peopleOf } from '../instance/projection.ts';
import { mayDelete } from './may-delete.ts';

/** Open to administrators of the workflow, and to the initiator of a cancelled instance. Drafts are discarded through the form. */
export const deleteInstanceEndpoint = defineCommand(deleteInstance, {
  permission: 'participant',
  async handle(context, { workflowInstanceId, reason, confirm = false }) {
    const { trx, actor, now } = context;
    const loaded = await lockInstance(trx, workflowInstanceId);
    if (!mayDelete(loaded.row, actor)) refuse('not-allowed');
    const { status } = loaded.row;
    if (status === 'PROCESSING' || status === 'EXCEPTION') {
      if (!confirm) refuse('InstanceRunning');
      await execute(context, { instanceId: loaded.id, loaded, command: { action: 'Cancel', reason } });
    }
    await trx.updateTable('instances').set({ deleted_at: now(), deleted_by: actor.id }).where('id', '=', loaded.id).execute();
    // Records in the recycle bin do not count for "must not repeat".
    const model = await loadModel(trx, loaded.row.schema_code);
    await setRecordStatus(trx, model, loaded.row.record_id, 'CANCELED', context.locale);
    await publish(trx, { kind: 'work-changed', people: peopleOf(loaded.state) });
    return true;
  },
});
