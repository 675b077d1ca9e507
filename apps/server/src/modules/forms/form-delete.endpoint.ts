import { formDelete } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { deleteRecord } from '../records/index.ts';
import { throwAway } from '../rules/index.ts';
import { discardDraft } from '../workflow/index.ts';
import { requireAction } from './form-place.ts';
import { lockPlace } from './stored-place.ts';

/** A draft goes for good, a record without a workflow into the recycle bin; what was submitted into a workflow is deleted with its instance. */
export const formDeleteEndpoint = defineCommand(formDelete, {
  permission: 'participant',
  async handle(context, input) {
    const { model, record, instance, rights } = await lockPlace(context, input);
    requireAction(rights, 'Delete');
    if (instance) await discardDraft(context, instance);
    if (record.system.sequenceStatus === 'DRAFT') await deleteRecord(context.trx, model, record.id);
    else await throwAway(context, model, record);
    return true;
  },
});
