import { codeSchema, nameI18nSchema, trimmedString } from '@inkstone/schema';
import { z } from 'zod';
import { mostSignBoxes, paperSizes } from './limits.ts';

export const paperSchema = z.object({
  size: z.enum(paperSizes).default('A4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
});

const line = trimmedString.max(500).default('');

/** How a form is printed. Without one: the form's own layout on A4, with the history of its approval. */
export const printTemplateSchema = z.object({
  name: trimmedString.min(1).max(50),
  name_i18n: nameI18nSchema.default({}),
  paper: paperSchema.default({ size: 'A4', orientation: 'portrait' }),
  /** Controls that are left out, a heading with what stands below it; what a form gets later is printed. */
  omitted: z.array(codeSchema).max(2000).default([]),
  /** Lines above the title and at the end. */
  head: line,
  foot: line,
  /** Across each page; empty: none. */
  watermark: trimmedString.max(40).default(''),
  withHistory: z.boolean().default(true),
  /** Boxes to be signed by hand, named. */
  signBoxes: z.array(trimmedString.min(1).max(40)).max(mostSignBoxes).default([]),
  /** The one that is taken when nobody chooses. */
  isDefault: z.boolean().default(false),
});
export type PrintTemplate = z.infer<typeof printTemplateSchema>;

export const storedPrintTemplateSchema = printTemplateSchema.extend({ id: z.string(), version: z.number().int() });
export type StoredPrintTemplate = z.infer<typeof storedPrintTemplateSchema>;
