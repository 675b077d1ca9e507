import type { RowId } from '@inkstone/form-engine';
import { fillText } from '@inkstone/schema';
import type { MenuProps } from 'antd';
import type { SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';

/** What a person may do with rows. */
export interface RowRights {
  readonly mayAdd: boolean;
  readonly mayDelete: boolean;
  readonly mayMove: boolean;
}

export type MenuEntry = NonNullable<MenuProps['items']>[number];

/** What can be done with a row; when it is one of several chosen ones, with all of them. */
export function rowMenu(table: SheetTable, row: RowId, number: number, rights: RowRights): MenuEntry[] {
  const { chosen, locale } = table;
  return [
    ...insertEntries(table, row, rights),
    ...doingEntries(table, () => chosen.with(row), rights),
    { key: 'choose', label: fillText(sheetText.choose[locale], { number }), onClick: () => chosen.toggle(row) },
  ];
}

function insertEntries(table: SheetTable, row: RowId, { mayAdd }: RowRights): MenuEntry[] {
  if (!mayAdd) return [];
  return [
    { key: 'above', label: sheetText.insertAbove[table.locale], onClick: () => table.insertAbove(row) },
    { key: 'below', label: sheetText.insertBelow[table.locale], onClick: () => table.insertBelow(row) },
  ];
}

/** Rows are asked for when something is done with them: others may be chosen by then. */
export function doingEntries(table: SheetTable, rows: () => readonly RowId[], { mayAdd, mayDelete, mayMove }: RowRights): MenuEntry[] {
  const { locale, sheet } = table;
  // In an order of looking there is no place above or below to move to.
  const canMove = mayMove && sheet.view.sorting.peek() === null;
  return [
    ...(mayAdd ? [{ key: 'duplicate', label: sheetText.duplicate[locale], onClick: () => table.duplicate(rows()) }] : []),
    ...(canMove
      ? [
          { key: 'up', label: sheetText.moveUp[locale], onClick: () => table.shift(rows(), -1) },
          { key: 'down', label: sheetText.moveDown[locale], onClick: () => table.shift(rows(), 1) },
        ]
      : []),
    ...(mayDelete && rows().some((row) => sheet.isOwn(row))
      ? [{ key: 'delete', label: sheetText.delete[locale], danger: true, onClick: () => table.remove(rows()) }]
      : []),
  ];
}
