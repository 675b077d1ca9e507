import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { documentChangesQuery, type DocumentAddress, type VersionLine } from './app-queries.ts';
import { appsTexts } from './apps.locale.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './apps.module.css';

interface DocumentVersionProps {
  readonly address: DocumentAddress;
  readonly version: VersionLine;
  /** The current version number, if known. */
  readonly current: number | null;
}

/** One version: who published it and when, and the differences from the previous or the current version. */
export function DocumentVersion({ address, version, current }: DocumentVersionProps) {
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [other, setOther] = useState<number | null>(null);
  const number = version.version;
  const time = formatInstant(version.publishedAt, locale, timeZone);
  const toggle = (against: number) => setOther(other === against ? null : against);
  return (
    <div className={styles.line}>
      <span>
        <strong>{t('version', { version: number })}</strong>{' '}
        {version.isCurrent ? <span className={styles.mark}>{t('current')}</span> : null}
      </span>
      <span className="ink-muted ink-small">
        {version.publishedBy ? t('publishedBy', { name: version.publishedBy.name, time }) : t('publishedAt', { time })}
      </span>
      {version.note ? <span className="ink-small">{version.note}</span> : null}
      <span className={styles.actions}>
        {number > 1 ? (
          <Button size="small" aria-expanded={other === number - 1} onClick={() => toggle(number - 1)}>
            {t('compareBefore')}
          </Button>
        ) : null}
        {current !== null && current > number + 1 ? (
          <Button size="small" aria-expanded={other === current} onClick={() => toggle(current)}>
            {t('compareCurrent')}
          </Button>
        ) : null}
      </span>
      {other === null ? null : <Changes address={address} from={Math.min(other, number)} to={Math.max(other, number)} />}
    </div>
  );
}

function Changes({ address, from, to }: { readonly address: DocumentAddress; readonly from: number; readonly to: number }) {
  const t = useTexts(appsTexts);
  const query = useQuery(documentChangesQuery(useClient(), address, from, to));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="text" count={2} label={t('loading')} />;
  if (query.data.length === 0) return <p className="ink-muted">{t('same')}</p>;
  return <ChangeList label={t('compared', { from, to })} changes={query.data} />;
}
