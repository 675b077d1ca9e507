import type { ColumnType, Generated } from 'kysely';
import type { DocumentKind, NameI18n } from '@inkstone/schema';
import type { Json, Timestamp, TimestampWithDefault } from './column.ts';

/** A published document. Rows are immutable (enforced by a trigger); changed content is a new version. */
export interface DocumentsTable {
  id: string;
  kind: DocumentKind;
  /** The model or the application in which the code is unique; empty for kinds with globally unique codes. */
  scope: string;
  code: string;
  version: number;
  app_code: string;
  content: Json<unknown>;
  /** SHA-256 of the canonical content: publishing unchanged content creates no new version. */
  content_hash: string;
  published_at: TimestampWithDefault;
  published_by: string | null;
  /** What its publisher wrote about the change. */
  note: string | null;
}

/** The current version of each document. A document that was removed from its application is inactive; its versions remain. */
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
  color: string | null;
  group_code: string;
  group_name: string;
  group_name_i18n: Json<NameI18n>;
  /** The order of the start page and the menu. */
  position: number;
  /** An application that was never published or is closed is not offered. */
  state: Generated<'unpublished' | 'open' | 'closed'>;
}

/** The entries of an application's menu. */
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

/** The values that did not allow the unique index of an item. */
export interface UniqueFailuresTable {
  schema_code: string;
  item_code: string;
  repeated: Json<readonly { readonly value: string; readonly count: number }[]>;
}

export interface RecordChange {
  readonly path: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** The changes of each version of a record compared with the previous one; the first version has none. */
export interface RecordChangesTable {
  record_id: string;
  version: number;
  schema_code: string;
  changes: Json<readonly RecordChange[]>;
  actor: string;
  at: Timestamp;
}

/** Records without a workflow in the recycle bin, with the values of their tables. */
export interface DeletedRecordsTable {
  id: string;
  schema_code: string;
  record: Json<Readonly<Record<string, unknown>>>;
  /** The rows of each sheet, by table. */
  sheets: Json<Readonly<Record<string, readonly unknown[]>>>;
  deleted_by: string;
  deleted_at: Timestamp;
}

/** Sequence numbers by model, part of the number and period. These rows are locked last in a transaction. */
export interface SequenceCountersTable {
  schema_code: string;
  part: number;
  period: string;
  value: ColumnType<string, number | string, number | string>;
}

/** A reference in a record whose target a person shares with everyone who has a task on the record. */
export interface SharedReferencesTable {
  record_id: string;
  /** The key of the control, a sheet's column as `lines.picker`. */
  place: string;
  target_id: string;
  lent_by: string;
  lent_at: Timestamp;
}

/** Models that an application offers to all others: to read their records, or also to write them. */
export interface ModelOffersTable {
  schema_code: string;
  app_code: string;
  mode: 'read' | 'write';
}

export interface AppsTables {
  documents: DocumentsTable;
  document_heads: DocumentHeadsTable;
  apps: AppsTable;
  app_functions: AppFunctionsTable;
  model_offers: ModelOffersTable;
  record_changes: RecordChangesTable;
  deleted_records: DeletedRecordsTable;
  lent_references: SharedReferencesTable;
  sequence_counters: SequenceCountersTable;
  unique_failures: UniqueFailuresTable;
}
