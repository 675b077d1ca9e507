import { z } from 'zod';
import { conditionSchema } from './condition.ts';
import { codeSchema } from './id.ts';
import { recordOrderTypes, recordOrderTypeSchema } from './record-order.ts';

/** Records of a business model as choices. What is stored is the text of `valueItem`, or else of the item that people read. */
const modelSourceSchema = z.object({
  kind: z.literal('model'),
  schemaCode: codeSchema,
  displayItem: z.string().min(1),
  valueItem: z.string().min(1).optional(),
  orderField: z.string().min(1).optional(),
  orderType: recordOrderTypeSchema.default(recordOrderTypes.newestFirst),
  condition: conditionSchema.optional(),
});

/** Entries of a data dictionary, all of them or those selected; as a tree each names its parent. */
const dictionarySourceSchema = z.object({
  kind: z.literal('dictionary'),
  dictionaryId: z.string().min(1),
  displayType: z.enum(['tree', 'flat']).default('flat'),
  selected: z.array(z.string()).max(10_000).optional(),
});

/** The option `choiceSource` of choice controls (designer specification, section 3); without one the choices stand in `options`. */
export const choiceSourceSchema = z.discriminatedUnion('kind', [modelSourceSchema, dictionarySourceSchema]);
export type ChoiceSource = z.infer<typeof choiceSourceSchema>;
export type ModelChoiceSource = z.infer<typeof modelSourceSchema>;
