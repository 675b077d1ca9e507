import type { Form, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';

/** Returns the text of a cell as shown on the screen; empty if the cell is hidden. */
export function cellText(
  { form, sheet, locale }: { readonly form: Form; readonly sheet: Sheet; readonly locale: Locale },
  column: SheetColumn,
  row: RowId,
): string {
  const { key, model, options } = column;
  const cell = sheet.cell(row, key);
  if (!cell.visible.peek()) return '';
  const { timeZone } = form.environment;
  return model.format(cell.value.peek(), { options, label: column.label(locale), locale, timeZone, now: () => form.environment.now() });
}
