import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileTypesSchema } from './file-types.call.ts';

export const uploadSettingSchema = fileTypesSchema.extend({
  /** No file may be larger, whatever its control says; in MB. */
  maxMegabytes: z.number().int(),
  /** What a control takes that says nothing of it. */
  defaultMegabytes: z.number().int(),
  signatureMegabytes: z.number().int(),
  filesPerUpload: z.number().int(),
  nameCharacters: z.number().int(),
});

export const getUploadSetting = defineCall({
  method: 'GET',
  path: '/api/system/get_upload_setting',
  summary: 'What holds for every upload',
  input: z.object({}),
  output: uploadSettingSchema,
});
