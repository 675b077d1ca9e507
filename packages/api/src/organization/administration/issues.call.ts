import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const listOrganizationIssues = defineCall({
  method: 'GET',
  path: '/api/organization/issues',
  summary:
    'Returns what administrators should put right: mail addresses that several people have, and leaves that could not be carried out',
  input: z.object({}),
  output: z.array(
    z.object({
      kind: z.enum(['email-shared', 'leave-overdue']),
      people: z.array(z.object({ id: z.string(), name: z.string(), account: z.string() })),
      /** In the language of the caller. */
      message: z.string(),
    }),
  ),
});
