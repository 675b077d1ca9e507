import type { ImportMode, ImportResult, Issue } from '@inkstone/schema';

export interface ImportOptions {
  /**
   * `append` adds every row. `default` brings rows onto those with the same keys, fills blank rows and adds the rest. `override` makes the
   * import the whole sheet: rows with the same keys keep their ids, the others go. Default `default`.
   */
  readonly mode?: ImportMode;
  /** Columns whose values together tell which present row is meant. */
  readonly keyColumns?: readonly string[];
  /** Rows at most: 500 unless set, never more than 5,000. */
  readonly limit?: number;
  /** Only report. */
  readonly dryRun?: boolean;
  /** Take the rows without faults and leave out the others; otherwise one fault and nothing is written. */
  readonly partial?: boolean;
}

/** What is wrong with a row (counted from 1) or with one of its cells; without a row, with the whole. */
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
  /** Columns that were given and are not for this person to fill in: computed ones, read-only ones. */
  readonly leftOut: readonly string[];
}
