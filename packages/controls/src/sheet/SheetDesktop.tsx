import { PlusOutlined } from '@ant-design/icons';
import type { Sheet } from '@inkstone/form-engine';
import { Button } from 'antd';
import { useRef } from 'react';
import type { FaceProps } from '../face.ts';
import { errorId, inputId, labelId } from '../field-id.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { columnWidth } from './column-width.ts';
import { totalledColumns } from './column-total.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetLine } from './SheetLine.tsx';
import { SheetTotals } from './SheetTotals.tsx';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';
import type { SheetTable } from './sheet-table.ts';
import { rowHeight, useRowWindow, windowedFrom } from './use-row-window.ui.ts';
import { useSheetKeys } from './use-sheet-keys.ui.ts';
import { useSheetTable } from './use-sheet-table.ui.ts';

/**
 * A table to type into: Enter and the arrows move up and down, Tab goes on in the next row, Ctrl+Enter adds one, a block of cells
 * from a spreadsheet program is pasted where the cursor is. Of a long sheet only the rows in view are drawn.
 */
export function SheetDesktop({ field, form, locale }: FaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const sheet = form.sheet(field.path);
  const table = useSheetTable(form, sheet, locale, place);
  const keys = useSheetKeys(table);
  const rows = useSignalValue(sheet.rows);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const isReadonly = useSignalValue(field.readonly);
  const issues = useSignalValue(field.errors);
  return (
    <div
      id={inputId(field.path)}
      className={styles.sheet}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId(field.path)}
      {...(issues.length > 0 && { 'aria-describedby': errorId(field.path) })}
    >
      <div
        ref={place}
        className={styles.scroll}
        data-long={rows.length > windowedFrom || undefined}
        data-editable={!isReadonly || undefined}
        tabIndex={0}
        role="group"
        aria-labelledby={labelId(field.path)}
        {...keys}
      >
        <SheetGrid table={table} place={place} />
        {rows.length === 0 ? <p className={styles.nothing}>{sheetText.empty[locale]}</p> : null}
      </div>
      {mayAdd ? (
        <Button type="text" className={styles.add ?? ''} icon={<PlusOutlined aria-hidden />} onClick={() => table.insert(rows.length)}>
          {sheetText.add[locale]}
        </Button>
      ) : null}
    </div>
  );
}

interface SheetGridProps {
  readonly table: SheetTable;
  readonly place: React.RefObject<HTMLDivElement | null>;
}

function SheetGrid({ table, place }: SheetGridProps) {
  const { sheet, columns, locale, form } = table;
  const rows = useSignalValue(sheet.rows);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const mayDelete = useSignalValue(sheet.mayDelete);
  const { first, end } = useRowWindow(place, rows.length);
  const hasActions = mayAdd || mayDelete;
  const isLong = rows.length > windowedFrom;
  return (
    <table
      className={styles.table}
      aria-labelledby={labelId(sheet.code)}
      aria-rowcount={rows.length + 1}
      style={{ minWidth: tableWidth(sheet, table, hasActions) }}
    >
      <SheetWidths table={table} hasActions={hasActions} />
      <SheetHead columns={columns} locale={locale} hasActions={hasActions} />
      <tbody>
        <Gap rows={first} />
        {rows.slice(first, end).map((row, offset) => (
          <SheetLine key={row} table={table} row={row} index={first + offset} isLight={isLong} mayAdd={mayAdd} mayDelete={mayDelete} />
        ))}
        <Gap rows={rows.length - end} />
      </tbody>
      {rows.length > 0 && totalledColumns(columns, sheet.field.options.peek()).length > 0 ? (
        <SheetTotals form={form} sheet={sheet} columns={columns} locale={locale} hasActions={hasActions} />
      ) : null}
    </table>
  );
}

const numberWidth = 48;
const actionsWidth = 44;

function tableWidth(sheet: Sheet, { columns }: SheetTable, hasActions: boolean): number {
  const own = columns.reduce((sum, { options }) => sum + columnWidth(options, sheet.field.options.peek()), 0);
  return numberWidth + own + (hasActions ? actionsWidth : 0);
}

function SheetWidths({ table, hasActions }: { readonly table: SheetTable; readonly hasActions: boolean }) {
  return (
    <colgroup>
      <col style={{ width: numberWidth }} />
      {table.columns.map(({ key, options }) => (
        <col key={key} style={{ width: columnWidth(options, table.sheet.field.options.peek()) }} />
      ))}
      {hasActions ? <col style={{ width: actionsWidth }} /> : null}
    </colgroup>
  );
}

/** The height of rows that are not drawn. */
function Gap({ rows }: { readonly rows: number }) {
  return rows > 0 ? <tr aria-hidden="true" style={{ height: rows * rowHeight }} /> : null;
}
