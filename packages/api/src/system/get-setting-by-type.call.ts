import { z } from 'zod';
import { defineCall } from '../call.ts';

/**
 * The sections of the system settings, the name of the organisation, and `form`: what pages with forms need. Each is returned as far as
 * everybody who is signed in may read it, so without keys and without addresses that only the server calls.
 */
export const settingTypes = ['upload', 'sheet', 'map', 'geocoder', 'identity', 'appearance', 'organization', 'form'] as const;

export const getSettingByType = defineCall({
  method: 'GET',
  path: '/api/system/getSettingByType',
  summary: 'Returns the settings of one type, as far as everybody may read them',
  input: z.object({ type: z.enum(settingTypes) }),
  output: z.record(z.string(), z.unknown()),
});
