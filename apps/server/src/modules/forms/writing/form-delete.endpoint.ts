import { formDelete } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { deleteRecord } from '../../records/index.ts';
import { recycleRecord } from '../../rules/index.ts';
import { discardDraft } from '../../workflow/index.ts';
import { requireAction } from '../reading/form-rights.ts';
import { lockRecord } from './lock-record.ts';

/**
 * Deletes a draft for good and moves a record without a workflow to the recycle bin; a record with a started workflow is deleted with its
 * instance.
 */
export const formDeleteEndpoint = defineCommand(formDelete, {
  permission: 'participant',
  async handle(context, input) {
    const { model, record, instance, rights } = await lockRecord(context, input);
    requireAction(rights, 'Delete');
    if (instance) await discardDraft(context, instance);
    if (record.system.sequenceStatus === 'DRAFT') await deleteRecord(context.trx, model, record.id);
    else await recycleRecord(context, model, record);
    return true;
  },
});
