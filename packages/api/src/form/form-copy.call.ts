import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formWriteOutput } from './form-save.call.ts';

export const formCopy = defineCall({
  method: 'POST',
  path: '/api/runtime/form/copy',
  summary:
    'Creates a draft with the values of a record that the caller may see, except sequence numbers, system fields, files and unique values',
  command: true,
  input: z.object({ schemaCode: z.string(), objectId: z.string() }),
  output: formWriteOutput,
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'],
});
