import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Settings that all signed-in people may read. */
export const settingTypes = ['upload', 'form', 'organization'] as const;

export const getSettingByType = defineCall({
  method: 'GET',
  path: '/api/system/getSettingByType',
  summary: 'Returns the settings of one type',
  input: z.object({ type: z.enum(settingTypes) }),
  output: z.record(z.string(), z.unknown()),
});
