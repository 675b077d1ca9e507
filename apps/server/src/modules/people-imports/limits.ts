import { maxImportedPeople } from '@inkstone/api';

const megabyte = 1024 * 1024;
/** The size of an uploaded file; text needs far less than a workbook with pictures. */
export const maxFileBytes = { xlsx: 20 * megabyte, csv: 10 * megabyte } as const;
/** How long an import and its rows, which contain personal data, are kept. */
export const importDays = 1;
/** Titles and notes may precede the row of headings. */
export const maxHeadRow = 10;
/** Rows with content in a file. */
export const maxRecords = maxImportedPeople + maxHeadRow;
