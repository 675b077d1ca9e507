import type { Timestamp } from './column.ts';

/** A delegation: the agent acts for the principal from the first to the last day, in the time zone of the organisation. */
export interface DelegationsTable {
  id: string;
  kind: 'handle' | 'initiate';
  principal_id: string;
  agent_id: string;
  /** Null: all workflows. */
  workflow_codes: string[] | null;
  from_day: string;
  to_day: string;
  include_open: boolean;
  may_forward: boolean;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
}

export interface DelegationTables {
  workflow_trusts: DelegationsTable;
}
