import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryOptions } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { searchTexts } from './search.locale.ts';

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

/** What was found of one kind; each kind comes, fails and goes on by itself. */
export function FoundSection<T>({ name, query, keyOf, children }: FoundSectionProps<T>) {
  const t = useTexts(searchTexts);
  const id = useId();
  const found = useInfiniteQuery(query);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="found" aria-labelledby={id}>
      <h2 id={id} className="found-name">
        {name}
      </h2>
      {found.isPending ? <LoadingState shape="rows" count={2} label={t('loading')} /> : null}
      {found.isError ? <QueryFailure failure={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data && items.length === 0 ? <p className="ink-muted">{t('none')}</p> : null}
      {items.length > 0 ? (
        <Paper>
          <ul className="found-list">
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
        </Paper>
      ) : null}
      {found.hasNextPage ? (
        <button type="button" className="ink-plain-button" disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more', { name })}
        </button>
      ) : null}
    </section>
  );
}
