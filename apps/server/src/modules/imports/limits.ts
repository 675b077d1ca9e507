const megabyte = 1024 * 1024;
/** The size of the uploaded file; unpacked it may be larger. */
export const maxImportBytes = 50 * megabyte;
/** The most unfinished imports of one person. */
export const maxOpenImports = 5;
/** How long an import and its rows are kept. */
export const importDays = 7;
/** Rows in one transaction of checking or writing. */
export const rowsAtOnce = 250;
/** How long one import may run before the queue continues with other jobs. */
export const sliceMs = 15_000;
