import { frozenWithin } from '@inkstone/form-engine';
import { limits } from '@inkstone/schema';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { labelId } from '../../view/field-id.ts';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { fittedWidths } from './fitted-widths.ts';
import { headWidth } from './head-width.ts';
import { frozenStart } from './frozen-columns.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetLine } from './SheetLine.tsx';
import { SheetTotals } from '../SheetTotals.tsx';
import styles from '../sheet.module.css';
import type { SheetTable } from '../sheet-table.ts';
import type { SheetWidths } from './sheet-widths.ui.ts';
import { useRowWindow, rowHeight, windowedFrom } from './use-row-window.ui.ts';
import { useWidthOf } from './use-width-of.ui.ts';

interface SheetGridProps {
  readonly table: SheetTable;
  readonly container: RefObject<HTMLDivElement | null>;
}

const numberWidth = 48;
const actionsWidth = 44;
/** Value types that become unreadable when truncated. */
const uncutTypes: ReadonlySet<string> = new Set(['number', 'date', 'time']);

export function SheetGrid({ table, container }: SheetGridProps) {
  const { sheet, columns, locale, form } = table;
  const rows = useSignalValue(sheet.rows);
  const shown = useSignalValue(sheet.view.shown);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const mayDelete = useSignalValue(sheet.mayDelete);
  const mayMove = useSignalValue(sheet.mayMove);
  const width = useWidthOf(container);
  const frozen = useFrozen(table, width);
  const { first, end } = useRowWindow(container, shown.length);
  const positions = useMemo(() => new Map(rows.map((row, index) => [row, index])), [rows]);
  const hasActions = mayAdd || mayDelete;
  const headRows = sheet.head.length;
  return (
    <SizedTable table={table} width={width} hasActions={hasActions} rowCount={shown.length + headRows}>
      <SheetHead table={table} frozen={frozen} hasActions={hasActions} hasChoice={hasActions && shown.length > 0} />
      <tbody>
        <Gap rows={first} />
        {shown.slice(first, end).map((row, offset) => (
          <SheetLine
            key={row}
            table={table}
            row={row}
            rowIndex={first + offset + headRows + 1}
            number={(positions.get(row) ?? 0) + 1}
            frozen={frozen}
            isLight={shown.length > windowedFrom && !sheet.showAllEdit}
            mayAdd={mayAdd}
            mayDelete={mayDelete}
            mayMove={mayMove}
          />
        ))}
        <Gap rows={shown.length - end} />
      </tbody>
      {rows.length > 0 && columns.some(({ hasTotal }) => hasTotal) ? (
        <SheetTotals form={form} sheet={sheet} columns={columns} frozen={frozen} locale={locale} hasActions={hasActions} />
      ) : null}
    </SizedTable>
  );
}

/** Returns the number of frozen columns that fit the available width. */
function useFrozen({ columns, widths }: SheetTable, width: number | null): number {
  const own = useSignalValue(widths);
  const wide = columns.map(({ key, frozen, width: declared }) => ({ frozen, width: own[key] ?? declared }));
  // Leave room for scrollable columns.
  return width === null ? frozenWithin(wide, Infinity) : frozenWithin(wide, width - numberWidth - actionsWidth);
}

interface SizedTableProps {
  readonly table: SheetTable;
  /** The width of the container; null before it is known. */
  readonly width: number | null;
  readonly hasActions: boolean;
  readonly rowCount: number;
  readonly children: ReactNode;
}

/** Only this component is rendered again while a column is resized. */
function SizedTable({ table, width: room, hasActions, rowCount, children }: SizedTableProps) {
  const { columns } = table;
  const own = useSignalValue(table.widths);
  const fixedWidth = numberWidth + (hasActions ? actionsWidth : 0);
  const widths = columnWidths(table, own, room === null ? null : room - fixedWidth);
  const whole = fixedWidth + widths.reduce((sum, width) => sum + width, 0);
  return (
    <table
      className={styles.table}
      aria-labelledby={labelId(table.sheet.code)}
      aria-rowcount={rowCount}
      style={{ ...tableWidth(own, whole), ...frozenStarts(widths) }}
    >
      <colgroup>
        <col style={{ width: numberWidth }} />
        {columns.map(({ key }, index) => (
          <col key={key} style={{ width: widths[index] }} />
        ))}
        {hasActions ? <col style={{ width: actionsWidth }} /> : null}
      </colgroup>
      {children}
    </table>
  );
}

/** Returns the declared widths fitted to the available width, or exactly the user's own widths. */
function columnWidths({ columns, locale }: SheetTable, own: SheetWidths, room: number | null): readonly number[] {
  if (Object.keys(own).length > 0 || room === null) return columns.map(({ key, width }) => own[key] ?? width);
  return fittedWidths(
    columns.map((column) => ({
      width: column.width,
      isText: !uncutTypes.has(column.model.valueType),
      headWidth: headWidth(column.label(locale), column.required && !column.readonly),
    })),
    room,
  );
}

/** Returns the width of the table: at least that of the container, or exactly that of the user's own widths. */
function tableWidth(own: SheetWidths, whole: number): { readonly width?: number; readonly minWidth?: number } {
  return Object.keys(own).length > 0 ? { width: whole } : { minWidth: whole };
}

function frozenStarts(widths: readonly number[]): Readonly<Record<string, string>> {
  let start = numberWidth;
  return Object.fromEntries(
    widths.slice(0, limits.frozenColumns).map((width, index) => {
      const entry = [frozenStart(index), `${start}px`];
      start += width;
      return entry;
    }),
  );
}

/** Takes the height of rows that are not rendered. */
function Gap({ rows }: { readonly rows: number }) {
  return rows > 0 ? <tr aria-hidden="true" className={styles.gap} style={{ height: rows * rowHeight }} /> : null;
}
