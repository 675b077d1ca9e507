import { localizedName, type ControlDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
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
  const locale = useLocale();
  const latest = useLatestDesigner();
  if (columns.length === 0) return <p className={styles.hint}>{t('emptySheet')}</p>;
  return (
    <div className={styles.sheet} role="group">
      {columns.map((column) => {
        const path = `${key}.${column.key}`;
        return (
          <div
            key={column.key}
            role="treeitem"
            tabIndex={chosenColumn === path ? 0 : -1}
            aria-selected={chosenColumn === path}
            className={styles.column}
            data-column={path}
            onClick={(event) => {
              event.stopPropagation();
              latest().choose([path]);
            }}
          >
            {localizedName(column.options, locale) || column.key}
            {column.options['required'] === true ? <span className={styles.required}> *</span> : null}
          </div>
        );
      })}
    </div>
  );
}
