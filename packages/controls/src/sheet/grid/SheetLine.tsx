import { MoreOutlined } from '@ant-design/icons';
import { computed, type RowId } from '@inkstone/form-engine';
import { fillText } from '@inkstone/schema';
import { memo, useMemo } from 'react';
import { useSignalValue } from '../../face/use-signal-value.ts';
import { AskedMenu } from '../menu/AskedMenu.tsx';
import { rowMenu, type RowRights } from '../menu/row-menu.ui.ts';
import { SheetCell } from './SheetCell.tsx';
import type { SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';
import styles from '../sheet.module.css';
import { useFaultyRow } from '../use-faulty-row.ts';

interface SheetLineProps extends RowRights {
  readonly table: SheetTable;
  readonly row: RowId;
  /** Counted from 1, the head's rows included. */
  readonly place: number;
  /** Among all rows of the sheet, also those that a filter hides. */
  readonly number: number;
  readonly frozen: number;
  readonly isLight: boolean;
}

/** A row: its number, its cells, and what may be done with it. */
export function SheetLine({ table, row, place, number, frozen, isLight, ...rights }: SheetLineProps) {
  const { sheet, columns, chosen } = table;
  const isFaulty = useFaultyRow(sheet, row);
  const isChosen = useSignalValue(useMemo(() => computed(() => chosen.rows.value.has(row)), [chosen, row]));
  const hasActions = rights.mayAdd || rights.mayDelete;
  return (
    <tr
      className={styles.line}
      data-path={`${sheet.code}[${row}]`}
      data-row={row}
      data-invalid={isFaulty || undefined}
      data-chosen={isChosen || undefined}
      aria-rowindex={place}
      aria-selected={isChosen || undefined}
    >
      <th scope="row" className={styles.number} aria-invalid={isFaulty || undefined}>
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

/** The number gives way to a box to tick when it is pointed at. With Shift all rows up to here are chosen. */
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

/** Kept as it is while the rows around it come and go. */
const LineActions = memo(function LineActions({ table, row, number, mayAdd, mayDelete, mayMove }: LineActionsProps) {
  return (
    <AskedMenu items={() => rowMenu(table, row, number, { mayAdd, mayDelete, mayMove })}>
      <button type="button" className={styles.more} data-row-menu="" aria-label={fillText(sheetText.actions[table.locale], { number })}>
        <MoreOutlined aria-hidden />
      </button>
    </AskedMenu>
  );
});
