import type { ClientType, InstanceStatus, WorkItemKind } from '@inkstone/schema';
import type { InstanceEvent, InstanceOutcome, InstanceState, ItemResult, ItemState, CloseReason, VisitOutcome } from '@inkstone/workflow';
import type { Json, Timestamp } from './column.ts';

/**
 * One run of a workflow over one record. `state` is what the engine knows of it; the other columns are what lists and
 * look-ups need. `version` grows with each command that changed it.
 */
export interface InstancesTable {
  id: string;
  app_code: string;
  schema_code: string;
  record_id: string;
  workflow_code: string;
  /** Pinned at the first submit; a draft runs on the current one. */
  workflow_version: number;
  name: string;
  sequence_no: string | null;
  status: InstanceStatus;
  outcome: InstanceOutcome | null;
  initiator_id: string;
  initiator_department_id: string | null;
  owner_id: string;
  pass: number;
  state: Json<InstanceState>;
  version: number;
  /** Number and hash of the last event of its log. */
  last_seq: number;
  last_hash: Buffer | null;
  created_at: Timestamp;
  started_at: Timestamp | null;
  modified_at: Timestamp;
  finished_at: Timestamp | null;
  /** A draft that was thrown away. Its history stays, nobody reaches it any more. */
  deleted_at: Timestamp | null;
}

/**
 * What happened, in order, never changed (a trigger refuses it). `hash` covers the event, the hash of the one before
 * and the form data its actor acted on, so that nothing can be taken out or put in unseen.
 */
export interface InstanceEventsTable {
  instance_id: string;
  seq: number;
  at: Timestamp;
  actor_id: string;
  event: Json<InstanceEvent>;
  record_version: number;
  record_hash: Buffer;
  hash: Buffer;
}

export interface VisitsTable {
  id: string;
  instance_id: string;
  activity_code: string;
  kind: string;
  round: number;
  pass: number;
  status: 'open' | 'closed';
  outcome: VisitOutcome | null;
  opened_at: Timestamp;
  closed_at: Timestamp | null;
}

export interface WorkItemsTable {
  id: string;
  instance_id: string;
  visit_id: string;
  /** Null for copies to read. */
  slot_id: string | null;
  /** The item it came from. */
  source_id: string | null;
  app_code: string;
  schema_code: string;
  activity_code: string;
  kind: WorkItemKind;
  state: ItemState;
  result: ItemResult | null;
  close_reason: CloseReason | null;
  holder_id: string;
  /** For whom the holder acts, when the item was delegated. */
  principal_id: string | null;
  round: number;
  pass: number;
  client: ClientType | null;
  received_at: Timestamp;
  first_viewed_at: Timestamp | null;
  finished_at: Timestamp | null;
  opinion: string | null;
  attachments: string[];
  version: number;
}

export interface WorkflowTables {
  instances: InstancesTable;
  instance_events: InstanceEventsTable;
  visits: VisitsTable;
  work_items: WorkItemsTable;
}
