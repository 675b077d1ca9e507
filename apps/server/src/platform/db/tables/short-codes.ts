import type { Timestamp } from './column.ts';

/** Where a short code leads: to a record, or to a form to be filled in anew. What is not said is empty. */
export interface ShortCodesTable {
  code: string;
  schema_code: string;
  form_code: string;
  object_id: string;
  created_by: string;
  created_at: Timestamp;
}

export interface ShortCodeTables {
  short_codes: ShortCodesTable;
}
