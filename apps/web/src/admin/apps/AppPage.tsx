import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Button, Tabs } from 'antd';
import { exportPackage } from '@inkstone/api';
import { localizedName, type DocumentKind } from '@inkstone/schema';
import { EmptyState, InfiniteList, LoadingState, Paper, useAnnounce } from '@inkstone/ui-kit';
import { downloadFile } from '../../platform/api/download-file.ui.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient, usePlatform } from '../../platform/platform.ts';
import { Link, useParams, useSearchParams } from '../../platform/router/index.ts';
import { appsQuery } from '../../runtime/app/apps-query.ts';
import { documentsQuery } from './app-queries.ts';
import { appsTexts } from './apps.locale.ts';
import { documentPath } from './document-path.ts';
import styles from './apps.module.css';

const kinds: readonly DocumentKind[] = ['model', 'form', 'list', 'print', 'workflow', 'scenario', 'page', 'rule', 'role', 'app'];

/** The documents of an application, and the export as a package. */
export function AppPage() {
  const { app = '' } = useParams();
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const platform = usePlatform();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const [address, setAddress] = useSearchParams();
  const kind = kinds.find((each) => each === address.get('kind')) ?? 'model';
  const apps = useQuery(appsQuery(platform.client));
  const named = apps.data?.find(({ code }) => code === app);
  const download = useMutation({
    mutationFn: () => downloadFile(platform, exportPackage, { appCode: app }, `${app}.zip`),
    onSuccess: () => announce(t('exported')),
  });
  return (
    <Page
      title={named ? localizedName(named, locale) : t('title')}
      actions={
        <Button type="primary" loading={download.isPending} onClick={() => download.mutate()}>
          {t('export')}
        </Button>
      }
    >
      <p className={styles.intro}>
        <Link to="/admin/apps">{t('back')}</Link>
      </p>
      <div role="alert" className={styles.problem}>
        {download.error ? failureText(download.error) : null}
      </div>
      <Tabs
        activeKey={kind}
        onChange={(key) => setAddress({ kind: key }, { replace: true })}
        items={kinds.map((key) => ({ key, label: t(key) }))}
      />
      <Documents app={app} kind={kind} />
    </Page>
  );
}

function Documents({ app, kind }: { readonly app: string; readonly kind: DocumentKind }) {
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const query = useInfiniteQuery(documentsQuery(useClient(), app, kind));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const documents = query.data.pages.flatMap((page) => page.items);
  if (documents.length === 0) return <EmptyState title={t('noneOfKind')} />;
  return (
    <Paper>
      <InfiniteList
        label={t(kind)}
        items={documents}
        keyOf={({ schemaCode, code }) => `${schemaCode}/${code}`}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
      >
        {(document) => (
          <Link to={documentPath(app, document)} className={styles.line}>
            <span className={styles.head}>
              <strong>{localizedName(document, locale)}</strong>
              <span>
                {document.isActive ? null : <span className={styles.mark}>{t('withdrawn')}</span>}{' '}
                <span className="ink-small">{t('version', { version: document.version })}</span>
              </span>
            </span>
            <span className="ink-muted ink-small">
              {[
                ...(document.schemaCode === '' ? [] : [document.schemaCode]),
                document.code,
                t('publishedAt', { time: formatInstant(document.publishedAt, locale, timeZone) }),
              ].join(' · ')}
            </span>
          </Link>
        )}
      </InfiniteList>
    </Paper>
  );
}
