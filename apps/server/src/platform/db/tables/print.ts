import type { PrintTemplate } from '@inkstone/api';
import type { Json, Timestamp } from './column.ts';

/** How a form is printed, besides its own layout. */
export interface PrintTemplatesTable {
  id: string;
  schema_code: string;
  form_code: string;
  /** Unique in the form. */
  name: string;
  /** At most one of a form. */
  is_default: boolean;
  content: Json<Omit<PrintTemplate, 'name' | 'isDefault'>>;
  version: number;
  created_at: Timestamp;
  modified_at: Timestamp;
  modified_by: string;
}

export interface PrintTables {
  print_templates: PrintTemplatesTable;
}
