import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { LoadingState, InfiniteList, Paper } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { failedToLoad } from '../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { MigrationDialog } from './MigrationDialog.tsx';
import { MigrationList } from './MigrationList.tsx';
import { RunningCount } from './RunningCount.tsx';
import { VersionChanges } from './VersionChanges.tsx';
import { versionsQuery, type VersionLine } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface VersionListProps {
  readonly workflowCode: string;
  readonly current: number;
  readonly mayMigrate: boolean;
}

/** The versions of a workflow: who published them, their changes, and the number of running instances. */
export function VersionList({ workflowCode, current, mayMigrate }: VersionListProps) {
  const t = useTexts(workflowsTexts);
  const query = useInfiniteQuery(versionsQuery(useClient(), workflowCode));
  const [from, setFrom] = useState<number | null>(null);
  if (failedToLoad(query)) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return (
    <>
      <Paper>
        <InfiniteList
          label={t('versions')}
          items={query.data.pages.flatMap((page) => page.items)}
          keyOf={(version) => String(version.version)}
          hasMore={query.hasNextPage}
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        >
          {(version) => (
            <Version
              workflowCode={workflowCode}
              version={version}
              mayMigrate={mayMigrate && current > 1}
              onMigrate={() => setFrom(version.version)}
            />
          )}
        </InfiniteList>
      </Paper>
      {mayMigrate ? <MigrationList workflowCode={workflowCode} /> : null}
      {from === null ? null : <MigrationDialog workflowCode={workflowCode} from={from} current={current} onClose={() => setFrom(null)} />}
    </>
  );
}

interface VersionProps {
  readonly workflowCode: string;
  readonly version: VersionLine;
  readonly mayMigrate: boolean;
  readonly onMigrate: () => void;
}

function Version({ workflowCode, version, mayMigrate, onMigrate }: VersionProps) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [isCompared, setCompared] = useState(false);
  const time = formatInstant(version.publishedAt, locale, timeZone);
  const number = version.version;
  return (
    <div className={styles.line}>
      <span className={styles.head}>
        <span>
          <strong>{t('version', { version: number })}</strong>{' '}
          {version.isCurrent ? <span className={styles.mark}>{t('current')}</span> : null}
        </span>
        <RunningCount running={version.running} />
      </span>
      <span className="ink-muted ink-small">
        {version.publishedBy ? t('publishedBy', { name: version.publishedBy.name, time }) : t('publishedAt', { time })}
      </span>
      <span className={styles.actions}>
        {number > 1 ? (
          <Button size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {t('compare')}
          </Button>
        ) : null}
        {mayMigrate && version.running.count > 0 ? (
          <Button size="small" onClick={onMigrate}>
            {t('migrate')}
          </Button>
        ) : null}
      </span>
      {isCompared ? <VersionChanges workflowCode={workflowCode} from={number - 1} to={number} /> : null}
    </div>
  );
}
