import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { failedToLoad } from '../../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import type { ListOfRecords } from '../actions/list-action.ts';
import { appTexts } from '../app.locale.ts';
import { recordAddress } from '../record-view.ts';
import { ganttQuery } from './gantt-query.ts';
import { ganttTexts } from './gantt.locale.ts';
import styles from './gantt.module.css';

type UnscheduledProps = { readonly list: Pick<ListOfRecords, 'source' | 'asked'> };

/** Records without dates, loaded on demand. */
export function UnscheduledRecords({ list }: UnscheduledProps) {
  const t = useTexts(ganttTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.unscheduled}>
      <Button type="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('unscheduled')}
      </Button>
      {isOpen ? <Lines list={list} /> : null}
    </div>
  );
}

function Lines({ list: { source, asked } }: UnscheduledProps) {
  const t = useTexts(ganttTexts);
  const a = useTexts(appTexts);
  const found = useInfiniteQuery(ganttQuery(useClient(), { source, asked, between: null }));
  if (failedToLoad(found)) return <QueryFailure failure={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <LoadingState shape="rows" label={a('loadingRecords')} />;
  const lines = found.data.pages.flatMap((page) => page.items);
  if (lines.length === 0) return <p className="ink-muted">{t('noUnscheduled')}</p>;
  return (
    <>
      <ul className={styles.names}>
        {lines.map((line) => (
          <li key={line.id}>
            <Link to={recordAddress(source, { ...line, values: {} })}>{line.name || a('untitled')}</Link>
          </li>
        ))}
      </ul>
      <MoreAtEnd
        count={lines.length}
        hasMore={found.hasNextPage}
        loadingMore={found.isFetchingNextPage}
        onMore={() => void found.fetchNextPage()}
        moreLabel={a('more')}
      />
    </>
  );
}
