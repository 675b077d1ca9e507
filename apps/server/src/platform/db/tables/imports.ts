import type { ImportState } from '@inkstone/api';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column.ts';

/** The header of a file: the names of the columns and the last line before the rows. */
export interface ImportHead {
  readonly columns: readonly { readonly name: string; readonly sheet: string | null }[];
  /** The last line of the header. */
  readonly line: number;
  readonly is1904: boolean;
}

/** A line of the file with its cells. */
export interface ImportLine {
  readonly line: number;
  readonly cells: readonly (string | number | boolean | null)[];
}

/** An issue of a cell or, without a column, of the row. */
export interface ImportIssue {
  readonly line: number;
  /** Counted from 0. */
  readonly column: number | null;
  readonly message: string;
}

/** An import of a file into records. */
export interface ImportsTable {
  id: string;
  person_id: string;
  schema_code: string;
  name: string;
  locale: string;
  state: ImportState;
  sha256: string | null;
  head: Json<ImportHead>;
  /** The field for each column. */
  mapping: Json<readonly (string | null)[]> | null;
  keys: Json<readonly string[]>;
  mode: Generated<number>;
  /** The last row that was checked or written. */
  position: Generated<number>;
  total: Generated<number>;
  checked: Generated<number>;
  done: Generated<number>;
  added: Generated<number>;
  updated: Generated<number>;
  failed: Generated<number>;
  result: Generated<number>;
  /** The code of the refusal with which it ended. */
  problem: string | null;
  previous_id: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  expires_at: Timestamp;
}

/** The lines of one record: the first line, and further lines of its sub-tables. */
export interface ImportRowsTable {
  import_id: string;
  position: number;
  lines: Json<readonly ImportLine[]>;
  /** Rows that have no issues wait, also after they were written: `position` of their import tells which of them are done. */
  state: Generated<'waiting' | 'faulty'>;
  issues: Json<readonly ImportIssue[]> | null;
}

export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
}
