import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { failedToLoad } from '../../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Page } from '../../../platform/page/Page.tsx';
import { SearchBox } from '../../../platform/page/SearchBox.tsx';
import { useClient } from '../../../platform/platform.ts';
import { appTexts } from '../app.locale.ts';
import { AppGroupTabs } from './AppGroupTabs.tsx';
import { AppLinks } from './AppLinks.tsx';
import { favoriteAppsQuery, foundFavoritesQuery, groupAppsQuery, groupedAppsQuery, recentAppsQuery } from './grouped-apps-queries.ts';
import styles from '../../start/start.module.css';

/** All applications: favourites and recent ones, then by group. Search and group are part of the address. */
export function AppsPage() {
  const t = useTexts(appTexts);
  const [address, setAddress] = useSearchParams();
  const keyword = address.get('q') ?? '';
  const group = address.get('group');
  const find = (
    <div className={styles.find}>
      <SearchBox label={t('findApp')} initial={keyword} onSearch={(q) => setAddress(q ? { q } : {}, { replace: true })} />
    </div>
  );
  return (
    <Page title={t('apps')} actions={find}>
      {keyword === '' ? <FrequentApps /> : <FoundFavorites keyword={keyword} />}
      {keyword === '' ? <AppGroupTabs current={group} /> : null}
      {keyword === '' && group !== null ? <AppsOfGroup key={group} code={group} /> : <AppsByGroup keyword={keyword} />}
    </Page>
  );
}

function FrequentApps() {
  const t = useTexts(appTexts);
  const client = useClient();
  const favorites = useQuery(favoriteAppsQuery(client));
  const recent = useQuery(recentAppsQuery(client));
  const failed = [favorites, recent].find((query) => query.isError);
  if (failed) return <QueryFailure failure={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <>
      <AppLinks name={t('favoriteApps')} apps={favorites.data ?? []} />
      <AppLinks name={t('recentApps')} apps={recent.data ?? []} />
    </>
  );
}

function FoundFavorites({ keyword }: { readonly keyword: string }) {
  const t = useTexts(appTexts);
  const found = useQuery(foundFavoritesQuery(useClient(), keyword));
  if (found.isError) return <QueryFailure failure={found.error} onRetry={() => void found.refetch()} />;
  return <AppLinks name={t('favoriteApps')} apps={found.data?.apps ?? []} keyword={keyword} />;
}

function AppsByGroup({ keyword }: { readonly keyword: string }) {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const groups = useQuery(groupedAppsQuery(useClient()));
  if (groups.isError) return <QueryFailure failure={groups.error} onRetry={() => void groups.refetch()} />;
  if (groups.isPending) return <LoadingState shape="rows" label={t('loadingApps')} />;
  if (groups.data.length === 0) return <EmptyState title={t('noApps')} hint={t('noAppsHint')} />;
  const needle = keyword.toLocaleLowerCase();
  const found = groups.data
    .map((group) => ({ ...group, apps: group.apps.filter((app) => localizedName(app, locale).toLocaleLowerCase().includes(needle)) }))
    .filter(({ apps }) => apps.length > 0);
  if (found.length === 0) return <EmptyState title={t('noAppFound')} hint={t('nothingFoundHint')} />;
  return found.map((group) => <AppLinks key={group.code} name={localizedName(group, locale)} apps={group.apps} keyword={keyword} />);
}

function AppsOfGroup({ code }: { readonly code: string }) {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const query = useInfiniteQuery(groupAppsQuery(useClient(), code));
  if (failedToLoad(query)) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loadingApps')} />;
  const apps = query.data.pages.flatMap(({ items }) => items);
  if (apps.length === 0) return <EmptyState title={t('noApps')} hint={t('noAppsHint')} />;
  return (
    <>
      <AppLinks name={localizedName(apps[0]!.group, locale)} apps={apps} />
      <MoreAtEnd
        count={apps.length}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
      />
    </>
  );
}
