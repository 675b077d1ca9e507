import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formSave, formWriteInput, formWriteOutput } from './form-save.call.ts';

const { schemaCode, formCode, workflowCode, principalId, patch } = formWriteInput;

export const formAdd = defineCall({
  method: 'POST',
  path: '/api/runtime/form/add',
  summary: 'Creates a draft with initial values without starting its workflow',
  command: true,
  input: z.object({ schemaCode, formCode, workflowCode, principalId, patch }),
  output: formWriteOutput,
  refusals: [...formSave.refusals],
});
