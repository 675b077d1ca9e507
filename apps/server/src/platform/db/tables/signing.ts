import type { Timestamp } from './column.ts';

/** A page for one signature on another device; only the hash of its token is stored. */
export interface SigningPagesTable {
  id: string;
  token_hash: string;
  person_id: string;
  schema_code: string;
  control: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** The file of the signature. */
  file_id: string | null;
}

export interface SigningTables {
  signing_pages: SigningPagesTable;
}
