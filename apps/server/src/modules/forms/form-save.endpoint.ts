import { formSave } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/catalog.ts';
import type { WrittenRecord } from '../records/record-write.ts';
import { runRules } from '../rules/run-rules.ts';
import { requireAction } from './form-place.ts';
import { lockPlace } from './stored-place.ts';
import { isNewForm, writeAnswer, writeNew, writeStored, type FormWrite, type FormWriteAnswer } from './write-form.ts';

/** Anybody signed in may begin a form that stands in a menu; a stored one is saved by whom its workflow lets edit it now. */
export const formSaveEndpoint = defineCommand(formSave, {
  permission: 'participant',
  async handle(context, input) {
    if (isNewForm(input)) return saved(context, input, (await writeNew(context, input, { isFinal: false })).written);
    const place = await lockPlace(context, input);
    requireAction(place.rights, input.mode === 'edit' ? 'save2' : 'Save');
    return saved(context, input, await writeStored(context, input, { place, isFinal: false }));
  },
});

async function saved(context: CommandContext, { schemaCode }: FormWrite, written: WrittenRecord): Promise<FormWriteAnswer> {
  await runRules(context, ['saved'], { model: await loadModel(context.trx, schemaCode), record: written.record });
  return writeAnswer(written);
}
