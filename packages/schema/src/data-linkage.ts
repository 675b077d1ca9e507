import { z } from 'zod';
import { conditionSchema } from './condition.ts';
import { codeSchema } from './id.ts';
import { recordOrderSchema } from './record-order.ts';

/**
 * The option `dataLinkage` (designer specification, section 3): the control takes `field` of the first record of a model that meets the
 * conditions, and the controls named in `mappings` take theirs. The right sides of the conditions may read the form (`currentModel`).
 */
export const dataLinkageSchema = z
  .object({
    schemaCode: codeSchema,
    conditions: conditionSchema.optional(),
    field: z.string().min(1).optional(),
    mappings: z
      .array(z.object({ from: z.string().min(1), to: z.string().min(1) }))
      .max(100)
      .optional(),
    order: recordOrderSchema.optional(),
  })
  .refine(({ field, mappings }) => field !== undefined || (mappings?.length ?? 0) > 0, { message: 'Takes nothing over' });
export type DataLinkage = z.infer<typeof dataLinkageSchema>;
