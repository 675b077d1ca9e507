import type { ImportedPerson, PeopleColumn, PeopleImportState, PeopleImportSummary } from '@inkstone/api';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './column.ts';

/** The columns of a file in its order; `key` null: not imported. */
export interface PeopleFileHead {
  readonly columns: readonly { readonly key: PeopleColumn | null; readonly heading: string }[];
}

/** A row as it is in the file. */
interface GivenRow {
  readonly line: number;
  readonly values: Readonly<Partial<Record<PeopleColumn, string>>>;
  readonly unreadable: readonly PeopleColumn[];
}

/** The result of comparing a row; the texts of issues are made when they are read. */
interface RowOutcome extends Pick<ImportedPerson, 'name' | 'cells'> {
  readonly issues: readonly {
    readonly code: string;
    readonly column: PeopleColumn | null;
    readonly params?: Readonly<Record<string, unknown>>;
  }[];
}

export interface PeopleImportsTable {
  id: string;
  /** Who uploaded the file. */
  person_id: string;
  name: string;
  locale: string;
  state: PeopleImportState;
  head: Json<PeopleFileHead>;
  create_departments: boolean;
  clear_empty: boolean;
  summary: Json<Pick<PeopleImportSummary, 'counts' | 'newDepartments'> & { readonly changedColumns: readonly PeopleColumn[] }>;
  /** Of everything that would be written: another one means that the comparison is outdated. */
  digest: string;
  total: number;
  done: Generated<number>;
  /** The code of the refusal with which it ended or has to be checked again. */
  problem: string | null;
  created_at: Timestamp;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: Timestamp;
}

export interface PeopleImportRowsTable {
  import_id: string;
  position: number;
  given: Json<GivenRow>;
  state: ImportedPerson['state'];
  outcome: Json<RowOutcome>;
  /** The person whom the row created. */
  new_person_id: string | null;
}

export interface PeopleImportTables {
  people_imports: PeopleImportsTable;
  people_import_rows: PeopleImportRowsTable;
}
