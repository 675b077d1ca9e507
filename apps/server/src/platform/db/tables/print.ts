import type { PrintTemplate } from '@inkstone/api';
import type { Json, Timestamp } from './column.ts';

/** Print templates of forms, besides the layout of the form. */
export interface PrintTemplatesTable {
  id: string;
  schema_code: string;
  form_code: string;
  /** Unique within the form. */
  name: string;
  /** At most one template of a form is the default. */
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
