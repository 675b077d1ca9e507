import * as z from 'zod/mini';
import { filledPart } from './form-part.ts';

/** How records are sorted: by a field ascending (1) or descending (2), or newest first regardless of the field (3). */
export const recordOrderTypes = { ascending: 1, descending: 2, newestFirst: 3 } as const;

export const recordOrderTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type RecordOrderType = z.infer<typeof recordOrderTypeSchema>;

export const recordOrderSchema = z.object({
  field: z.optional(filledPart),
  type: z._default(recordOrderTypeSchema, recordOrderTypes.newestFirst),
});
/** Records equal in the field are sorted newest first, so that the first one is always the same. */
export type RecordOrder = z.infer<typeof recordOrderSchema>;
