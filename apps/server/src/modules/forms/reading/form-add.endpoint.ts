import { formAdd } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { loadModel } from '../../apps/index.ts';
import { runRules } from '../../rules/index.ts';
import { writeAnswer, writeNew } from '../writing/write-form.ts';

/** Open to everybody who may start the form. */
export const formAddEndpoint = defineCommand(formAdd, {
  permission: 'participant',
  async handle(context, input) {
    const written = await writeNew(context, { ...input, baseVersion: 0 });
    await runRules(context, ['saved'], { model: await loadModel(context.trx, input.schemaCode), record: written.record });
    return writeAnswer(written);
  },
});
