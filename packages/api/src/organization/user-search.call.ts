import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personSchema } from './person.ts';

export const userSearch = defineCall({
  method: 'GET',
  path: '/api/organization/user/search',
  summary: 'People by a part of their name or account',
  input: z.object({ keyword: z.string().max(100).default(''), ...pageInput }),
  output: pageOf(personSchema),
});
