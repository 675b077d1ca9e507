import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Settings that everybody signed in may read. */
export const settingTypes = ['upload', 'form', 'organization'] as const;

export const getSettingByType = defineCall({
  method: 'GET',
  path: '/api/system/getSettingByType',
  summary: 'The settings of one kind, by name',
  input: z.object({ type: z.enum(settingTypes) }),
  output: z.record(z.string(), z.unknown()),
});
