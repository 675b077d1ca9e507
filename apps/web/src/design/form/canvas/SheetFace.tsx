import { useEffect, useRef } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { localizedName, type ControlDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { draggedColumn } from '../dragged.ts';
import { formTexts } from '../form.locale.ts';
import { useLatestDesigner } from '../use-form-designer.ts';
import styles from './canvas.module.css';

interface SheetFaceProps {
  readonly control: ControlDefinition;
  readonly chosenColumn: string | null;
}

/** The columns of a sub-table; each can be chosen. */
export function SheetFace({ control: { key, columns = [] }, chosenColumn }: SheetFaceProps) {
  const t = useTexts(formTexts);
  if (columns.length === 0) return <p className={styles.hint}>{t('emptySheet')}</p>;
  return (
    <div className={styles.sheet} role="group">
      {columns.map((column) => (
        <ColumnFace key={column.key} sheet={key} column={column} isChosen={chosenColumn === `${key}.${column.key}`} />
      ))}
    </div>
  );
}

interface ColumnFaceProps {
  readonly sheet: string;
  readonly column: NonNullable<ControlDefinition['columns']>[number];
  readonly isChosen: boolean;
}

/** A column, which is dragged to another place in its sub-table. */
function ColumnFace({ sheet, column: { key, options }, isChosen }: ColumnFaceProps) {
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
    >
      {localizedName(options, locale) || key}
      {options['required'] === true ? <span className={styles.required}> *</span> : null}
    </div>
  );
}
