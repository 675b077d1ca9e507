import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { computed, type Field, type Form, type RowId, type Sheet, type SheetColumn } from '@inkstone/form-engine';
import { fillText, type Locale } from '@inkstone/schema';
import { Suspense, useMemo } from 'react';
import { useViews } from '../../view/views-context.ts';
import { Formatted } from '../../presentation/define-views.ui.ts';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { sheetText } from '../sheet.locale.ts';
import styles from './sheet-cards.module.css';

interface SheetCardProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly row: RowId;
  readonly number: number;
  readonly onOpen: () => void;
}

/** A row as a collapsed card with its labelled values; marked if the row has issues. */
export function SheetCard({ form, sheet, columns, locale, row, number, onOpen }: SheetCardProps) {
  const hasIssues = useHasIssues(sheet, columns, row);
  const name = fillText(sheetText.row[locale], { number });
  return (
    <article className={styles.card} data-path={`${sheet.code}[${row}]`} data-invalid={hasIssues || undefined} aria-label={name}>
      <header>
        <span className={styles.number}>{name}</span>
        {hasIssues ? (
          <span className={styles.issue}>
            <ExclamationCircleFilled aria-hidden /> {sheetText.faulty[locale]}
          </span>
        ) : null}
        <RightOutlined aria-hidden className={styles.arrow} />
      </header>
      <dl>
        {columns.map((column) => (
          <CardValue
            key={column.key}
            form={form}
            cell={sheet.cell(row, column.key)}
            isNumber={column.model.valueType === 'number'}
            locale={locale}
          />
        ))}
      </dl>
      <button type="button" className={styles.open} aria-label={fillText(sheetText.edit[locale], { number })} onClick={onOpen} />
    </article>
  );
}

function useHasIssues(sheet: Sheet, columns: readonly SheetColumn[], row: RowId): boolean {
  const rowPath = `${sheet.code}[${row}]`;
  const invalid = useMemo(
    () =>
      computed(
        () =>
          sheet.errors.value.some(({ path }) => path === rowPath) ||
          columns.some(({ key }) => sheet.cell(row, key).errors.value.length > 0),
      ),
    [sheet, columns, row, rowPath],
  );
  return useSignalValue(invalid);
}

interface CardValueProps {
  readonly form: Form;
  readonly cell: Field;
  readonly isNumber: boolean;
  readonly locale: Locale;
}

function CardValue({ form, cell, isNumber, locale }: CardValueProps) {
  const isVisible = useSignalValue(cell.visible);
  const isEmpty = cell.model.isEmpty(useSignalValue(cell.value));
  const Read = useViews(cell.definition.type)?.cell ?? Formatted;
  if (!isVisible) return null;
  return (
    <div className={styles.value} data-number={isNumber || undefined}>
      <dt>{cell.label(locale)}</dt>
      <dd>
        {isEmpty ? (
          '—'
        ) : (
          <Suspense fallback={null}>
            <Read field={cell} form={form} locale={locale} onBlur={ignore} />
          </Suspense>
        )}
      </dd>
    </div>
  );
}

const ignore = (): void => undefined;
