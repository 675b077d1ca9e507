import type { ImportState } from '@inkstone/api';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column.ts';

/** How the columns of a file are called, and where its rows begin. */
export interface ImportHead {
  readonly columns: readonly { readonly name: string; readonly sheet: string | null }[];
  /** The last line of the head. */
  readonly line: number;
  readonly is1904: boolean;
}

/** A line of the file, its cells in order. */
export interface ImportLine {
  readonly line: number;
  readonly cells: readonly (string | number | boolean | null)[];
}

/** What is wrong with a cell; without a column with the row. */
export interface ImportIssue {
  readonly line: number;
  /** Counted from 0. */
  readonly column: number | null;
  readonly message: string;
}

/** A file that becomes records. */
export interface ImportsTable {
  id: string;
  person_id: string;
  schema_code: string;
  name: string;
  locale: string;
  state: ImportState;
  sha256: string | null;
  head: Json<ImportHead>;
  /** The field of each column. */
  mapping: Json<readonly (string | null)[]> | null;
  keys: Json<readonly string[]>;
  mode: Generated<number>;
  /** The row that was judged or written last. */
  position: Generated<number>;
  total: Generated<number>;
  checked: Generated<number>;
  done: Generated<number>;
  added: Generated<number>;
  updated: Generated<number>;
  failed: Generated<number>;
  result: Generated<number>;
  /** The code of the refusal it ended with. */
  problem: string | null;
  previous_id: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  expires_at: Timestamp;
}

/** A record to be: the line it begins with, and those of its sub-tables below. */
export interface ImportRowsTable {
  import_id: string;
  position: number;
  lines: Json<readonly ImportLine[]>;
  state: Generated<'waiting' | 'good' | 'faulty' | 'added' | 'updated'>;
  issues: Json<readonly ImportIssue[]> | null;
  record_id: string | null;
}

export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
}
