import { formExport, formExportTemplate } from '@inkstone/api';
import { spreadsheetCell } from '@inkstone/controls/file-cell';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { DownloadContext, QueryContext } from '../../platform/http/request-context.ts';
import type { WrittenCell } from '../../platform/xlsx/sheet-xml.ts';
import type { WrittenTable } from '../../platform/xlsx/write-workbook.ts';
import { answerTable } from './answer-table.ts';
import { sheetTarget, withFormSheet, type FormSheet } from './form-sheet.ts';
import { templateTable } from './template.ts';

/** For everybody who has the form open and may import into its sub-table. */
export const formExportTemplateEndpoint = defineDownload(formExportTemplate, {
  permission: 'participant',
  async handle(context, input) {
    const caller = signedIn(context);
    return withFormSheet(caller, input, async (open) => {
      const name = open.sheet.field.label(caller.locale);
      const table = templateTable(await sheetTarget(caller, open), caller.locale);
      return answerTable(caller.files, fileName(open, name), { ...table, name });
    });
  },
});

/** For everybody who has the form open; columns and cells that they may not see are left out. */
export const formExportEndpoint = defineDownload(formExport, {
  permission: 'participant',
  async handle(context, input) {
    const caller = signedIn(context);
    return withFormSheet(caller, input, async (open) => {
      if (open.sheet.field.options.peek()['exportable'] === false) refuse('not-allowed');
      const table = exportedRows(caller, open);
      return answerTable(caller.files, fileName(open, table.name), table);
    });
  },
});

function signedIn({ actor, ...context }: DownloadContext): QueryContext {
  return actor ? { ...context, actor } : refuse('not-signed-in');
}

const fileName = ({ form }: FormSheet, sheet: string): string => `${form.definition.name}-${sheet}`;

const columnWidth = 16;
const rowsAtOnce = 200;

function exportedRows({ locale, timeZone, now }: QueryContext, { sheet }: FormSheet): WrittenTable {
  const columns = sheet.columns.filter(({ visible, model }) => visible && model.role === 'value');
  const contexts = columns.map((column) => ({ options: column.options, locale, timeZone, label: column.label(locale), now }));
  const cellsOf = (row: string): readonly WrittenCell[] =>
    columns.map(({ key, model }, index) => {
      const cell = sheet.cell(row, key);
      return cell.visible.peek() ? spreadsheetCell(model, cell.value.peek(), contexts[index]!) : null;
    });
  async function* pages() {
    const rows = sheet.rows.peek();
    for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce).map(cellsOf);
  }
  return {
    name: sheet.field.label(locale),
    columns: columns.map(() => ({ width: columnWidth })),
    head: [columns.map((column) => column.label(locale))],
    rows: pages(),
  };
}
