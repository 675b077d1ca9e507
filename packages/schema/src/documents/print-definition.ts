import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';
import { maxSignBoxes, paperSizes } from './print-limits.ts';

export const paperSchema = z.object({
  size: z.enum(paperSizes).default('A4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
});

const line = trimmedString.max(500).default('');

/** The print settings of a form. Without a template, a form is printed in its own layout on A4, with its approval history. */
export const printTemplateSchema = z.object({
  name: trimmedString.min(1).max(50),
  name_i18n: nameI18nSchema.default({}),
  paper: paperSchema.default({ size: 'A4', orientation: 'portrait' }),
  /** Omitted controls; a heading includes the controls below it. Controls added to the form later are printed. */
  omitted: z.array(codeSchema).max(2000).default([]),
  /** Text above the title and at the end. */
  head: line,
  foot: line,
  /** Shown across each page; empty for none. */
  watermark: trimmedString.max(40).default(''),
  withHistory: z.boolean().default(true),
  /** Labels of the boxes for handwritten signatures. */
  signBoxes: z.array(trimmedString.min(1).max(40)).max(maxSignBoxes).default([]),
  /** The template that is used if none is selected. */
  isDefault: z.boolean().default(false),
});
export type PrintTemplate = z.infer<typeof printTemplateSchema>;

export const printDefinitionSchema = printTemplateSchema.extend({ code: codeSchema, schemaCode: codeSchema, formCode: codeSchema });
/** A print template of a form. */
export type PrintDefinition = z.infer<typeof printDefinitionSchema>;
