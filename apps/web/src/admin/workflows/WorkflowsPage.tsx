import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Link, useSearchParams } from '../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { EmptyState, InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { failedToLoad } from '../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { SearchBox } from '../../platform/page/SearchBox.tsx';
import { useClient } from '../../platform/platform.ts';
import { appsQuery } from '../../runtime/app/apps/apps-query.ts';
import { RunningCount } from './RunningCount.tsx';
import { workflowsQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

/** Lists the workflows that the user administers. */
export function WorkflowsPage() {
  const t = useTexts(workflowsTexts);
  const [address, setAddress] = useSearchParams();
  const keyword = address.get('q') ?? '';
  const appCode = address.get('app') ?? '';
  const filterBy = (q: string, app: string) => setAddress({ ...(q && { q }), ...(app && { app }) }, { replace: true });
  return (
    <Page title={t('title')}>
      <div className={styles.filters}>
        <SearchBox label={t('search')} initial={keyword} onSearch={(q) => filterBy(q, appCode)} />
        <AppFilter value={appCode} onChange={(app) => filterBy(keyword, app)} />
      </div>
      <WorkflowList keyword={keyword} appCode={appCode} />
    </Page>
  );
}

function AppFilter({ value, onChange }: { readonly value: string; readonly onChange: (app: string) => void }) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const apps = useQuery(appsQuery(useClient()));
  const options = (apps.data ?? []).map((app) => ({ value: app.code, label: localizedName(app, locale) }));
  return (
    <Select
      aria-label={t('app')}
      value={value}
      loading={apps.isPending}
      options={[{ value: '', label: t('allApps') }, ...options]}
      onChange={onChange}
    />
  );
}

function WorkflowList({ keyword, appCode }: { readonly keyword: string; readonly appCode: string }) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const query = useInfiniteQuery(workflowsQuery(useClient(), { keyword, appCode }));
  if (failedToLoad(query)) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const workflows = query.data.pages.flatMap((page) => page.items);
  if (workflows.length === 0) return <EmptyState title={t(keyword === '' && appCode === '' ? 'none' : 'nothingFound')} />;
  return (
    <Paper>
      <InfiniteList
        label={t('title')}
        items={workflows}
        keyOf={(workflow) => workflow.workflowCode}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
      >
        {(workflow) => (
          <Link to={`/admin/workflows/${workflow.workflowCode}`} className={styles.line}>
            <span className={styles.head}>
              <strong>{localizedName(workflow, locale)}</strong>
              <span className={styles.marks}>
                {workflow.warnings > 0 ? (
                  <span className={styles.mark} data-tone="bad">
                    {t('warnings', { count: workflow.warnings })}
                  </span>
                ) : null}
                <RunningCount running={workflow.running} />
              </span>
            </span>
            <span className="ink-muted ink-small">
              {[
                localizedName({ name: workflow.appName, name_i18n: workflow.appName_i18n }, locale),
                t('version', { version: workflow.version }),
                workflow.workflowCode,
              ].join(' · ')}
            </span>
          </Link>
        )}
      </InfiniteList>
    </Paper>
  );
}
