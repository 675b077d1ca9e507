import type { Form, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { Locale, SheetRow } from '@inkstone/schema';
import { columnTotal, totalledColumns } from './column-total.ts';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';
import { useSheetValues } from './use-sheet-values.ts';

interface SheetTotalsProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly hasActions: boolean;
}

/** Exact totals below the number columns. */
export function SheetTotals({ form, sheet, columns, locale, hasActions }: SheetTotalsProps) {
  const rows = useSheetValues(sheet);
  const totalled = totalledColumns(columns, sheet.field.options.peek());
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.number}>
          {sheetText.total[locale]}
        </th>
        {columns.map((column) => (
          <td key={column.key} className={styles.total}>
            {totalled.includes(column) ? sheetTotal(column, rows, form, locale) : null}
          </td>
        ))}
        {hasActions ? <td className={styles.actions} /> : null}
      </tr>
    </tfoot>
  );
}

export function sheetTotal(column: SheetColumn, rows: readonly SheetRow[], form: Form, locale: Locale): string {
  const { timeZone } = form.environment;
  const { model, options, key } = column;
  return columnTotal(
    { model, definition: { ...column.definition, options } },
    rows.map((row) => row[key]),
    { locale, timeZone, now: () => form.environment.now() },
  );
}
