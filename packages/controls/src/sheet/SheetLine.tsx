import { MoreOutlined } from '@ant-design/icons';
import { computed, type RowId } from '@inkstone/form-engine';
import { fillText } from '@inkstone/schema';
import { Button, Dropdown, type MenuProps } from 'antd';
import { memo, useMemo } from 'react';
import { useSignalValue } from '../use-signal-value.ts';
import { SheetCell } from './SheetCell.tsx';
import type { SheetTable } from './sheet-table.ts';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';

interface SheetLineProps {
  readonly table: SheetTable;
  readonly row: RowId;
  readonly index: number;
  readonly isLight: boolean;
  readonly mayAdd: boolean;
  readonly mayDelete: boolean;
}

/** A row: its number, its cells, and what may be done with it. */
export function SheetLine({ table, row, index, isLight, mayAdd, mayDelete }: SheetLineProps) {
  const { sheet, columns } = table;
  const isFaulty = useIsFaulty(table, row);
  return (
    <tr className={styles.line} data-path={`${sheet.code}[${row}]`} data-invalid={isFaulty || undefined} aria-rowindex={index + 2}>
      <th scope="row" className={styles.number}>
        {index + 1}
      </th>
      {columns.map((column) => (
        <SheetCell key={column.key} table={table} row={row} column={column} cell={sheet.cell(row, column.key)} isLight={isLight} />
      ))}
      {mayAdd || mayDelete ? (
        <td className={styles.actions}>
          <LineActions table={table} row={row} index={index} mayAdd={mayAdd} mayDelete={mayDelete} />
        </td>
      ) : null}
    </tr>
  );
}

/** The row as a whole, such as a blank one. */
function useIsFaulty({ sheet }: SheetTable, row: RowId): boolean {
  return useSignalValue(
    useMemo(() => computed(() => sheet.errors.value.some(({ path }) => path === `${sheet.code}[${row}]`)), [sheet, row]),
  );
}

type LineActionsProps = Omit<SheetLineProps, 'isLight'>;

/** Kept as it is while the rows around it come and go. */
const LineActions = memo(function LineActions({ table, row, index, mayAdd, mayDelete }: LineActionsProps) {
  const { locale } = table;
  const items: MenuProps['items'] = [
    ...(mayAdd
      ? [
          { key: 'insert', label: sheetText.insert[locale], onClick: () => table.insert(index) },
          { key: 'duplicate', label: sheetText.duplicate[locale], onClick: () => table.duplicate(row) },
        ]
      : []),
    ...(mayDelete ? [{ key: 'delete', label: sheetText.delete[locale], danger: true, onClick: () => table.remove(row) }] : []),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        className={styles.more ?? ''}
        icon={<MoreOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-label={fillText(sheetText.actions[locale], { number: index + 1 })}
      />
    </Dropdown>
  );
});
