import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const readDesignOutside = defineCall({
  method: 'GET',
  path: '/api/design/outside',
  summary: 'Returns what the documents of a working copy name outside of it, as the checks of documents read it',
  input: z.object({ appCode: codeSchema }),
  output: z.record(z.string(), z.unknown()),
  refusals: ['not-found', 'not-allowed'],
});
