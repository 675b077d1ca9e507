import { useInfiniteQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { EmptyState, LoadingState, MoreAtEnd, Paper } from '@inkstone/ui-kit';
import { signInLog } from '@inkstone/api';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { useSearchParams } from '../../platform/router/index.ts';
import { DayInput } from '../../platform/time-fields/DayInput.tsx';
import { accountsTexts } from './accounts.locale.ts';
import { dayRange } from './day-range.ts';
import { LogPersonSelect } from './LogPersonSelect.tsx';
import { SignInEntry } from './SignInEntry.tsx';
import adminStyles from '../admin.module.css';
import styles from './accounts.module.css';

const outcomes = ['success', 'failure'] as const;

/** Successful and failed sign-ins, newest first, by person, result and day; the filters are in the address. */
export function SignInLogPage() {
  const t = useTexts(accountsTexts);
  const client = useClient();
  const timeZone = useTimeZone();
  const [address, setAddress] = useSearchParams();
  const personId = address.get('person') ?? '';
  const day = address.get('day') ?? '';
  const outcome = outcomes.find((each) => each === address.get('outcome')) ?? '';
  const filter = {
    ...(personId && { personId }),
    ...(outcome && { outcome }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && dayRange(day, timeZone)),
  };
  const query = useInfiniteQuery({
    queryKey: ['sign-in-log', filter],
    queryFn: ({ pageParam, signal }) =>
      client.call(signInLog, { ...filter, size: 50, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const handleFilter = (name: string, value: string): void =>
    setAddress(
      (before) => {
        before.delete(name);
        if (value) before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <Page title={t('logTitle')}>
      <p className={`ink-muted ${styles.intro}`}>{t('logHint')}</p>
      <div className={styles.filters}>
        <LogPersonSelect value={personId} onChange={(next) => handleFilter('person', next)} />
        <Select
          aria-label={t('outcome')}
          value={outcome}
          popupMatchSelectWidth={false}
          options={[{ value: '', label: t('allOutcomes') }, ...outcomes.map((value) => ({ value, label: t(value) }))]}
          onChange={(next: string) => handleFilter('outcome', next)}
        />
        <div className={styles.day}>
          <DayInput id="sign-in-log-day" aria-label={t('day')} value={day} onChange={(next) => handleFilter('day', next)} />
        </div>
      </div>
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.data && entries.length === 0 ? <EmptyState title={t('noEntries')} hint={t('noEntriesHint')} /> : null}
      {entries.length > 0 ? (
        <Paper>
          <ul className={adminStyles.list} aria-label={t('logTitle')}>
            {entries.map((entry) => (
              <SignInEntry key={entry.id} entry={entry} />
            ))}
          </ul>
          {query.hasNextPage ? (
            <MoreAtEnd
              count={entries.length}
              hasMore
              loadingMore={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
              moreLabel={t('more')}
            />
          ) : null}
        </Paper>
      ) : null}
    </Page>
  );
}
