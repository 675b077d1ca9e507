import { z } from 'zod';
import { defineCall } from '../call.ts';

export const errorCodes = defineCall({
  method: 'GET',
  path: '/api/system/error_codes',
  summary: 'Every refusal this server may answer with, by number, with its texts; they may hold {params}',
  input: z.object({}),
  output: z.array(z.object({ errcode: z.number().int(), code: z.string(), status: z.number().int(), zh: z.string(), en: z.string() })),
});
