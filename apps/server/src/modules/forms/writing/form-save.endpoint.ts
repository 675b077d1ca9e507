import { formSave } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import type { WrittenRecord } from '../../records/index.ts';
import { runRules } from '../../rules/index.ts';
import { storeUnsentOpinion } from '../../workflow/index.ts';
import { requireAction, type FormRights } from '../reading/form-rights.ts';
import { lockRecord } from './lock-record.ts';
import { isNewForm, writeAnswer, writeNew, writeStored, type FormWrite, type FormWriteAnswer } from './write-form.ts';

/** Everybody signed in may start a form that is in a menu; a stored one is saved by people whom its workflow currently lets edit it. */
export const formSaveEndpoint = defineCommand(formSave, {
  permission: 'participant',
  async handle(context, input) {
    if (isNewForm(input)) return saved(context, input, await writeNew(context, input));
    const locked = await lockRecord(context, input);
    requireAction(locked.rights, input.mode === 'edit' ? 'save2' : 'Save');
    if (input.opinion !== undefined) await storeOpinion(context, locked.rights, input.opinion);
    return saved(context, input, await writeStored(context, input, { locked, isFinal: false }));
  },
});

/** Opinions belong to work items; elsewhere there is nothing to attach it to. */
async function storeOpinion({ trx, actor }: CommandContext, { item }: FormRights, opinion: string): Promise<void> {
  if (!item) refuse('not-allowed');
  await storeUnsentOpinion(trx, { workItemId: item.id, personId: actor.id, opinion });
}

async function saved(context: CommandContext, { schemaCode }: FormWrite, written: WrittenRecord): Promise<FormWriteAnswer> {
  await runRules(context, ['saved'], { model: await loadModel(context.trx, schemaCode), record: written.record });
  return writeAnswer(written);
}
