import { z } from 'zod';
import { defineCall } from '../call.ts';
import { unitScopeInput } from './unit-scope.ts';

const unitType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const pickList = defineCall({
  method: 'GET',
  path: '/api/organization/user_ext/pick_list',
  summary: 'Returns the people and departments that the signed-in person picked recently, newest first, limited to the scope',
  input: z.object({
    /** Limits the result to people or to departments. */
    unitType: z.enum(['1', '3']).optional(),
    ...unitScopeInput,
  }),
  output: z.array(z.object({ id: z.string(), name: z.string(), unitType, departmentName: z.string().nullable() })),
});

export const keepPicked = defineCall({
  method: 'POST',
  path: '/api/organization/user_ext/pick',
  summary: 'Adds a picked unit to the recent picks of the signed-in person',
  input: z.object({
    units: z
      .array(z.object({ id: z.uuid(), unitType }))
      .min(1)
      .max(100),
  }),
  output: z.null(),
  command: true,
});
