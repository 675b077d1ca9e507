import { z } from 'zod';
import { formButtonSchema } from './form-button.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';

/** A text, or its translations. */
const textOptionSchema = z.union([z.string(), nameI18nSchema]);

/**
 * Options are the properties that a control's model declares. Those that every control has are listed here (designer specification, section
 * 3); the rest depends on the control.
 */
export const controlOptionsSchema = z.looseObject({
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  visible: z.boolean().optional(),
  tips: textOptionSchema.optional(),
  placeholder: textOptionSchema.optional(),
  required: z.boolean().optional(),
  displayFormula: z.string().optional(),
  requiredFormula: z.string().optional(),
  readonlyCondition: z.string().optional(),
  computeFormula: z.string().optional(),
  /** From field of the picked object to control key. */
  mappings: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
});
export type ControlOptions = z.infer<typeof controlOptionsSchema>;

const controlBase = z.object({
  /** Unique in the form; for a bound control it is the data item's code. In a sheet, the column's item code. */
  key: codeSchema,
  /** A control type id; an unknown one is kept and reported, never dropped. */
  type: z.string(),
  options: controlOptionsSchema,
});

export const layoutRowSchema = z.object({
  columns: z.array(z.object({ control: codeSchema, span: z.number().int().min(0).max(24).optional() })),
});
/** One row of the 24-span grid; columns without a span share the rest evenly, a zero span is not rendered. */
export type LayoutRow = z.infer<typeof layoutRowSchema>;

export const controlDefinitionSchema = controlBase.extend({
  /** Sheets: the columns in order. */
  columns: z.array(controlBase).optional(),
  /** Panels and containers: the layout of the controls in them. The controls themselves are listed flat in the form. */
  layout: z.array(layoutRowSchema).optional(),
});
export type ControlDefinition = z.infer<typeof controlDefinitionSchema>;

export const formDefinitionSchema = z.object({
  code: codeSchema,
  name: z.string().min(1),
  name_i18n: nameI18nSchema.optional(),
  schemaCode: codeSchema,
  controls: z.array(controlDefinitionSchema),
  layout: z.array(layoutRowSchema),
  buttons: z.array(formButtonSchema).max(20).optional(),
});
export type FormDefinition = z.infer<typeof formDefinitionSchema>;
