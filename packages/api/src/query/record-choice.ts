import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { conditionSchema } from '@inkstone/schema';

/** Selects records of a list; all calls about the records of a list share these properties. */
export const recordChoice = {
  schemaCode: z.string(),
  listCode: z.string().optional(),
  /** Searched in the fields that the list configures, by default the name item and the sequence number. */
  keyword: keywordSchema.optional(),
  /**
   * Only records that meet this condition. Fields are data items, system fields, sub-tables and their columns; operators are codes, the
   * designer's short forms or query words. A record in which one of the fields is hidden from the caller does not match.
   */
  filter: z.optional(conditionSchema),
};

export const filterRefusals = ['model-not-found', 'not-allowed', 'filter-field-unknown', 'filter-value-wrong', 'filter-not-possible'];
