import { z } from 'zod';
import { codeSchema } from './id.ts';
import { nameI18nSchema } from './name-i18n.ts';

export const listDefinitionSchema = z.object({
  code: codeSchema,
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  schemaCode: codeSchema,
  /** Data item codes or system fields (`sequenceNo`, `creater`, `createdTime`, `sequenceStatus`, …). */
  columns: z.array(z.object({ code: z.string(), width: z.number().int().positive().optional() })),
  sort: z.object({ code: z.string(), direction: z.enum(['asc', 'desc']) }).optional(),
});
/** How the records of a model are listed. */
export type ListDefinition = z.infer<typeof listDefinitionSchema>;
