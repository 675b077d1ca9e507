import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formWriteOutput } from './form-save.call.ts';

export const formCopy = defineCall({
  method: 'POST',
  path: '/api/runtime/form/copy',
  summary: 'A new draft with what the caller sees of a record, but numbers, system fields, files and values that must not repeat',
  command: true,
  input: z.object({ schemaCode: z.string(), objectId: z.string() }),
  output: formWriteOutput,
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'],
});
