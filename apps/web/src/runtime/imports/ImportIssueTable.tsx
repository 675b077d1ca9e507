import { LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useImportIssues } from './import-queries.ts';
import { importTexts } from './imports.locale.ts';
import styles from './imports.module.css';

/** The issues of an import, by cell. */
export function ImportIssueTable({ importId, state }: { readonly importId: string; readonly state: string }) {
  const t = useTexts(importTexts);
  const query = useImportIssues(importId, state);
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="rows" count={3} label={t('loading')} />;
  const issues = query.data.pages.flatMap(({ items }) => items.flatMap(({ issues }) => issues));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <div className={styles.issues} role="region" aria-label={t('issues')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('issues')}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ line, column, value, message }, index) => (
            <tr key={index}>
              <td>{line}</td>
              <td>{column}</td>
              <td>{value}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {query.hasNextPage ? (
        <MoreAtEnd
          count={issues.length}
          hasMore
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        />
      ) : null}
    </div>
  );
}
