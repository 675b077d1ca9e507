import type { CSSProperties } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { cellText, isFigure, type FormatContext } from './cells/cell-text.ts';
import { listTexts } from './list.locale.ts';
import type { Header, ListTotals } from './record-query.ts';

interface TotalsRowProps {
  readonly headers: readonly Header[];
  readonly totals: ListTotals['totals'];
  readonly styles: readonly CSSProperties[];
  readonly still: (index: number) => Readonly<Record<`data-${string}`, string>>;
  /** Whether there is a leading column with checkboxes. */
  readonly lead: boolean;
  readonly formatContext: FormatContext;
}

/** Totals over all found records, not only the loaded ones. */
export function TotalsRow({ headers, totals, styles, still, lead, formatContext }: TotalsRowProps) {
  const t = useTexts(listTexts);
  return (
    <tfoot>
      <tr>
        {lead ? <td /> : null}
        {headers.map((header, index) => (
          <td key={header.code} data-figure={isFigure(header) || undefined} style={styles[index]} {...still(index)}>
            {totals
              .filter(({ code }) => code === header.code)
              .map(({ kind, state, value }) => (
                <span key={kind}>
                  <span className="ink-muted ink-small">{t(kind)}</span>{' '}
                  {state === 'done' ? cellText(header, value, formatContext) || '—' : t(state)}
                </span>
              ))}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
