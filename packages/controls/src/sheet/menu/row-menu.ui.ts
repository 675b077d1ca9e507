import type { RowId } from '@inkstone/form-engine';
import { fillText } from '@inkstone/schema';
import type { MenuProps } from 'antd';
import type { SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';

/** The user's permissions on rows. */
export interface RowRights {
  readonly mayAdd: boolean;
  readonly mayDelete: boolean;
  readonly mayMove: boolean;
}

export type MenuEntry = NonNullable<MenuProps['items']>[number];

/** Returns the menu of a row; if the row is one of several selected ones, actions apply to all of them. */
export function rowMenu(table: SheetTable, row: RowId, number: number, rights: RowRights): MenuEntry[] {
  const { chosen, locale } = table;
  return [
    ...insertEntries(table, row, rights),
    ...actionEntries(table, () => chosen.with(row), rights),
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

/** `rows` is evaluated when an action runs: the selection may have changed by then. */
export function actionEntries(table: SheetTable, rows: () => readonly RowId[], { mayAdd, mayDelete, mayMove }: RowRights): MenuEntry[] {
  const { locale, sheet } = table;
  // While the sheet is sorted, there is no position to move to.
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
