import * as z from 'zod/mini';
import { filledPart } from './form-part.ts';

/** How records are put in order: by a field upwards (1) or downwards (2), or the newest first whatever the field (3). */
export const recordOrderTypes = { ascending: 1, descending: 2, newestFirst: 3 } as const;

export const recordOrderTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type RecordOrderType = z.infer<typeof recordOrderTypeSchema>;

export const recordOrderSchema = z.object({
  field: z.optional(filledPart),
  type: z._default(recordOrderTypeSchema, recordOrderTypes.newestFirst),
});
/** Records alike in the field stand newest first, so that the first one is always the same. */
export type RecordOrder = z.infer<typeof recordOrderSchema>;
