import type { CSSProperties } from 'react';
import { localizedName, type ListSort } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { isFigure } from '../cells/cell-text.ts';
import { nextSort } from '../list-state.ts';
import { listTexts } from '../list.locale.ts';
import type { Header } from '../record-query.ts';
import styles from '../records.module.css';

interface ColumnHeadProps {
  readonly header: Header;
  readonly style: CSSProperties;
  readonly still: Readonly<Record<`data-${string}`, string>>;
  readonly isSortable: boolean;
  readonly sort: readonly ListSort[];
  readonly onSort: (sort: ListSort[]) => void;
}

/** A column header that sorts by its column; with Shift it adds the column to the order. */
export function ColumnHead({ header, style, still, isSortable, sort, onSort }: ColumnHeadProps) {
  const t = useTexts(listTexts);
  const name = localizedName(header, useLocale());
  const index = sort.findIndex(({ code }) => code === header.code);
  const direction = sort[index]?.direction;
  return (
    <th
      scope="col"
      style={style}
      data-figure={isFigure(header) || undefined}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      {...still}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.recordHead}
          title={t('sortHint')}
          onClick={({ shiftKey }) => onSort(nextSort(sort, header.code, shiftKey))}
        >
          {name}
          {direction ? <span aria-hidden="true">{direction === 'asc' ? '↑' : '↓'}</span> : null}
          {direction && sort.length > 1 ? <span className={styles.recordHeadIndex}>{index + 1}</span> : null}
        </button>
      ) : (
        name
      )}
    </th>
  );
}
