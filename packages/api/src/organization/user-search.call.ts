import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personSchema } from './person.ts';
import { unitScopeInput } from './unit-scope.ts';

export const userSearch = defineCall({
  method: 'GET',
  path: '/api/organization/user/search',
  summary: 'Searches people by part of their name or account, or by the pinyin or zhuyin of their name, in full or as initials',
  input: z.object({ keyword: keywordSchema.default(''), ...unitScopeInput, ...pageInput }),
  output: pageOf(personSchema),
});
