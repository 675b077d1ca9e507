import { PlusOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import type { FaceProps } from '../face/face.ts';
import { inputId, labelId } from '../face/field-id.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { FillFrame } from './cells/FillFrame.tsx';
import { SheetBar } from './SheetBar.tsx';
import { sheetFault } from './sheet-fault.ts';
import { SheetFiles } from './files/SheetFiles.tsx';
import { SheetGrid } from './grid/SheetGrid.tsx';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';
import type { SheetTable } from './sheet-table.ts';
import { useFillDrag } from './cells/use-fill-drag.ui.ts';
import { useMoreBeside } from './grid/use-more-beside.ui.ts';
import { windowedFrom } from './grid/use-row-window.ui.ts';
import { useSheetKeys } from './keyboard/use-sheet-keys.ui.ts';
import { useSheetTable } from './use-sheet-table.ui.ts';

/**
 * A table to type into: Enter and the arrows move up and down, Tab goes on in the next row, Ctrl+Enter adds one, Ctrl+D fills down,
 * Ctrl+Z takes back; a block of cells from a spreadsheet program is pasted where the cursor is. Of a long sheet only the rows in view
 * are drawn.
 */
export function SheetDesktop({ field, form, locale }: FaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const sheet = form.sheet(field.path);
  const table = useSheetTable(form, sheet, locale, place);
  useMoreBeside(place);
  const keys = useSheetKeys(table);
  const fill = useFillDrag(table, place);
  const shown = useSignalValue(sheet.view.shown);
  const count = useSignalValue(sheet.rows).length;
  const isReadonly = useSignalValue(field.readonly);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const hasActions = useSignalValue(sheet.mayDelete) || mayAdd;
  const issues = useSignalValue(field.errors);
  return (
    <div
      id={inputId(field.path)}
      className={styles.sheet}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId(field.path)}
      {...sheetFault(field, issues)}
    >
      <SheetBar table={table} />
      <div className={styles.frame} data-actions={hasActions || undefined}>
        <div
          ref={place}
          className={styles.scroll}
          data-long={shown.length > windowedFrom || undefined}
          data-editable={!isReadonly || undefined}
          tabIndex={0}
          role="group"
          aria-labelledby={labelId(field.path)}
          {...keys}
          onPointerDown={fill.start}
          onMouseDown={fill.keepFocus}
        >
          <SheetGrid table={table} place={place} />
          <FillFrame frame={fill.frame} />
          {shown.length === 0 ? <p className={styles.nothing}>{sheetText[count === 0 ? 'empty' : 'noneFound'][locale]}</p> : null}
        </div>
      </div>
      <SheetFoot table={table} />
    </div>
  );
}

function SheetFoot({ table }: { readonly table: SheetTable }) {
  const { sheet, history, locale } = table;
  const mayAdd = useSignalValue(sheet.mayAdd);
  const canUndo = useSignalValue(history.canUndo);
  const canRedo = useSignalValue(history.canRedo);
  return (
    <div className={styles.foot}>
      {mayAdd ? (
        <Button type="text" className={styles.add ?? ''} icon={<PlusOutlined aria-hidden />} onClick={table.append}>
          {sheetText.add[locale]}
        </Button>
      ) : null}
      <span className={styles.tools}>
        {canUndo || canRedo ? (
          <>
            <Button
              type="text"
              size="small"
              icon={<UndoOutlined aria-hidden />}
              aria-label={sheetText.undo[locale]}
              title={sheetText.undo[locale]}
              disabled={!canUndo}
              onClick={table.undo}
            />
            <Button
              type="text"
              size="small"
              icon={<RedoOutlined aria-hidden />}
              aria-label={sheetText.redo[locale]}
              title={sheetText.redo[locale]}
              disabled={!canRedo}
              onClick={table.redo}
            />
          </>
        ) : null}
        <SheetFiles table={table} />
      </span>
    </div>
  );
}
