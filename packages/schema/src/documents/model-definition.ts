import { z } from 'zod';
import { dataItemTypes, readDataItemType, type DataItemType } from '../data-item-type.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';

const dataItemBase = z.object({
  code: codeSchema.max(28).min(2),
  name: z.string().min(1).max(40),
  name_i18n: nameI18nSchema.optional(),
  /** A name, or the code of one. */
  type: z.preprocess(readDataItemType, z.enum(Object.keys(dataItemTypes) as [DataItemType, ...DataItemType[]])),
  /** Dates: fixed on publishing (architecture, storage). */
  precision: z.enum(['day', 'minute', 'second', 'month', 'year']).optional(),
  /** Relevance items: the model they refer to. */
  schemaCode: z.string().optional(),
  noRepeat: z.boolean().optional(),
});

export const dataItemSchema = dataItemBase.extend({ dataItems: z.array(dataItemBase).optional() });
/** One typed field of a model. A `Sheet` contains the items of its rows. */
export type DataItem = z.infer<typeof dataItemSchema>;

export const modelDefinitionSchema = z.object({
  code: codeSchema,
  name: z.string().min(1),
  name_i18n: nameI18nSchema.optional(),
  dataItems: z.array(dataItemSchema),
  /** Item whose value names a record in pickers and lists; unset: the sequence number. */
  nameItem: z.string().optional(),
  /** Parts of the sequence number (designer specification, section 3). */
  seqNoSetting: z
    .array(
      z.object({
        type: z.enum(['UID', 'DATE', 'DELIMITER', 'SEQNO']),
        value: z.string().default(''),
        maxLength: z.number().int().min(1).max(12).optional(),
        leftPad: z.boolean().optional(),
        resetDate: z.enum(['NONE', 'YEAR', 'MONTH', 'DAY']).optional(),
      }),
    )
    .optional(),
});
/** A business model: the typed shape of its records. */
export type ModelDefinition = z.infer<typeof modelDefinitionSchema>;
