import type { ExportState } from '@inkstone/api';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column.ts';

/** A list that somebody takes away as a file. */
export interface ExportTasksTable {
  id: string;
  person_id: string;
  schema_code: string;
  name: string;
  /** What was asked for, as the call took it. */
  request: Json<unknown>;
  locale: string;
  state: ExportState;
  done: Generated<number>;
  total: number | null;
  /** The code of the refusal it ended with. */
  problem: string | null;
  sha256: string | null;
  size: string | null;
  media_type: string | null;
  created_at: Timestamp;
  /** When whoever is at it last said so. */
  beat_at: Timestamp | null;
  finished_at: Timestamp | null;
  expires_at: Timestamp;
}

export interface ExportTables {
  export_tasks: ExportTasksTable;
}
