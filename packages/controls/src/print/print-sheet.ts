import type { Form, Presentation, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { hasRemoteChoices } from '../view/field-context.ts';
import type { PrintBlock } from './print-block.ts';
import { presentField } from './present-field.ts';

/** Whether the cells have to be evaluated one by one: their choices are loaded on demand, or a condition hides some of them. */
function isEvaluatedByCell(column: SheetColumn): boolean {
  return hasRemoteChoices(column, column.options) || typeof column.options['displayFormula'] === 'string';
}

export function loadCellChoices(sheet: Sheet): void {
  const onDemand = sheet.columns.filter((column) => column.visible && hasRemoteChoices(column, column.options));
  if (onDemand.length === 0) return;
  for (const row of sheet.rows.peek()) for (const { key } of onDemand) sheet.cell(row, key).choices.peek();
}

/** Returns the printable form of a sub-table: its visible columns, all rows and the totals. */
export function printSheet(sheet: Sheet, form: Form, locale: Locale): PrintBlock {
  const columns = sheet.columns.filter(({ visible }) => visible);
  const presented = presentField(sheet.field, form, locale);
  const head = columns.map((column) => column.label(locale));
  const table = presented.kind === 'table' ? presented : { kind: 'table' as const, head, rows: [] };
  const byCell = columns.flatMap((column, index) => (isEvaluatedByCell(column) ? [{ key: column.key, index }] : []));
  return {
    kind: 'sheet',
    label: sheet.field.label(locale),
    columns: columns.map(({ width, model }) => ({ width, align: model.valueType === 'number' ? 'end' : 'start' })),
    table: byCell.length === 0 ? table : { ...table, rows: rowsByCell(table.rows, byCell, sheet, form, locale) },
  };
}

function rowsByCell(
  rows: readonly (readonly Presentation[])[],
  byCell: readonly { readonly key: string; readonly index: number }[],
  sheet: Sheet,
  form: Form,
  locale: Locale,
): Presentation[][] {
  const ids = sheet.rows.peek();
  return rows.map((row, at) => {
    const cells = [...row];
    for (const { key, index } of byCell) {
      const cell = sheet.cell(ids[at]!, key);
      cells[index] = cell.visible.peek() ? presentField(cell, form, locale) : { kind: 'empty' };
    }
    return cells;
  });
}
