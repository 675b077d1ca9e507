import { formSave } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import type { WrittenRecord } from '../records/index.ts';
import { runRules } from '../rules/index.ts';
import { keepUnsentOpinion } from '../workflow/index.ts';
import { requireAction, type FormRights } from './form-place.ts';
import { lockPlace } from './stored-place.ts';
import { isNewForm, writeAnswer, writeNew, writeStored, type FormWrite, type FormWriteAnswer } from './write-form.ts';

/** Anybody signed in may begin a form that stands in a menu; a stored one is saved by whom its workflow lets edit it now. */
export const formSaveEndpoint = defineCommand(formSave, {
  permission: 'participant',
  async handle(context, input) {
    if (isNewForm(input)) return saved(context, input, (await writeNew(context, input, { isFinal: false })).written);
    const place = await lockPlace(context, input);
    requireAction(place.rights, input.mode === 'edit' ? 'save2' : 'Save');
    if (input.opinion !== undefined) await keepOpinion(context, place.rights, input.opinion);
    return saved(context, input, await writeStored(context, input, { place, isFinal: false }));
  },
});

/** An opinion is one on a work item: elsewhere there is nothing to keep it for. */
async function keepOpinion({ trx, actor }: CommandContext, { item }: FormRights, opinion: string): Promise<void> {
  if (!item) refuse('not-allowed');
  await keepUnsentOpinion(trx, { workItemId: item.id, personId: actor.id, opinion });
}

async function saved(context: CommandContext, { schemaCode }: FormWrite, written: WrittenRecord): Promise<FormWriteAnswer> {
  await runRules(context, ['saved'], { model: await loadModel(context.trx, schemaCode), record: written.record });
  return writeAnswer(written);
}
