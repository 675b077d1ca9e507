import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatAge, formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { recordAddress } from '../app/record-view.ts';
import { recentRecordsQuery, type CardOf } from './portal-query.ts';
import { portalTexts } from './portal.locale.ts';
import styles from './portal.module.css';

/** The records that changed most recently, with the time. */
export function RecentCard({ card, name }: { readonly card: CardOf<'recent'>; readonly name: string }) {
  const t = useTexts(portalTexts);
  const records = useQuery(recentRecordsQuery(useClient(), card));
  if (records.isError) return <QueryFailure failure={records.error} onRetry={() => void records.refetch()} />;
  if (records.isPending) return <LoadingState shape="rows" count={3} label={t('loadingCard', { name })} />;
  if (records.data.items.length === 0) return <p className="ink-muted">{t('noRecords')}</p>;
  return (
    <ul className={styles.lines}>
      {records.data.items.map((line) => (
        <li key={line.id}>
          <Link className={styles.line!} to={recordAddress({ schemaCode: card.schemaCode, listCode: null }, line)}>
            <span>{line.name || t('untitled')}</span>
            <ChangedAt at={line.values['modifiedTime']} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ChangedAt({ at }: { readonly at: unknown }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (typeof at !== 'string') return null;
  return (
    <time className="ink-muted ink-small" dateTime={at} title={formatInstant(at, locale, timeZone)}>
      {formatAge(at, locale, timeZone)}
    </time>
  );
}
