import { codeSchema, nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { itemFormatNames } from '../values/item-format.ts';

/** Kinds of form-data items (runtime specification, section 3). */
export const itemKinds = ['string', 'boolean', 'integer', 'array', 'number', 'logic', 'checkbox', 'radioGroup', 'object'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Kinds of controls in form data. */
export const controlKinds = [
  'Boolean',
  'String',
  'Dropdown',
  'Modal',
  'Date',
  'SelectTree',
  'Tree',
  'Userpicker',
  'Array',
  'Logic',
  'Checkbox',
  'RadioGroup',
  'Custom',
  'CustomModal',
] as const;
export type ControlKind = (typeof controlKinds)[number];

const choiceSchema = z.object({ value: z.string(), label: z.string(), label_i18n: nameI18nSchema.optional() });

const itemBase = z.looseObject({
  key: codeSchema,
  name: z.string(),
  type: z.enum(itemKinds),
  format: z.enum(itemFormatNames).optional(),
  control: z.enum(controlKinds).optional(),
  required: z.boolean().optional(),
  enum: z.array(choiceSchema).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().int().min(0).optional(),
  maxLength: z.number().int().min(0).optional(),
  minItems: z.number().int().min(0).optional(),
  maxItems: z.number().int().min(0).optional(),
  pattern: z.string().optional(),
  /** The component of `Custom` and `CustomModal`. */
  component: z.string().optional(),
});

/** One item of form data: its type, its control and its constraints. Unknown properties are kept. */
export type FormDataItem = z.infer<typeof itemBase> & { readonly properties?: readonly FormDataItem[] | undefined };

/** `properties` are the members of an object, or of each element of an array. */
export const formDataItemSchema: z.ZodType<FormDataItem> = itemBase.extend({
  get properties(): z.ZodOptional<z.ZodArray<z.ZodType<FormDataItem>>> {
    return z.array(formDataItemSchema).optional();
  },
});
