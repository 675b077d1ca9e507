import { z } from 'zod';
import { conditionSchema } from './condition.ts';
import { codeSchema } from './id.ts';
import { listLimits, totalKinds } from './list-limits.ts';
import { nameI18nSchema } from './name-i18n.ts';

export const listSortSchema = z.object({ code: z.string().max(64), direction: z.enum(['asc', 'desc']) });
export type ListSort = z.infer<typeof listSortSchema>;

export const listTotalSchema = z.object({ code: z.string().max(64), kind: z.enum(totalKinds) });
export type ListTotal = z.infer<typeof listTotalSchema>;

export const listDefinitionSchema = z.object({
  code: codeSchema,
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  schemaCode: codeSchema,
  /** Data item codes or system fields (`sequenceNo`, `creater`, `createdTime`, `sequenceStatus`, …). */
  columns: z.array(z.object({ code: z.string(), width: z.number().int().positive().optional() })),
  /** How many of the first columns stand still while the others move. */
  frozen: z.number().int().min(0).max(listLimits.frozenColumns).optional(),
  sort: listSortSchema.optional(),
  /** Only records that meet this are in the list, whatever else somebody filters by. */
  filter: z.optional(conditionSchema),
  /** Fields offered for filtering above the list; each gets an index. */
  filters: z.array(z.string()).max(12).optional(),
  /** Text fields that the keyword is looked for in; each gets an index. Unset: the name and the number. */
  search: z.array(z.string()).max(6).optional(),
  totals: z.array(listTotalSchema).max(20).optional(),
  /** The field whose values make the groups the list opens with. */
  group: z.string().optional(),
  /** Fields for the view along time: two dates, and what part of 100 is done. */
  gantt: z.object({ start: z.string(), end: z.string(), progress: z.string().optional() }).optional(),
});
/** How the records of a model are listed. */
export type ListDefinition = z.infer<typeof listDefinitionSchema>;
