import { z } from 'zod';
import { unitTypes } from '@inkstone/schema';
import { defineCall } from '../call.ts';

const unitType = z.enum(unitTypes);
/** A person or a department; the type under either of the names that callers use. */
const unit = z
  .object({ id: z.string(), type: unitType.optional(), unitType: unitType.optional() })
  .refine(({ type, unitType: other }) => type !== undefined || other !== undefined, { path: ['type'], error: 'Required' });

const values = z.array(unit).max(1000);

export const checkAttachRelation = defineCall({
  method: 'POST',
  path: '/api/api/runtime/form/checkAttachRelation',
  summary: 'Whether each child is one of the parents or belongs to one: a department below it, a person in it or below it',
  input: z.object({ childValueList: values, parentValueList: values }),
  output: z.boolean(),
});
