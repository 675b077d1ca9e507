import type { PrintTemplate } from '@inkstone/api';
import type { Json, Timestamp } from './column.ts';

/** The published print templates of forms, besides the layout of the form. */
export interface PrintTemplatesTable {
  /** The id of the first version of its document. */
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
  /** Null: the installation itself. */
  modified_by: string | null;
}

export interface PrintTables {
  print_templates: PrintTemplatesTable;
}
