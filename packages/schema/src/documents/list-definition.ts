import { z } from 'zod';
import { conditionSchema } from './condition.ts';
import { codeSchema } from '../id.ts';
import { listLimits, totalKinds } from './list-limits.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';

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
  /** How many of the first columns stay fixed while scrolling. */
  frozen: z.number().int().min(0).max(listLimits.frozenColumns).optional(),
  sort: listSortSchema.optional(),
  /** Only records that meet this are listed, whatever other filters are applied. */
  filter: z.optional(conditionSchema),
  /** Fields offered for filtering above the list; each gets an index. */
  filters: z.array(z.string()).max(12).optional(),
  /** Text fields searched for the keyword; each gets an index. Unset: the name and the number. */
  search: z.array(z.string()).max(6).optional(),
  totals: z.array(listTotalSchema).max(20).optional(),
  /** The field by which the list is grouped initially. */
  group: z.string().optional(),
  /** Fields of the Gantt view: two dates, and the progress in percent. */
  gantt: z.object({ start: z.string(), end: z.string(), progress: z.string().optional() }).optional(),
});
/** How the records of a model are listed. */
export type ListDefinition = z.infer<typeof listDefinitionSchema>;
