import type { SheetColumn } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { Tooltip } from 'antd';
import { textOption } from '../declared-option.ts';
import { rendererText } from '../renderer/renderer.locale.ts';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';

interface SheetHeadProps {
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly hasActions: boolean;
}

export function SheetHead({ columns, locale, hasActions }: SheetHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.number}>
          <span className="ink-hidden">{sheetText.rowNumber[locale]}</span>
          <span aria-hidden="true">#</span>
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={styles.head} data-number={column.model.valueType === 'number' || undefined}>
            <ColumnName column={column} locale={locale} />
          </th>
        ))}
        {hasActions ? <td className={styles.actions} /> : null}
      </tr>
    </thead>
  );
}

function ColumnName({ column, locale }: { readonly column: SheetColumn; readonly locale: Locale }) {
  const tips = textOption(column.options, 'tips');
  const name = <span>{column.label(locale)}</span>;
  return (
    <>
      {tips ? <Tooltip title={tips}>{name}</Tooltip> : name}
      {column.required && !column.readonly ? (
        <span className={styles.required}>
          <span aria-hidden="true">*</span>
          <span className="ink-hidden">{rendererText.required[locale]}</span>
        </span>
      ) : null}
    </>
  );
}
