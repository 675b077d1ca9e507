import * as z from 'zod/mini';
import { conditionSchema } from './condition.ts';
import { codePart, filledPart } from './form-part.ts';
import { recordOrderSchema } from './record-order.ts';

/**
 * The option `dataLinkage` (designer specification, section 3): the control receives `field` of the first record of a model that meets the
 * conditions, and the controls named in `mappings` receive theirs. The right operands of the conditions may read the form (`currentModel`).
 */
export const dataLinkageSchema = z
  .object({
    schemaCode: codePart,
    conditions: z.optional(conditionSchema),
    field: z.optional(filledPart),
    mappings: z.optional(z.array(z.object({ from: filledPart, to: filledPart })).check(z.maxLength(100))),
    order: z.optional(recordOrderSchema),
  })
  .check(
    z.refine(({ field, mappings }) => field !== undefined || (mappings?.length ?? 0) > 0, {
      params: { zh: '未設定要帶入的欄位', en: 'No fields to fill in' },
    }),
  );
export type DataLinkage = z.infer<typeof dataLinkageSchema>;
