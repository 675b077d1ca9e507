import { z } from 'zod';
import { defineCall } from '../call.ts';

export const errorCodes = defineCall({
  method: 'GET',
  path: '/api/system/error_codes',
  summary: 'Returns all refusals of this server by number, with their texts, which may contain {params}',
  input: z.object({}),
  output: z.array(z.object({ errcode: z.number().int(), code: z.string(), status: z.number().int(), zh: z.string(), en: z.string() })),
});
