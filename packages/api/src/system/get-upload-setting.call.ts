import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileTypesSchema } from './file-types.call.ts';

export const uploadSettingSchema = fileTypesSchema.extend({
  /** Limit for all files, overriding larger limits of controls; in MB. */
  maxMegabytes: z.number().int(),
  /** Limit for controls that do not define one; in MB. */
  defaultMegabytes: z.number().int(),
  signatureMegabytes: z.number().int(),
  filesPerUpload: z.number().int(),
  nameCharacters: z.number().int(),
});

export const getUploadSetting = defineCall({
  method: 'GET',
  path: '/api/system/get_upload_setting',
  summary: 'Returns the limits of all uploads',
  input: z.object({}),
  output: uploadSettingSchema,
});
