import { formCopy } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { copiedPatch } from './copied-patch.ts';
import { newForm, offersCopy } from '../reading/form-rights.ts';
import { readRecord } from '../reading/read-record.ts';
import { writeAnswer, writeNew } from './write-form.ts';

/** Open to everybody who may read the record and start a form like it. */
export const formCopyEndpoint = defineCommand(formCopy, {
  permission: 'participant',
  async handle(context, { schemaCode, objectId }) {
    const { record, instance, rights } = await readRecord(context.trx, context, { schemaCode, objectId });
    if (!(await offersCopy(context.trx, context, { record, schemaCode, instance }, rights))) refuse('not-allowed');
    const { formCode } = record.system;
    const target = await newForm(context.trx, context, { schemaCode, formCode });
    const patch = await copiedPatch(context, { record, seen: rights.permission, target });
    const written = await writeNew(context, { schemaCode, formCode, baseVersion: 0, patch });
    return writeAnswer(written);
  },
});
