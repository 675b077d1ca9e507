import type { ClientType, InstanceStatus, NameI18n, Patch, WorkItemKind } from '@inkstone/schema';
import type {
  CloseReason,
  Expectation,
  InstanceEvent,
  InstanceOutcome,
  InstanceState,
  ItemResult,
  ItemState,
  SimulatedDecision,
  VisitOutcome,
  ActivityMove,
  MigrationStep,
  Refusal,
} from '@inkstone/workflow';
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
  /** The instance whose sub-process it is. */
  parent_id: string | null;
  workflow_code: string;
  /** Pinned at the first submit; a draft runs on the current one. */
  workflow_version: number;
  name: string;
  /** The same in other languages. */
  name_i18n: Json<NameI18n>;
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
  /** It lies in the recycle bin: nobody reaches it any more until an administrator takes it out again. */
  deleted_at: Timestamp | null;
  deleted_by: string | null;
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
  /** By when it should be done, or until when it waits. */
  due_at: Timestamp | null;
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
  /** While it waits for people its holder asked: what they were asked. */
  waits_for: string | null;
  result: ItemResult | null;
  close_reason: CloseReason | null;
  holder_id: string;
  /** Who acts for the holder while it is open, who did when it is done; null: nobody. */
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

/** What somebody wrote for a vote of theirs and saved with the form. */
export interface UnsentOpinionsTable {
  work_item_id: string;
  person_id: string;
  opinion: string;
}

/** Who looks after workflows without being an administrator of everything. */
export interface WorkflowAdminsTable {
  id: string;
  person_id: string;
  created_at: Timestamp;
  created_by: string;
}

/** What they look after: all workflows of an application, or one. */
export interface WorkflowAdminScopesTable {
  admin_id: string;
  kind: 'app' | 'workflow';
  code: string;
}

/** Everything open that one person hands over to another. `failures` says what could not be and why. */
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

/** A trial of a workflow that is played at each publishing, and how it is expected to go. */
export interface WorkflowScenariosTable {
  id: string;
  workflow_code: string;
  name: string;
  initiator_id: string;
  /** Null: the usual form. */
  form_code: string | null;
  patch: Json<Patch>;
  /** When it is submitted; null: whenever it is played. */
  starts_at: Timestamp | null;
  decisions: Json<readonly SimulatedDecision[]>;
  expected: Json<Expectation>;
  blocks: boolean;
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  updated_by: string;
}

/** What runs on a version of a workflow goes over to another one, or would in a dry run. `last_instance`: as far as it is. */
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

/** What became, or would become, of an instance. */
export interface WorkflowMigrationResultsTable {
  migration_id: string;
  instance_id: string;
  outcome: 'kept' | 'renamed' | 'anew' | 'refused';
  steps: Json<readonly Pick<MigrationStep, 'from' | 'to' | 'how'>[]>;
  problems: Json<readonly Refusal[]>;
}

export interface WorkflowTables {
  instances: InstancesTable;
  instance_events: InstanceEventsTable;
  visits: VisitsTable;
  work_items: WorkItemsTable;
  unsent_opinions: UnsentOpinionsTable;
  workflow_admins: WorkflowAdminsTable;
  workflow_admin_scopes: WorkflowAdminScopesTable;
  hand_overs: HandOversTable;
  workflow_scenarios: WorkflowScenariosTable;
  workflow_migrations: WorkflowMigrationsTable;
  workflow_migration_results: WorkflowMigrationResultsTable;
}
