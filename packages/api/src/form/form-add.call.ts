import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formSave, formWriteInput, formWriteOutput } from './form-save.call.ts';

const { schemaCode, formCode, workflowCode, principalId, patch } = formWriteInput;

export const formAdd = defineCall({
  method: 'POST',
  path: '/api/runtime/form/add',
  summary: 'A new draft with its first values; nothing is started',
  command: true,
  input: z.object({ schemaCode, formCode, workflowCode, principalId, patch }),
  output: formWriteOutput,
  refusals: [...formSave.refusals],
});
