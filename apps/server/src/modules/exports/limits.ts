/** The most files in one export. */
export const maxFilesExported = 10_000;
/** The most unfinished exports of one person. */
export const maxWaitingExports = 5;
export const exportDays = 7;
