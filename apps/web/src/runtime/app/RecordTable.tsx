import { Link } from '../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { MoreAtEnd } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useExtensions } from '../extensions/extensions-query.ts';
import { appTexts } from './app.locale.ts';
import { cellText, isFigure } from './cell-text.ts';
import { RecordCell } from './RecordCell.tsx';
import { recordAddress, type RecordViewProps } from './record-view.ts';

/** Records under the columns of their list. The first column opens the record. */
export function RecordTable({ source, headers, lines, keyword, ...more }: RecordViewProps) {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const surroundings = { locale, timeZone, extensions: useExtensions()?.models ?? {} };
  return (
    <div className="record-table-frame">
      <table className="record-table">
        <thead>
          <tr>
            {headers.map((header) => (
              <th
                key={header.code}
                scope="col"
                data-figure={isFigure(header) || undefined}
                style={header.width ? { width: header.width } : {}}
              >
                {localizedName(header, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              {headers.map((header, index) => {
                const value = line.values[header.code];
                const shown = <RecordCell header={header} value={value} keyword={keyword} surroundings={surroundings} />;
                return (
                  <td key={header.code} data-figure={isFigure(header) || undefined}>
                    {index === 0 ? (
                      <Link to={recordAddress(source, line)}>
                        {cellText(header, value, surroundings) ? shown : line.name || t('untitled')}
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
      </table>
      <MoreAtEnd {...more} count={lines.length} moreLabel={t('more')} endLabel={lines.length > 20 ? t('end') : ''} />
    </div>
  );
}
