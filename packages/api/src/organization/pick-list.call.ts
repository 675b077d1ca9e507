import { z } from 'zod';
import { defineCall } from '../call.ts';
import { unitScopeInput } from './unit-scope.ts';

const unitType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const pickList = defineCall({
  method: 'GET',
  path: '/api/organization/user_ext/pick_list',
  summary: 'The people and departments that the signed-in person picked of late, the latest first, as far as they are in the scope',
  input: z.object({
    /** Only people, or only departments. */
    unitType: z.enum(['1', '3']).optional(),
    ...unitScopeInput,
  }),
  output: z.array(z.object({ id: z.string(), name: z.string(), unitType, departmentName: z.string().nullable() })),
});

export const keepPicked = defineCall({
  method: 'POST',
  path: '/api/organization/user_ext/pick',
  summary: 'Keeps what the signed-in person has just picked for their pick list',
  input: z.object({
    units: z
      .array(z.object({ id: z.uuid(), unitType }))
      .min(1)
      .max(100),
  }),
  output: z.null(),
  command: true,
});
