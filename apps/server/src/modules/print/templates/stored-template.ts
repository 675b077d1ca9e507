import { printTemplateSchema, type StoredPrintTemplate } from '@inkstone/api';
import type { Selectable } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { PrintTemplatesTable } from '../../../platform/db/tables/print.ts';

export interface FormKey {
  readonly schemaCode: string;
  readonly formCode: string;
}

/** The layout of forms without a template: all of the form, portrait A4, with its history. */
export const plainTemplate = printTemplateSchema.parse({ name: 'plain' });

/** Returns the templates of a form by name, the default one first. */
export async function templatesOf(executor: Executor, { schemaCode, formCode }: FormKey): Promise<readonly StoredPrintTemplate[]> {
  const rows = await executor
    .selectFrom('print_templates')
    .selectAll()
    .where('schema_code', '=', schemaCode)
    .where('form_code', '=', formCode)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(readTemplate);
}

function readTemplate({ id, version, name, is_default: isDefault, content }: Selectable<PrintTemplatesTable>): StoredPrintTemplate {
  return { ...content, id, version, name, isDefault };
}
