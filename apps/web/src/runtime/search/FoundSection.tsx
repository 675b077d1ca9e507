import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryOptions } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { pageSize } from './search-queries.ts';
import { searchTexts } from './search.locale.ts';
import styles from './search.module.css';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

interface FoundSectionProps<T> {
  readonly name: string;
  readonly query: UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, string[], string>;
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
}

/** The results of one kind; each kind loads and fails independently. */
export function FoundSection<T>({ name, query, keyOf, children }: FoundSectionProps<T>) {
  const t = useTexts(searchTexts);
  const id = useId();
  const found = useInfiniteQuery(query);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const [wanted, setWanted] = useState(pageSize);
  const pages = found.data?.pages.length ?? 0;
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = found;
  // A search that takes too long returns an empty step; it continues until there is a page to show.
  const isContinuing = hasNextPage && !isError && items.length < wanted;
  useEffect(() => {
    if (isContinuing && !isFetchingNextPage) void fetchNextPage();
  }, [isContinuing, pages, isFetchingNextPage, fetchNextPage]);
  return (
    <section className={styles.found} aria-labelledby={id}>
      <h2 id={id} className={styles.foundName}>
        {name}
      </h2>
      {found.isPending ? <LoadingState shape="rows" count={2} label={t('loading')} /> : null}
      {found.isError ? <QueryFailure failure={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data && !hasNextPage && items.length === 0 ? <p className="ink-muted">{t('none')}</p> : null}
      {items.length > 0 ? (
        <Paper>
          <ul className={styles.foundList}>
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
        </Paper>
      ) : null}
      {isContinuing ? <LoadingState shape="rows" count={1} label={t('goingOn')} /> : null}
      {hasNextPage && !isContinuing ? (
        <button type="button" className="ink-plain-button" onClick={() => setWanted(items.length + pageSize)}>
          {t('more', { name })}
        </button>
      ) : null}
    </section>
  );
}
