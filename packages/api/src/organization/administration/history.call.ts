import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { daySchema } from './names.ts';

const unitName = z.object({ id: z.string(), name: z.string() });

export const organizationOnDay = defineCall({
  method: 'GET',
  path: '/api/organization/history/on_day',
  summary: 'Returns what held for a person or a department at the end of a day: departments, managers and roles; for today: now',
  /** Either a person or a department. */
  input: z
    .object({ personId: z.uuid().optional(), departmentId: z.uuid().optional(), day: daySchema })
    .refine(({ personId, departmentId }) => (personId === undefined) !== (departmentId === undefined)),
  output: z.object({
    /** Of a person: their departments, the main one first. Of a department: the department itself with its name on that day. */
    departments: z.array(unitName),
    /** Of a person: the direct manager. Of a department: its managers in order. */
    managers: z.array(unitName),
    deputies: z.array(unitName),
    /** The roles of a person, each with the departments for which they held it; none: everywhere. */
    roles: z.array(unitName.extend({ departments: z.array(unitName) })),
    /** The people of a department. */
    people: z.array(unitName.extend({ main: z.boolean() })),
    /** The department above, of a department. */
    parent: unitName.nullable(),
    /** Whether the person was active or the department open. */
    isActive: z.boolean(),
  }),
  refusals: ['not-found'],
});
