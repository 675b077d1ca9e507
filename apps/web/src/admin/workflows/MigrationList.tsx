import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { InfiniteList, Paper } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { failedToLoad } from '../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { MigrationReport } from './MigrationReport.tsx';
import { migrationsQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';
import adminStyles from '../admin.module.css';

/** Recent migrations and dry runs; hidden when there are none. */
export function MigrationList({ workflowCode }: { readonly workflowCode: string }) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const query = useInfiniteQuery(migrationsQuery(useClient(), workflowCode));
  const [opened, setOpened] = useState<string | null>(null);
  if (failedToLoad(query)) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  const migrations = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (migrations.length === 0) return null;
  return (
    <>
      <h2 className={adminStyles.heading}>{t('lately')}</h2>
      <Paper>
        <InfiniteList
          label={t('lately')}
          items={migrations}
          keyOf={(migration) => migration.id}
          hasMore={query.hasNextPage}
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        >
          {(migration) => (
            <div className={styles.line}>
              <span className={styles.head}>
                <strong>{t('fromTo', { from: migration.fromVersion, to: migration.toVersion })}</strong>
                {migration.dryRun ? <span className={styles.mark}>{t('aTry')}</span> : null}
              </span>
              <span className="ink-muted ink-small">
                {[migration.startedBy.name, formatInstant(migration.startedAt, locale, timeZone)].join(' · ')}
              </span>
              <span className={styles.actions}>
                <Button size="small" onClick={() => setOpened(migration.id)}>
                  {t('open')}
                </Button>
              </span>
            </div>
          )}
        </InfiniteList>
      </Paper>
      {opened === null ? null : (
        <Modal open width={720} title={t('results')} footer={null} closable={{ 'aria-label': t('close') }} onCancel={() => setOpened(null)}>
          <MigrationReport id={opened} />
        </Modal>
      )}
    </>
  );
}
