import { useInfiniteQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { LoadingState, Paper, InfiniteList } from '@inkstone/ui-kit';
import { localizedName, type DocumentKind } from '@inkstone/schema';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useParams, useSearchParams } from '../../platform/router/index.ts';
import { documentsQuery, documentVersionsQuery, type DocumentAddress } from './app-queries.ts';
import { appsTexts } from './apps.locale.ts';
import { DocumentVersion } from './DocumentVersion.tsx';
import { ModelItems } from './ModelItems.tsx';
import { ModelLists } from './ModelLists.tsx';
import styles from './apps.module.css';

const kinds: readonly DocumentKind[] = ['model', 'form', 'list', 'page', 'rule', 'print', 'scenario', 'role', 'app'];
const modelTabs = ['versions', 'items', 'lists'] as const;

/** A document of an application: its versions and their changes; for a model also its data items and lists. */
export function DocumentPage() {
  const { app = '', kind: asked = '', code = '' } = useParams();
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((each) => each === asked) ?? 'model';
  const address: DocumentAddress = { kind, schemaCode: search.get('model') ?? '', code };
  const tab = modelTabs.find((each) => each === search.get('tab')) ?? 'versions';
  const documents = useInfiniteQuery(documentsQuery(useClient(), app, kind));
  const named = documents.data?.pages
    .flatMap(({ items }) => items)
    .find((each) => each.code === code && each.schemaCode === address.schemaCode);
  return (
    <Page title={named ? localizedName(named, locale) : code}>
      <p className={styles.intro}>
        <Link to={`/admin/apps/${app}?kind=${kind}`}>{t('backToApp')}</Link> <span className="ink-muted ink-small">{code}</span>
      </p>
      {kind === 'model' ? (
        <Tabs
          activeKey={tab}
          onChange={(key) => setSearch({ tab: key }, { replace: true })}
          items={modelTabs.map((key) => ({ key, label: t(key) }))}
        />
      ) : null}
      {kind !== 'model' || tab === 'versions' ? <Versions address={address} /> : null}
      {kind === 'model' && tab === 'items' ? <ModelItems schemaCode={code} /> : null}
      {kind === 'model' && tab === 'lists' ? <ModelLists app={app} schemaCode={code} /> : null}
    </Page>
  );
}

function Versions({ address }: { readonly address: DocumentAddress }) {
  const t = useTexts(appsTexts);
  const query = useInfiniteQuery(documentVersionsQuery(useClient(), address));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const versions = query.data.pages.flatMap((page) => page.items);
  const current = versions.find(({ isCurrent }) => isCurrent)?.version ?? null;
  return (
    <Paper>
      <InfiniteList
        label={t('versions')}
        items={versions}
        keyOf={({ version }) => String(version)}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
      >
        {(version) => <DocumentVersion address={address} version={version} current={current} />}
      </InfiniteList>
    </Paper>
  );
}
