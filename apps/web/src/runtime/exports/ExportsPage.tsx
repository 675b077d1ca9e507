import { EmptyState, LoadingState, MoreAtEnd, Paper } from '@inkstone/ui-kit';
import { useState } from 'react';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { ExportLine } from './ExportLine.tsx';
import { useExportTasks } from './export-queries.ts';
import { exportTexts } from './exports.locale.ts';
import styles from './exports.module.css';

/** The user's exports: their progress, and their files as long as they are kept. */
export function ExportsPage() {
  const t = useTexts(exportTexts);
  const [message, setMessage] = useState('');
  return (
    <Page title={t('mine')}>
      <p role="status" className="ink-muted">
        {message}
      </p>
      <Exports onNotify={setMessage} />
    </Page>
  );
}

function Exports({ onNotify }: { readonly onNotify: (message: string) => void }) {
  const t = useTexts(exportTexts);
  const query = useExportTasks();
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="rows" label={t('loading')} />;
  const tasks = query.data.pages.flatMap(({ items }) => items);
  if (tasks.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  return (
    <Paper>
      <ul className={styles.list} aria-label={t('mine')}>
        {tasks.map((task) => (
          <ExportLine key={task.taskId} task={task} onNotify={onNotify} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <MoreAtEnd
          count={tasks.length}
          hasMore
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        />
      ) : null}
    </Paper>
  );
}
