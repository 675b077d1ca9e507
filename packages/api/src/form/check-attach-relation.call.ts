import { z } from 'zod';
import { unitTypes } from '@inkstone/schema';
import { defineCall } from '../call.ts';

const unitType = z.enum(unitTypes);
/** A person or a department; the type may have either of the two property names that clients use. */
const unit = z
  .object({ id: z.string(), type: unitType.optional(), unitType: unitType.optional() })
  .refine(({ type, unitType: other }) => type !== undefined || other !== undefined, { path: ['type'], error: 'Required' });

const values = z.array(unit).max(1000);

export const checkAttachRelation = defineCall({
  method: 'POST',
  path: '/api/api/runtime/form/checkAttachRelation',
  summary:
    'Returns whether each child is, or belongs to, one of the parents: a department within a department, or a person within a department',
  input: z.object({ childValueList: values, parentValueList: values }),
  output: z.boolean(),
});
