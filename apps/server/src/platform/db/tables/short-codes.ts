import type { Timestamp } from './column.ts';

/** The target of a short code: a record, or a new form. Unused columns are empty texts. */
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
