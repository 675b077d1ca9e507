/** Records in one PDF. */
export const mostPrinted = 20;
/** Of one form. */
export const mostPrintTemplates = 20;
/** Boxes to be signed by hand on one paper. */
export const mostSignBoxes = 8;
export const paperSizes = ['A3', 'A4', 'A5', 'LETTER'] as const;
