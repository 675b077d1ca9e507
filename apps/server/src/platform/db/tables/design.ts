import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column.ts';
import type { DocumentKind } from '@inkstone/schema';

/** The working copy of an application. Its row is locked by everything that changes it. */
export interface WorkingCopiesTable {
  app_code: string;
  /** The number of the latest group. */
  revision: Generated<number>;
  snapshot_revision: Generated<number>;
  snapshot_at: Timestamp | null;
}

/** A document that differs from the published one; without content it is deleted. */
export interface WorkingDocumentsTable {
  app_code: string;
  kind: DocumentKind;
  scope: string;
  code: string;
  content: Json<unknown> | null;
  /** The version that was published when it was first changed; null for a document that was not. */
  base_version: number | null;
}

/** What was done in a working copy; kept for 90 days. */
export interface WorkingGroupsTable {
  app_code: string;
  revision: number;
  kind: 'edited' | 'published' | 'discarded' | 'restored' | 'imported';
  /** The idempotency key. */
  key: string;
  operations: Json<readonly unknown[]>;
  /** Null: the installation itself. */
  author: string | null;
  at: Timestamp;
}

/** The documents of a working copy that differed, as they were before what `reason` names. */
export interface WorkingSnapshotsTable {
  id: string;
  app_code: string;
  revision: number;
  reason: 'published' | 'day' | 'groups' | 'discarded' | 'restored' | 'imported';
  documents: Json<readonly unknown[]>;
  at: Timestamp;
}

/** Who may design and publish an application besides the administrators. */
export interface DesignersTable {
  app_code: string;
  person_id: string;
  may_design: boolean;
  may_publish: boolean;
}

/** Who may begin applications besides the administrators. */
export interface AppMakersTable {
  person_id: string;
}

/** A job that copies the values of one data item into another one of the same table. */
export interface ValueCopiesTable {
  id: string;
  schema_code: string;
  from_item: string;
  to_item: string;
  state: 'running' | 'done' | 'canceled' | 'failed';
  /** Rows at the start; some may have been filled in meanwhile. */
  total: number;
  copied: Generated<number>;
  refused: Generated<number>;
  /** The latest row that was looked at. */
  last_row: string | null;
  started_by: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

/** A value that did not convert, and in how many rows it stands. */
export interface ValueCopyProblemsTable {
  copy_id: string;
  value: string;
  count: number;
}

export interface DesignTables {
  working_copies: WorkingCopiesTable;
  working_documents: WorkingDocumentsTable;
  working_groups: WorkingGroupsTable;
  working_snapshots: WorkingSnapshotsTable;
  designers: DesignersTable;
  app_makers: AppMakersTable;
  value_copies: ValueCopiesTable;
  value_copy_problems: ValueCopyProblemsTable;
}
