import { z } from 'zod';
import { trimmedString } from './trimmed-string.ts';
import { codeSchema } from './id.ts';
import { nameI18nSchema } from './name-i18n.ts';

/** Inside the product, or elsewhere in the open. */
const address = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https:\/\/[^/])/);

export const formButtonSchema = z.object({
  code: codeSchema,
  name: trimmedString.min(1).max(40),
  name_i18n: nameI18nSchema.optional(),
  /** In the open form, or beside records picked in a list. */
  on: z.array(z.enum(['form', 'list'])).min(1),
  /** A formula over the stored record; unset: always. */
  condition: z.string().max(10_000).optional(),
  /** Asked before it is done; unset: not asked in the form. */
  confirm: z.object({ zh: z.string().min(1).max(200), en: z.string().min(1).max(200) }).optional(),
  does: z.discriminatedUnion('kind', [
    /** A business rule that is called, on each record. */
    z.object({ kind: z.literal('rule'), rule: codeSchema }),
    z.object({ kind: z.literal('address'), address }),
    /** Begins another form, with values out of this record. */
    z.object({
      kind: z.literal('form'),
      schemaCode: codeSchema,
      formCode: codeSchema,
      values: z.array(z.object({ to: codeSchema, formula: z.string().min(1).max(10_000) })).max(100),
    }),
  ]),
});
/** What a form offers to do with a stored record besides the actions that all forms have. */
export type FormButton = z.infer<typeof formButtonSchema>;
