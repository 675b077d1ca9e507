import { formDelete } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { deleteRecord } from '../records/record-status.ts';
import { runRules } from '../rules/run-rules.ts';
import { discardDraft } from '../workflow/index.ts';
import { requireAction } from './form-place.ts';
import { lockPlace } from './stored-place.ts';

/** Only a draft of the own; what was submitted is cancelled, not deleted. */
export const formDeleteEndpoint = defineCommand(formDelete, {
  permission: 'participant',
  async handle(context, input) {
    const { model, record, instance, rights } = await lockPlace(context, input);
    requireAction(rights, 'Delete');
    if (instance) await discardDraft(context, instance);
    await deleteRecord(context.trx, model, record.id);
    if (record.system.sequenceStatus !== 'DRAFT') await runRules(context, ['deleted'], { model, record });
    return true;
  },
});
