import type { Form, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { useSignalValue } from '../view/use-signal-value.ts';
import { frozenCellProps } from './grid/frozen-columns.ts';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';

interface SheetTotalsProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly columns: readonly SheetColumn[];
  readonly frozen: number;
  readonly locale: Locale;
  readonly hasActions: boolean;
}

/** The footer with the totals of all rows, including those hidden by a filter. */
export function SheetTotals({ form, sheet, columns, frozen, locale, hasActions }: SheetTotalsProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.number}>
          {sheetText.total[locale]}
        </th>
        {columns.map((column, index) => (
          <td key={column.key} className={styles.total} {...frozenCellProps(index, frozen)}>
            {column.hasTotal ? <SheetTotal form={form} sheet={sheet} column={column} locale={locale} /> : null}
          </td>
        ))}
        {hasActions ? <td className={styles.actions} /> : null}
      </tr>
    </tfoot>
  );
}

interface SheetTotalProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly column: SheetColumn;
  readonly locale: Locale;
}

export function SheetTotal({ form, sheet, column, locale }: SheetTotalProps) {
  const value = useSignalValue(sheet.total(column.key));
  const { timeZone } = form.environment;
  const { model, options } = column;
  return model.format(value, { options, label: column.label(locale), locale, timeZone, now: () => form.environment.now() });
}
