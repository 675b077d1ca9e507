import type { ColumnType } from 'kysely';
import type { NameI18n } from '@inkstone/schema';
import type { Json, Timestamp, TimestampWithDefault } from './column.ts';

export type DocumentKind = 'app' | 'model' | 'form' | 'list' | 'workflow' | 'page';

/** A published document. A row never changes (a trigger refuses it); another content is another version. */
export interface DocumentsTable {
  id: string;
  kind: DocumentKind;
  /** The model of forms and lists, the application of pages; empty for the kinds whose codes are unique by themselves. */
  scope: string;
  code: string;
  version: number;
  app_code: string;
  content: Json<unknown>;
  /** SHA-256 of the canonical content: publishing the same again makes no version. */
  content_hash: string;
  published_at: TimestampWithDefault;
  published_by: string | null;
}

/** Which version is current. A document that its application no longer has is not active; its versions stay. */
export interface DocumentHeadsTable {
  kind: DocumentKind;
  scope: string;
  code: string;
  app_code: string;
  document_id: string;
  version: number;
  active: boolean;
}

export interface AppsTable {
  code: string;
  name: string;
  name_i18n: Json<NameI18n>;
  icon: string | null;
  group_code: string;
  group_name: string;
  group_name_i18n: Json<NameI18n>;
  /** Order of publication, for the menu. */
  position: number;
}

/** What stands in an application's menu. */
export interface AppFunctionsTable {
  app_code: string;
  code: string;
  name: string;
  name_i18n: Json<NameI18n>;
  schema_code: string;
  form_code: string;
  list_code: string | null;
  workflow_code: string | null;
  position: number;
}

export interface RecordChange {
  readonly path: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** What each version of a record changed against the one before it; the first version has no list. */
export interface RecordChangesTable {
  record_id: string;
  version: number;
  schema_code: string;
  changes: Json<readonly RecordChange[]>;
  actor: string;
  at: Timestamp;
}

/** Records without a workflow in the recycle bin, as their tables held them. */
export interface DeletedRecordsTable {
  id: string;
  schema_code: string;
  record: Json<Readonly<Record<string, unknown>>>;
  /** By the table of a sheet: its rows. */
  sheets: Json<Readonly<Record<string, readonly unknown[]>>>;
  deleted_by: string;
  deleted_at: Timestamp;
}

/** Running numbers by model, part of the number and period; locked last of all rows in a transaction. */
export interface SequenceCountersTable {
  schema_code: string;
  part: number;
  period: string;
  value: ColumnType<string, number | string, number | string>;
}

/** A reference in a record that somebody lends to whoever has a task on it. */
export interface LentReferencesTable {
  record_id: string;
  /** The control, a sheet's column as `lines.picker`. */
  place: string;
  target_id: string;
  lent_by: string;
  lent_at: Timestamp;
}

export interface AppsTables {
  documents: DocumentsTable;
  document_heads: DocumentHeadsTable;
  apps: AppsTable;
  app_functions: AppFunctionsTable;
  record_changes: RecordChangesTable;
  deleted_records: DeletedRecordsTable;
  lent_references: LentReferencesTable;
  sequence_counters: SequenceCountersTable;
}
