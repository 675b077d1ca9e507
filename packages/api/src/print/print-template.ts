import { printTemplateSchema } from '@inkstone/schema';
import { z } from 'zod';

export { printTemplateSchema, type PrintTemplate } from '@inkstone/schema';

export const storedPrintTemplateSchema = printTemplateSchema.extend({ id: z.string(), version: z.number().int() });
export type StoredPrintTemplate = z.infer<typeof storedPrintTemplateSchema>;
