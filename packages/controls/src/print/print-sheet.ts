import type { Form, Presentation, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { asksChoices } from '../face/field-context.ts';
import type { PrintBlock } from './print-block.ts';
import { presentField } from './present-field.ts';

/** Cells that only their own field knows: their choices are asked for, or a condition hides some of them. */
function isAskedByCell(column: SheetColumn): boolean {
  return asksChoices(column, column.options) || typeof column.options['displayFormula'] === 'string';
}

export function askCellChoices(sheet: Sheet): void {
  const asked = sheet.columns.filter((column) => column.visible && asksChoices(column, column.options));
  if (asked.length === 0) return;
  for (const row of sheet.rows.peek()) for (const { key } of asked) sheet.cell(row, key).choices.peek();
}

/** A sub-table with the columns that may be seen, all its rows and its totals. */
export function printSheet(sheet: Sheet, form: Form, locale: Locale): PrintBlock {
  const columns = sheet.columns.filter(({ visible }) => visible);
  const presented = presentField(sheet.field, form, locale);
  const head = columns.map((column) => column.label(locale));
  const table = presented.kind === 'table' ? presented : { kind: 'table' as const, head, rows: [] };
  const byCell = columns.flatMap((column, index) => (isAskedByCell(column) ? [{ key: column.key, index }] : []));
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
