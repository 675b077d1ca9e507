import { Link } from '../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { HighlightedText, InfiniteList } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useExtensions } from '../extensions/extensions-query.ts';
import { actionTexts } from './actions/action.locale.ts';
import { appTexts } from './app.locale.ts';
import { cellText } from './cells/cell-text.ts';
import { PickBox } from './PickBox.tsx';
import { RecordCell } from './cells/RecordCell.tsx';
import { recordAddress, type RecordViewProps } from './record-view.ts';
import styles from './records.module.css';

const valuesPerCard = 4;

/** Records as cards for a narrow window: the name and the first columns that are not empty. */
export function RecordCards({ source, headers, lines, keyword, picking, ...more }: RecordViewProps) {
  const t = useTexts(appTexts);
  const a = useTexts(actionTexts);
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const formatContext = { locale, timeZone, extensions: useExtensions()?.models ?? {} };
  return (
    <div className={styles.recordCards}>
      <InfiniteList label={t('lists')} items={lines} keyOf={(line) => line.id} moreLabel={t('more')} {...more}>
        {(line) => (
          <div className={styles.recordPickable} data-picking={picking !== null || undefined}>
            {picking ? (
              <PickBox
                aria-label={a('pickLine', { name: line.name || t('untitled') })}
                checked={picking.holds(line.id)}
                onChange={(event) => picking.pick([line.id], event.target.checked)}
              />
            ) : null}
            <Link to={recordAddress(source, line)} className={styles.recordCard!}>
              <strong>
                <HighlightedText text={line.name || t('untitled')} search={keyword} />
              </strong>
              <dl>
                {headers
                  .map((header) => ({ header, text: cellText(header, line.values[header.code], formatContext) }))
                  .filter(({ text }) => text !== '' && text !== line.name)
                  .slice(0, valuesPerCard)
                  .map(({ header }) => (
                    <div key={header.code}>
                      <dt>{localizedName(header, locale)}</dt>
                      <dd>
                        <RecordCell header={header} value={line.values[header.code]} keyword={keyword} formatContext={formatContext} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </Link>
          </div>
        )}
      </InfiniteList>
    </div>
  );
}
