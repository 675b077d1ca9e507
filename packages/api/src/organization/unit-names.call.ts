import { unitTypes } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const unitNames = defineCall({
  method: 'GET',
  path: '/api/organization/unit/names',
  summary: 'Returns the people and departments that texts of conditions name by id, account or code; unknown texts are omitted',
  input: z.object({
    /** Separated by semicolons. */
    texts: z
      .string()
      .max(8000)
      .transform((text) => [...new Set(text.split(';').filter((part) => part !== ''))])
      .pipe(z.array(z.string().max(200)).max(200)),
  }),
  output: z.array(
    z.object({
      /** As the condition has it. */
      text: z.string(),
      id: z.string(),
      name: z.string(),
      unitType: z.union([z.literal(unitTypes.department), z.literal(unitTypes.user)]),
    }),
  ),
});
