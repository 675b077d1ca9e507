import type { ListViewState } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Json, Timestamp } from './column.ts';

/** A batch of records that are changed or deleted one after the other, in the name of the person who started it. */
export interface RecordBatchesTable {
  id: string;
  schema_code: string;
  kind: 'update' | 'delete';
  field_values: Json<Readonly<Record<string, unknown>>>;
  locale: Locale;
  state: 'running' | 'done' | 'canceled' | 'failed';
  total: number;
  done: number;
  refused: number;
  started_by: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

/** A record of a batch that is waiting or was refused. */
export interface RecordBatchItemsTable {
  batch_id: string;
  record_id: string;
  problem: Json<{ readonly name: string; readonly code: string; readonly message: string }> | null;
}

/** A saved view of a list. */
export interface ListViewsTable {
  id: string;
  schema_code: string;
  /** Empty for the default list of the model. */
  list_code: string;
  name: string;
  owner_id: string;
  is_shared: boolean;
  state: Json<ListViewState>;
  modified_at: Timestamp;
}

/** The default view of a list for a person. */
export interface ListViewDefaultsTable {
  person_id: string;
  schema_code: string;
  list_code: string;
  view_id: string;
}

export interface ListsTables {
  list_views: ListViewsTable;
  list_view_defaults: ListViewDefaultsTable;
  record_batches: RecordBatchesTable;
  record_batch_items: RecordBatchItemsTable;
}
