/** Per form. */
export const maxPrintTemplates = 20;
/** Boxes for handwritten signatures per document. */
export const maxSignBoxes = 8;
export const paperSizes = ['A3', 'A4', 'A5', 'LETTER'] as const;
