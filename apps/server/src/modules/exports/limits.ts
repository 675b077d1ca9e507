/** Files that one export takes along. */
export const mostFilesExported = 10_000;
/** Exports of one person that are not done yet. */
export const mostWaitingExports = 5;
/** How long the file of an export is kept. */
export const exportDays = 7;
