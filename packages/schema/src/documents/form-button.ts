import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';

/** A path inside the product, or an external https address. */
const address = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https:\/\/[^/])/);

export const formButtonSchema = z.object({
  code: codeSchema,
  name: trimmedString.min(1).max(40),
  name_i18n: nameI18nSchema.optional(),
  /** In the open form, or for records picked in a list. */
  on: z.array(z.enum(['form', 'list'])).min(1),
  /** A formula over the stored record; unset: always. */
  condition: z.string().max(10_000).optional(),
  /** Confirmation text; unset: the form does not ask for confirmation. */
  confirm: z.object({ zh: z.string().min(1).max(200), en: z.string().min(1).max(200) }).optional(),
  does: z.discriminatedUnion('kind', [
    /** Calls a business rule for each record. */
    z.object({ kind: z.literal('rule'), rule: codeSchema }),
    z.object({ kind: z.literal('address'), address }),
    /** Opens another form, with values from this record. */
    z.object({
      kind: z.literal('form'),
      schemaCode: codeSchema,
      formCode: codeSchema,
      values: z.array(z.object({ to: codeSchema, formula: z.string().min(1).max(10_000) })).max(100),
    }),
  ]),
});
/** A custom action of a form on a stored record, in addition to the actions of all forms. */
export type FormButton = z.infer<typeof formButtonSchema>;
/** What a button does. */
export type ButtonAction = FormButton['does'];
export type ButtonActionOf<K extends ButtonAction['kind']> = Extract<ButtonAction, { kind: K }>;
