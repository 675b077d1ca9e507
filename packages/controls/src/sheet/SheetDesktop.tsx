import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { Button } from 'antd';
import { useRef } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { inputId, labelId } from '../view/field-id.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { FillFrame } from './cells/FillFrame.tsx';
import { SheetBar } from './SheetBar.tsx';
import { sheetIssueAttributes } from './sheet-issue-attributes.ts';
import { SheetFiles } from './files/SheetFiles.tsx';
import { SheetGrid } from './grid/SheetGrid.tsx';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';
import type { SheetTable } from './sheet-table.ts';
import { useFillDrag } from './cells/use-fill-drag.ui.ts';
import { useOverflowMarks } from './grid/use-overflow-marks.ui.ts';
import { windowedFrom } from './grid/use-row-window.ui.ts';
import { useSheetKeys } from './keyboard/use-sheet-keys.ui.ts';
import { useSheetTable } from './use-sheet-table.ui.ts';

/**
 * An editable table: Enter and the arrows move up and down, Tab moves on to the next row, Ctrl+Enter adds a row, Ctrl+D fills down, Ctrl+Z
 * undoes; a block of cells from a spreadsheet program is pasted at the cursor. Of a long sheet only the rows in view are rendered.
 */
export function SheetDesktop({ field, form, locale }: ViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const sheet = form.sheet(field.path);
  const table = useSheetTable(form, sheet, locale, container);
  useOverflowMarks(container);
  const keys = useSheetKeys(table);
  const fill = useFillDrag(table, container);
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
      {...sheetIssueAttributes(field, issues)}
    >
      <SheetBar table={table} />
      <div className={styles.frame} data-actions={hasActions || undefined}>
        <div
          ref={container}
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
          <SheetGrid table={table} container={container} />
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
