import type { ClientType, InstanceStatus, NameI18n, WorkItemKind } from '@inkstone/schema';
import type {
  CloseReason,
  InstanceEvent,
  InstanceOutcome,
  InstanceState,
  ItemResult,
  ItemState,
  VisitOutcome,
  ActivityMove,
  MigrationStep,
  Refusal,
} from '@inkstone/workflow';
import type { Json, Timestamp } from './column.ts';

/** A part of the state of a long instance that was set aside: entities by id, which later segments and the latest state may replace. */
export type StateSegment = Pick<InstanceState, 'forks' | 'visits' | 'slots' | 'items' | 'involvements'>;

/** What is newer than the segments of an instance; only together with them it is the state. */
export type LatestState = Omit<InstanceState, keyof StateSegment> & Partial<StateSegment>;

/**
 * A run of a workflow over one record. `state` is the latest state of the engine, and `segments` the number of its segments; the other
 * columns serve lists and look-ups. `version` increases with each command that changes the instance.
 */
export interface InstancesTable {
  id: string;
  app_code: string;
  schema_code: string;
  record_id: string;
  /** The parent instance of a sub-process. */
  parent_id: string | null;
  workflow_code: string;
  /** Fixed at the first submission; a draft uses the current version. */
  workflow_version: number;
  name: string;
  /** The name in other languages. */
  name_i18n: Json<NameI18n>;
  sequence_no: string | null;
  status: InstanceStatus;
  outcome: InstanceOutcome | null;
  initiator_id: string;
  initiator_department_id: string | null;
  owner_id: string;
  pass: number;
  state: Json<LatestState>;
  segments: number;
  version: number;
  /** Number and hash of the last event of its log. */
  last_seq: number;
  last_hash: Buffer | null;
  created_at: Timestamp;
  started_at: Timestamp | null;
  modified_at: Timestamp;
  finished_at: Timestamp | null;
  /** Set while it is in the recycle bin, where it is inaccessible until an administrator restores it. */
  deleted_at: Timestamp | null;
  deleted_by: string | null;
}

/** A segment of the state of an instance, numbered from 1 and never changed: what a decision writes does not grow with those before. */
export interface InstanceSegmentsTable {
  instance_id: string;
  seq: number;
  part: Json<StateSegment>;
}

/**
 * The event log of an instance, immutable (enforced by a trigger). `hash` covers the event, the hash of the previous event and the form
 * data on which the actor acted, so that removed or inserted events are detected.
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
  /** The time limit of a task, or the end of a waiting time. */
  due_at: Timestamp | null;
}

export interface WorkItemsTable {
  id: string;
  instance_id: string;
  visit_id: string;
  /** Null for copies. */
  slot_id: string | null;
  /** The work item from which it was created. */
  source_id: string | null;
  app_code: string;
  schema_code: string;
  activity_code: string;
  kind: WorkItemKind;
  state: ItemState;
  /** While it waits for other people: the kind of the request to them. */
  waits_for: string | null;
  result: ItemResult | null;
  close_reason: CloseReason | null;
  holder_id: string;
  /** The agent who acts for the holder or, when it is done, acted for them; null without an agent. */
  agent_id: string | null;
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

/** Opinions that were saved with the form and not submitted yet. */
export interface UnsentOpinionsTable {
  work_item_id: string;
  person_id: string;
  opinion: string;
}

/** Workflow administrators, who are not system administrators. */
export interface WorkflowAdminsTable {
  id: string;
  person_id: string;
  created_at: Timestamp;
  created_by: string;
}

/** The scopes of workflow administrators: all workflows of an application, or one workflow. */
export interface WorkflowAdminScopesTable {
  admin_id: string;
  kind: 'app' | 'workflow';
  code: string;
}

/** A hand-over of all open tasks from one person to another. `failures` lists the tasks that could not be handed over, with the reason. */
export interface HandOversTable {
  id: string;
  from_person: string;
  to_person: string;
  reason: string | null;
  state: 'running' | 'done';
  total: number;
  done: number;
  failures: Json<
    readonly { readonly workItemId: string; readonly instanceName: string; readonly instanceName_i18n?: NameI18n; readonly code: string }[]
  >;
  started_by: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

/**
 * A migration of running instances from one version of a workflow to another, or a dry run. `last_instance`: the last processed instance.
 */
export interface WorkflowMigrationsTable {
  id: string;
  workflow_code: string;
  from_version: number;
  to_version: number;
  moves: Json<readonly ActivityMove[]>;
  dry_run: boolean;
  state: 'running' | 'done' | 'canceled';
  total: number;
  kept: number;
  renamed: number;
  anew: number;
  refused: number;
  last_instance: string | null;
  started_by: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

/** The result of a migration or dry run for one instance. */
export interface WorkflowMigrationResultsTable {
  migration_id: string;
  instance_id: string;
  outcome: 'kept' | 'renamed' | 'anew' | 'refused';
  steps: Json<readonly Pick<MigrationStep, 'from' | 'to' | 'how'>[]>;
  problems: Json<readonly Refusal[]>;
}

export interface WorkflowTables {
  instances: InstancesTable;
  instance_segments: InstanceSegmentsTable;
  instance_events: InstanceEventsTable;
  visits: VisitsTable;
  work_items: WorkItemsTable;
  unsent_opinions: UnsentOpinionsTable;
  workflow_admins: WorkflowAdminsTable;
  workflow_admin_scopes: WorkflowAdminScopesTable;
  hand_overs: HandOversTable;
  workflow_migrations: WorkflowMigrationsTable;
  workflow_migration_results: WorkflowMigrationResultsTable;
}
