import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { Form, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import { fillText, type Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { EditorField } from './EditorField.tsx';
import { sheetText } from '../sheet.locale.ts';
import styles from './sheet-cards.module.css';
import { useIsRowInvalid } from '../use-is-row-invalid.ts';

interface OpenCardProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly row: RowId;
  readonly number: number;
  readonly onRemove: () => void;
}

/** A row as an expanded card with all its fields. */
export function OpenCard({ form, sheet, columns, locale, row, number, onRemove }: OpenCardProps) {
  const mayDelete = useSignalValue(sheet.mayDelete);
  const isInvalid = useIsRowInvalid(sheet, row);
  const name = fillText(sheetText.row[locale], { number });
  return (
    <article className={styles.card} data-path={`${sheet.code}[${row}]`} data-invalid={isInvalid || undefined} aria-label={name}>
      <header>
        <span className={styles.number}>{name}</span>
        {mayDelete && sheet.isOwn(row) ? (
          <Button
            type="text"
            size="small"
            className={styles.delete ?? ''}
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${sheetText.delete[locale]} ${name}`}
            onClick={onRemove}
          />
        ) : null}
      </header>
      <div className={styles.fields}>
        {columns.map(({ key }) => (
          <EditorField key={key} field={sheet.cell(row, key)} form={form} locale={locale} />
        ))}
      </div>
    </article>
  );
}
