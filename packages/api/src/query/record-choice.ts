import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { conditionSchema } from '@inkstone/schema';

/** Which records of a list somebody looks at; all calls about the same ones take the same. */
export const recordChoice = {
  schemaCode: z.string(),
  listCode: z.string().optional(),
  /** Searched in the texts that the list names: unless it does, the name item and the sequence number. */
  keyword: keywordSchema.optional(),
  /**
   * Only records that meet this condition. Fields are data items, system fields, sheets and their columns; operators are codes, the
   * designer's short forms or query words. A record in which the caller may not see one of the fields is not found.
   */
  filter: z.optional(conditionSchema),
};

export const filterRefusals = ['model-not-found', 'not-allowed', 'filter-field-unknown', 'filter-value-wrong', 'filter-not-possible'];
