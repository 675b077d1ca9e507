import { z } from 'zod';
import { defineCall } from '../call.ts';

const extensions = z.array(z.string());

export const fileTypesSchema = z.object({
  ignore_file_types: extensions,
  allow_file_types: extensions,
  image_types: extensions,
  doc_types: extensions,
});

export const fileTypes = defineCall({
  method: 'GET',
  path: '/api/system/file_type_list',
  summary: 'Returns the accepted file types by extension',
  input: z.object({}),
  output: fileTypesSchema,
});
