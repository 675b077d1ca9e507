import type { ExportState } from '@inkstone/api';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column.ts';

/** An export of a list to a file. */
export interface ExportTasksTable {
  id: string;
  person_id: string;
  schema_code: string;
  name: string;
  /** The input of the call. */
  request: Json<unknown>;
  locale: string;
  state: ExportState;
  done: Generated<number>;
  total: number | null;
  /** The code of the refusal with which it ended. */
  problem: string | null;
  sha256: string | null;
  size: string | null;
  media_type: string | null;
  created_at: Timestamp;
  /** The last heartbeat of the process that works on it. */
  beat_at: Timestamp | null;
  finished_at: Timestamp | null;
  expires_at: Timestamp;
}

export interface ExportTables {
  export_tasks: ExportTasksTable;
}
