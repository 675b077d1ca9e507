import { useEffect, useRef } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { localizedName, type ControlDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { draggedColumn } from '../dragged.ts';
import { formTexts } from '../form.locale.ts';
import { useLatestDesigner } from '../use-form-designer.ts';
import { NameInput } from './ControlName.tsx';
import styles from './canvas.module.css';

interface CanvasSheetProps {
  readonly control: ControlDefinition;
  readonly chosenColumn: string | null;
  /** The column whose name is edited in place. */
  readonly renamed: string | null;
  readonly onRename: (key: string | null) => void;
}

/** The columns of a sub-table; each can be chosen. */
export function CanvasSheet({ control: { key, columns = [] }, chosenColumn, renamed, onRename }: CanvasSheetProps) {
  const t = useTexts(formTexts);
  if (columns.length === 0) return <p className={styles.hint}>{t('emptySheet')}</p>;
  return (
    <div className={styles.sheet} role="group">
      {columns.map((column) => (
        <CanvasColumn
          key={column.key}
          sheet={key}
          column={column}
          isChosen={chosenColumn === `${key}.${column.key}`}
          isRenamed={renamed === `${key}.${column.key}`}
          onRename={onRename}
        />
      ))}
    </div>
  );
}

interface CanvasColumnProps {
  readonly sheet: string;
  readonly column: NonNullable<ControlDefinition['columns']>[number];
  readonly isChosen: boolean;
  readonly isRenamed: boolean;
  readonly onRename: (key: string | null) => void;
}

/** A column, which is dragged to another place in its sub-table. */
function CanvasColumn({ sheet, column, isChosen, isRenamed, onRename }: CanvasColumnProps) {
  const { key, options } = column;
  const locale = useLocale();
  const latest = useLatestDesigner();
  const element = useRef<HTMLDivElement>(null);
  const path = `${sheet}.${key}`;
  useEffect(() => {
    if (!element.current) return undefined;
    return draggable({
      element: element.current,
      canDrag: () => latest().canEdit,
      getInitialData: () => draggedColumn(sheet, key),
    });
  }, [latest, sheet, key]);
  return (
    <div
      ref={element}
      role="treeitem"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      className={styles.column}
      data-column={path}
      onClick={(event) => {
        event.stopPropagation();
        latest().choose([path]);
      }}
      onDoubleClick={(event) => {
        event.stopPropagation();
        if (latest().canEdit) onRename(path);
      }}
    >
      {isRenamed ? (
        <NameInput path={path} control={column} onDone={() => onRename(null)} />
      ) : (
        <>
          {localizedName(options, locale) || key}
          {options['required'] === true ? <span className={styles.required}> *</span> : null}
        </>
      )}
    </div>
  );
}
