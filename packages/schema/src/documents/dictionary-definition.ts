import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';

/** Letters and digits of any script, then also `_`, `.` and `-`: no list separators. */
export const dictionaryCodeSchema = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,63}$/u);

const named = {
  code: dictionaryCodeSchema,
  name: trimmedString.min(1).max(100),
  name_i18n: nameI18nSchema.optional(),
};

export interface DictionaryEntryDefinition {
  readonly code: string;
  readonly name: string;
  readonly name_i18n?: z.infer<typeof nameI18nSchema> | undefined;
  readonly entries?: readonly DictionaryEntryDefinition[] | undefined;
}

const entrySchema: z.ZodType<DictionaryEntryDefinition> = z.object({
  ...named,
  get entries() {
    return z.array(entrySchema).optional();
  },
});

/** A data dictionary in an application package: values with their names, as a tree. */
export const dictionaryDefinitionSchema = z.object({
  ...named,
  kind: z.enum(['flat', 'tree']),
  entries: z.array(entrySchema),
});
export type DictionaryDefinition = z.infer<typeof dictionaryDefinitionSchema>;
