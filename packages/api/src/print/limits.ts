/** Records per PDF. */
export const maxPrintedRecords = 20;
export { maxPrintTemplates, maxSignBoxes, paperSizes } from '@inkstone/schema';
