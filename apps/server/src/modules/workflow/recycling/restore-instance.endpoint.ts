import { restoreInstance } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { loadModel } from '../../apps/index.ts';
import { setRecordStatus } from '../../records/index.ts';
import { administers } from '../administration/administers.ts';
import { isId } from '../../../platform/db/id.ts';
import { peopleOf } from '../instance/projection.ts';
import { stateOf } from '../instance/state-segments.ts';

/** Open to administrators of the workflow. */
export const restoreInstanceEndpoint = defineCommand(restoreInstance, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const { trx, actor, locale } = context;
    if (!isId(workflowInstanceId)) refuse('not-found');
    const row = await trx.selectFrom('instances').selectAll().where('id', '=', workflowInstanceId).forUpdate().executeTakeFirst();
    if (!row) refuse('not-found');
    if (!administers(actor, row)) refuse('not-allowed');
    if (row.deleted_at === null || row.deleted_by === null) refuse('not-found');
    await trx.updateTable('instances').set({ deleted_at: null, deleted_by: null }).where('id', '=', row.id).execute();
    await setRecordStatus(trx, await loadModel(trx, row.schema_code), row.record_id, row.status, locale);
    await publish(trx, { kind: 'work-changed', people: peopleOf((await stateOf(trx, row)).state) });
    return true;
  },
});
