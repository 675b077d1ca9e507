const megabyte = 1024 * 1024;
/** Of the file as it comes; unpacked it may be larger. */
export const mostImportBytes = 50 * megabyte;
/** Imports of one person that are not over. */
export const mostOpenImports = 5;
/** How long an import is kept with its rows. */
export const importDays = 7;
/** Rows that one transaction tries or writes. */
export const rowsAtOnce = 50;
/** So long the queue leaves one import its turn. */
export const turnMs = 15_000;
