import { useMemo, type CSSProperties } from 'react';
import type { ListSort } from '@inkstone/schema';
import { MoreAtEnd } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { useExtensions } from '../extensions/extensions-query.ts';
import { actionTexts } from './actions/action.locale.ts';
import { appTexts } from './app.locale.ts';
import { cellText, isFigure } from './cells/cell-text.ts';
import { ColumnHead } from './columns/ColumnHead.tsx';
import { PickBox } from './PickBox.tsx';
import { RecordCell } from './cells/RecordCell.tsx';
import type { ListFields, ListTotals } from './record-query.ts';
import { recordAddress, type RecordViewProps } from './record-view.ts';
import { columnWidth, frozenOffsets } from './columns/shown-columns.ts';
import { TotalsRow } from './TotalsRow.tsx';
import styles from './records.module.css';

interface RecordTableProps extends RecordViewProps {
  readonly fields: ListFields['fields'];
  readonly sort: readonly ListSort[];
  readonly frozen: number;
  /** Null: no totals are requested. */
  readonly totals: ListTotals['totals'] | null;
  /** Previous results are still shown. */
  readonly isStale: boolean;
  readonly onSort: (sort: ListSort[]) => void;
}

/** Records as a table. The first column opens the record; headers sort. */
export function RecordTable({
  source,
  headers,
  lines,
  keyword,
  picking,
  fields,
  sort,
  frozen,
  totals,
  isStale,
  onSort,
  ...more
}: RecordTableProps) {
  const t = useTexts(appTexts);
  const a = useTexts(actionTexts);
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const formatContext = { locale, timeZone, extensions: useExtensions()?.models ?? {} };
  const offsets = useMemo(() => frozenOffsets(headers, frozen, picking !== null), [headers, frozen, picking]);
  const columnStyles = headers.map((header, index): CSSProperties => {
    const left = offsets[index];
    const width = columnWidth(header, left !== undefined);
    return { ...(width && { width, minWidth: width, maxWidth: width }), ...(left !== undefined && { left }) };
  });
  const still = (index: number) => (index < offsets.length ? { 'data-frozen': index === offsets.length - 1 ? 'last' : 'yes' } : {});
  const frozenFirst = offsets.length > 0 ? { 'data-frozen': 'yes', style: { left: 0 } } : {};
  return (
    <div className={styles.recordTableFrame} aria-busy={isStale}>
      <table className={styles.recordTable}>
        <thead>
          <tr>
            {picking ? (
              <th scope="col" className={styles.recordPick} {...frozenFirst}>
                <PickBox
                  aria-label={a('pickPage')}
                  checked={lines.every(({ id }) => picking.holds(id))}
                  indeterminate={lines.some(({ id }) => picking.holds(id)) && !lines.every(({ id }) => picking.holds(id))}
                  onChange={(event) =>
                    picking.pick(
                      lines.map(({ id }) => id),
                      event.target.checked,
                    )
                  }
                />
              </th>
            ) : null}
            {headers.map((header, index) => (
              <ColumnHead
                key={header.code}
                header={header}
                style={columnStyles[index]!}
                still={still(index)}
                isSortable={fields.some(({ code, isSortable }) => code === header.code && isSortable)}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-picked={picking?.holds(line.id) || undefined}>
              {picking ? (
                <td className={styles.recordPick} {...frozenFirst}>
                  <PickBox
                    aria-label={a('pickLine', { name: line.name || t('untitled') })}
                    checked={picking.holds(line.id)}
                    onChange={(event) => picking.pick([line.id], event.target.checked)}
                  />
                </td>
              ) : null}
              {headers.map((header, index) => {
                const value = line.values[header.code];
                const shown = <RecordCell header={header} value={value} keyword={keyword} formatContext={formatContext} />;
                return (
                  <td key={header.code} data-figure={isFigure(header) || undefined} style={columnStyles[index]} {...still(index)}>
                    {index === 0 ? (
                      <Link to={recordAddress(source, line)}>
                        {cellText(header, value, formatContext) ? shown : line.name || t('untitled')}
                      </Link>
                    ) : (
                      shown
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals ? (
          <TotalsRow
            headers={headers}
            totals={totals}
            styles={columnStyles}
            still={still}
            lead={picking !== null}
            formatContext={formatContext}
          />
        ) : null}
      </table>
      <MoreAtEnd {...more} count={lines.length} moreLabel={t('more')} endLabel={lines.length > 20 ? t('end') : ''} />
    </div>
  );
}
