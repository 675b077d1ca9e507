import type { ImportMode, ImportResult, Issue } from '@inkstone/schema';

export interface ImportOptions {
  /**
   * `append` adds every row. `default` updates rows with the same keys, fills blank rows and adds the rest. `override` replaces the whole
   * sheet: rows with the same keys keep their ids, the others are removed. Default `default`.
   */
  readonly mode?: ImportMode;
  /** Columns whose values together identify a present row. */
  readonly keyColumns?: readonly string[];
  /** Maximum number of rows: 500 unless set, never more than 5,000. */
  readonly limit?: number;
  /** Only report, without writing. */
  readonly dryRun?: boolean;
  /** Import the rows without issues and leave out the others; otherwise a single issue prevents the import. */
  readonly partial?: boolean;
}

/** What is wrong with a row (counted from 1) or with one of its cells; without a row, with the import as a whole. */
export interface ImportIssue extends Pick<Issue, 'code' | 'params'> {
  readonly row: number | null;
  readonly column: string | null;
}

export interface ImportReport {
  readonly result: ImportResult;
  readonly code: number;
  readonly issues: readonly ImportIssue[];
  readonly added: number;
  readonly updated: number;
  readonly removed: number;
  /** Given columns that this person cannot fill in: computed ones, read-only ones. */
  readonly leftOut: readonly string[];
}
