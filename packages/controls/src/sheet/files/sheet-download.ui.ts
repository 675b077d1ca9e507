import { exportedTable, templateTable } from './sheet-file.ts';
import type { SheetTable } from '../sheet-table.ts';
import { downloadTable } from './workbook-work.ui.ts';
import { fileText } from './sheet-file.locale.ts';

/** Downloads the visible rows in their current order. */
export async function downloadRows(table: SheetTable): Promise<void> {
  await downloadTable(exportedTable(table, table.sheet.view.shown.peek()), fileName(table, null));
}

export async function downloadTemplate(table: SheetTable): Promise<void> {
  await downloadTable(templateTable(table), fileName(table, fileText.templateName[table.locale]));
}

function fileName({ form, sheet, locale }: SheetTable, more: string | null): string {
  const parts = [form.definition.name, sheet.field.label(locale), more].filter((part) => part);
  return `${parts.join('-').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.xlsx`;
}
