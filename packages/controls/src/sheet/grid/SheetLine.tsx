import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { computed, type RowId } from '@inkstone/form-engine';
import { fillText } from '@inkstone/schema';
import { memo, useMemo } from 'react';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { LazyMenu } from '../menu/LazyMenu.tsx';
import { rowMenu, type RowRights } from '../menu/row-menu.ui.ts';
import { SheetCell } from './SheetCell.tsx';
import type { SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';
import styles from '../sheet.module.css';
import { useIsRowInvalid } from '../use-is-row-invalid.ts';

interface SheetLineProps extends RowRights {
  readonly table: SheetTable;
  readonly row: RowId;
  /** The ARIA row index: counted from 1, including the header rows. */
  readonly rowIndex: number;
  /** The row's number among all rows of the sheet, including those hidden by a filter. */
  readonly number: number;
  readonly frozen: number;
  readonly isLight: boolean;
}

/** A row: its number, cells and actions. */
export function SheetLine({ table, row, rowIndex, number, frozen, isLight, ...rights }: SheetLineProps) {
  const { sheet, columns, chosen } = table;
  const isInvalid = useIsRowInvalid(sheet, row);
  const isChosen = useSignalValue(useMemo(() => computed(() => chosen.rows.value.has(row)), [chosen, row]));
  const hasActions = rights.mayAdd || rights.mayDelete;
  return (
    <tr
      className={styles.line}
      data-path={`${sheet.code}[${row}]`}
      data-row={row}
      data-invalid={isInvalid || undefined}
      data-chosen={isChosen || undefined}
      aria-rowindex={rowIndex}
      aria-selected={isChosen || undefined}
    >
      <th scope="row" className={styles.number} aria-invalid={isInvalid || undefined}>
        {hasActions ? <RowNumber table={table} row={row} number={number} isChosen={isChosen} /> : number}
      </th>
      {columns.map((column, index) => (
        <SheetCell
          key={column.key}
          table={table}
          row={row}
          column={column}
          cell={sheet.cell(row, column.key)}
          index={index}
          frozen={frozen}
          isLight={isLight}
        />
      ))}
      {hasActions ? (
        <td className={styles.actions}>
          <LineActions table={table} row={row} number={number} {...rights} />
        </td>
      ) : null}
    </tr>
  );
}

interface RowNumberProps {
  readonly table: SheetTable;
  readonly row: RowId;
  readonly number: number;
  readonly isChosen: boolean;
}

/** The row number; on hover, a checkbox in its place. With Shift, all rows up to here are selected. */
function RowNumber({ table, row, number, isChosen }: RowNumberProps) {
  return (
    <label className={styles.choose}>
      <span aria-hidden="true">{number}</span>
      <input
        type="checkbox"
        checked={isChosen}
        tabIndex={-1}
        aria-label={fillText(sheetText.choose[table.locale], { number })}
        onChange={() => undefined}
        onClick={(event) => (event.shiftKey ? table.chosen.extend(row) : table.chosen.toggle(row))}
      />
    </label>
  );
}

interface LineActionsProps extends RowRights {
  readonly table: SheetTable;
  readonly row: RowId;
  readonly number: number;
}

/** Memoised, because rows around it come and go. */
const LineActions = memo(function LineActions({ table, row, number, mayAdd, mayDelete, mayMove }: LineActionsProps) {
  return (
    <LazyMenu items={() => rowMenu(table, row, number, { mayAdd, mayDelete, mayMove })}>
      <button type="button" className={styles.more} data-row-menu="" aria-label={fillText(sheetText.actions[table.locale], { number })}>
        <MoreOutlined aria-hidden />
      </button>
    </LazyMenu>
  );
});
