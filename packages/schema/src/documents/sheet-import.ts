/** Modes of importing rows into a sub-table and their codes (runtime specification, section 3). */
export const importModes = { default: 0, override: 1, append: 2 } as const;
export type ImportMode = keyof typeof importModes;

/** Results of an import and their codes (runtime specification, section 3). */
export const importResults = {
  none: -1,
  success: 0,
  partialSuccess: 1,
  fileTypeError: 2,
  dataCountExceeded: 3,
  columnError: 4,
  systemError: 5,
  unspecified: 6,
  templateEmpty: 7,
  failedReimport: 8,
} as const;
export type ImportResult = keyof typeof importResults;
