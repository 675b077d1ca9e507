import type { Timestamp } from './column.ts';

/** Somebody lets somebody else act for them, from the first to the last day in the organisation's time zone. */
export interface WorkflowTrustsTable {
  id: string;
  kind: 'handle' | 'initiate';
  principal_id: string;
  agent_id: string;
  /** Null: all of them. */
  workflow_codes: string[] | null;
  from_day: string;
  to_day: string;
  include_open: boolean;
  may_forward: boolean;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
}

export interface TrustTables {
  workflow_trusts: WorkflowTrustsTable;
}
