import { Button, Checkbox } from 'antd';
import { useNavigate } from '../platform/router/index.ts';
import { EmptyState, InfiniteList, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { DraftDetails } from './DraftDetails.tsx';
import { selectionTexts } from './selection/selection.locale.ts';
import type { Selection } from './selection/use-selection.ts';
import { useDraftExcerpts } from './use-draft-excerpts.ts';
import type { WorkListState } from './use-work-list.ts';
import type { WorkEntry } from './work-entry.ts';
import type { WorkFilter } from './work-queries.ts';
import { WorkLine } from './WorkLine.tsx';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

const none: readonly WorkEntry[] = [];

interface WorkListProps {
  readonly filter: WorkFilter;
  readonly list: WorkListState;
  readonly selected: string | null;
  readonly addressOf: (entry: WorkEntry) => string;
  readonly selection: Selection;
}

export function WorkList({ filter, list, selected, addressOf, selection }: WorkListProps) {
  const t = useTexts(workbenchTexts);
  const pick = useTexts(selectionTexts);
  const excerpts = useDraftExcerpts(filter.tab === 'drafts' ? list.entries : none);
  if (list.status === 'pending') return <LoadingState shape="rows" label={t('loading')} />;
  if (list.status === 'error' && list.entries.length === 0) return <QueryFailure failure={list.failure} onRetry={list.retry} />;
  if (list.entries.length === 0) return <NothingHere filter={filter} />;
  return (
    <InfiniteList
      label={t(filter.tab)}
      items={list.entries}
      keyOf={(entry) => entry.id}
      hasMore={list.hasMore}
      loadingMore={list.loadingMore}
      onMore={list.more}
      moreLabel={t('more')}
      endLabel={list.entries.length > 10 ? t('end') : ''}
    >
      {(entry) => (
        <div className={styles.pickable} data-selecting={selection.isOn || undefined}>
          {selection.isOn ? (
            <Checkbox
              aria-label={pick('pick', { title: entry.title })}
              checked={selection.ids.has(entry.id)}
              onChange={(event) => selection.pick(entry.id, event.target.checked)}
            />
          ) : null}
          <WorkLine
            entry={entry}
            to={addressOf(entry)}
            selected={entry.id === selected}
            search={filter.keyword}
            showsStatus={filter.tab === 'done' || filter.tab === 'all' || filter.tab === 'started'}
          >
            {filter.tab === 'drafts' ? <DraftDetails savedAt={entry.at} excerpt={excerpts.get(entry.id)} /> : null}
          </WorkLine>
        </div>
      )}
    </InfiniteList>
  );
}

function NothingHere({ filter }: { readonly filter: WorkFilter }) {
  const t = useTexts(workbenchTexts);
  const navigate = useNavigate();
  const isFiltered = filter.keyword || filter.appCode || (filter.tab === 'started' && filter.status !== 'STARTED');
  if (isFiltered) return <EmptyState title={t('nothingFound')} hint={t('nothingFoundHint')} />;
  const start = (
    <Button type="primary" onClick={() => navigate('/start')}>
      {t('startSomething')}
    </Button>
  );
  const offersStart = filter.tab === 'started' || filter.tab === 'drafts';
  return <EmptyState title={t(`${filter.tab}-empty`)} hint={t(`${filter.tab}-empty-hint`)} action={offersStart ? start : undefined} />;
}
