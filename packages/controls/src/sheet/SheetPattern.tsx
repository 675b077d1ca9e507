import type { Form, HeadCell, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import { localizedName, type Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Formatted } from '../presentation/define-views.ui.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useViews } from '../view/views-context.ts';
import { inputId, labelId } from '../view/field-id.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet-pattern.module.css';
import { SheetTotal } from './SheetTotals.tsx';

const rowsAtOnce = 100;

/** A plain read-only table: texts are not truncated, and rows cannot be filtered, sorted or selected. */
export function SheetPattern({ field, form, locale }: ViewProps) {
  const sheet = form.sheet(field.path);
  const rows = useSignalValue(sheet.rows);
  const [shown, setShown] = useState(rowsAtOnce);
  const columns = sheet.columns.filter(({ visible }) => visible);
  if (rows.length === 0) return <p className={styles.nothing}>{sheetText.empty[locale]}</p>;
  return (
    <div id={inputId(field.path)} className={styles.pattern} role="group" tabIndex={0} aria-labelledby={labelId(field.path)}>
      <table aria-labelledby={labelId(field.path)}>
        <thead>
          {sheet.head.map((cells, level) => (
            <tr key={level}>
              {cells.map((cell, index) => (
                <PatternHead key={`${level}-${index}`} cell={cell} locale={locale} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row} data-path={`${sheet.code}[${row}]`}>
              {columns.map((column) => (
                <PatternCell key={column.key} form={form} sheet={sheet} column={column} row={row} locale={locale} />
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ hasTotal }) => hasTotal) ? (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} data-number={column.model.valueType === 'number' || undefined}>
                  {column.hasTotal ? <SheetTotal form={form} sheet={sheet} column={column} locale={locale} /> : null}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
      {rows.length > shown ? <Button onClick={() => setShown(shown + rowsAtOnce)}>{sheetText.more[locale]}</Button> : null}
    </div>
  );
}

function PatternHead({ cell, locale }: { readonly cell: HeadCell; readonly locale: Locale }) {
  return (
    <th scope={cell.column === null ? 'colgroup' : 'col'} colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
      {localizedName(cell, locale)}
    </th>
  );
}

interface PatternCellProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly column: SheetColumn;
  readonly row: RowId;
  readonly locale: Locale;
}

function PatternCell({ form, sheet, column, row, locale }: PatternCellProps) {
  const cell = sheet.cell(row, column.key);
  const isVisible = useSignalValue(cell.visible);
  const Read = useViews(cell.definition.type)?.cell ?? Formatted;
  return (
    <td data-path={cell.path} data-number={column.model.valueType === 'number' || undefined}>
      {isVisible ? (
        <Suspense fallback={null}>
          <Read field={cell} form={form} locale={locale} onBlur={ignore} />
        </Suspense>
      ) : null}
    </td>
  );
}

const ignore = (): void => undefined;
