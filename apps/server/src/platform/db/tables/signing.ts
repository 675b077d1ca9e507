import type { Timestamp } from './column.ts';

/** A page for one signature; only the hash of its token is known here. */
export interface SigningPagesTable {
  id: string;
  token_hash: string;
  person_id: string;
  schema_code: string;
  control: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** What was signed. */
  file_id: string | null;
}

export interface SigningTables {
  signing_pages: SigningPagesTable;
}
