import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { cellText } from '../app/cells/cell-text.ts';
import { headersQuery } from '../app/record-query.ts';
import { recordAddress } from '../app/record-view.ts';
import { useExtensions } from '../extensions/extensions-query.ts';
import { AllRecords } from './AllRecords.tsx';
import { firstRecordsQuery, type CardOf } from './portal-query.ts';
import { portalTexts } from './portal.locale.ts';
import styles from './portal.module.css';

/** The most values that can be read at a glance. */
const valuesPerLine = 3;

interface ListCardProps {
  readonly card: CardOf<'list'>;
  readonly appCode: string;
  readonly name: string;
}

/** The first records of a list, each with its name and first values. */
export function ListCard({ card, appCode, name }: ListCardProps) {
  const t = useTexts(portalTexts);
  const client = useClient();
  const formatContext = { locale: useLocale(), timeZone: useOrganizationTimeZone(), extensions: useExtensions()?.models ?? {} };
  const headers = useQuery(headersQuery(client, card));
  const records = useQuery(firstRecordsQuery(client, card));
  const failed = [headers, records].find((query) => query.isError);
  if (failed) return <QueryFailure failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (!headers.data || !records.data) return <LoadingState shape="rows" count={3} label={t('loadingCard', { name })} />;
  if (records.data.items.length === 0) return <p className="ink-muted">{t('noRecords')}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {records.data.items.map((line) => (
          <li key={line.id}>
            <Link className={styles.line!} to={recordAddress(card, line)}>
              <span>{line.name || t('untitled')}</span>
              {headers.data
                .map((header) => ({ code: header.code, text: cellText(header, line.values[header.code], formatContext) }))
                .filter(({ text }) => text !== '' && text !== line.name)
                .slice(0, valuesPerLine)
                .map(({ code, text }) => (
                  <span key={code} className="ink-muted ink-small">
                    {text}
                  </span>
                ))}
            </Link>
          </li>
        ))}
      </ul>
      <AllRecords card={card} appCode={appCode} name={name} />
    </>
  );
}
