import { useQuery } from '@tanstack/react-query';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button } from 'antd';
import { Navigate, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { useShortcuts } from '../../platform/shortcuts/use-shortcuts.ts';
import { useRecordUse } from '../favorites/use-record-use.ts';
import { AppTabs } from './AppTabs.tsx';
import { appTexts } from './app.locale.ts';
import { appsQuery, functionsQuery, pagesQuery } from './apps/apps-query.ts';
import { RecordList } from './RecordList.tsx';
import { useModelRights } from './use-model-rights.ts';

/** Opens the first page of an application, or its first list where it has no pages. */
export function AppPage() {
  const t = useTexts(appTexts);
  const client = useClient();
  const appCode = useParams()['appCode'] ?? '';
  const [search] = useSearchParams();
  const asksForNothing = search.size === 0;
  const pages = useQuery({ ...pagesQuery(client, appCode), enabled: asksForNothing });
  const first = pages.data?.[0];
  if (asksForNothing && pages.isPending) return <LoadingState shape="cards" label={t('loadingRecords')} />;
  if (asksForNothing && first) return <Navigate replace to={`/apps/${appCode}/pages/${first.code}`} />;
  return <AppLists key={appCode} />;
}

/** The lists of an application, with a button to add a record. The list and the search are part of the address. */
function AppLists() {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useClient();
  const appCode = useParams()['appCode'] ?? '';
  const [search] = useSearchParams();
  const app = useQuery(appsQuery(client)).data?.find(({ code }) => code === appCode);
  const functions = useQuery(functionsQuery(client, appCode));
  const current = functions.data?.find(({ code }) => code === search.get('list')) ?? functions.data?.[0];
  useRecordUse(current?.schemaCode, current?.formCode);
  const may = useModelRights(current?.schemaCode);
  const begin = () => navigate(`/new/${current?.schemaCode}/${current?.formCode}`);
  const mayAdd = current !== undefined && may('add');
  useShortcuts({ n: mayAdd ? begin : undefined });
  const add = mayAdd ? (
    <Button type="primary" icon={<PlusOutlined />} title={`${t('add')} (N)`} aria-keyshortcuts="n" onClick={begin}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <Page title={app ? localizedName(app, locale) : t('app')} actions={add}>
      {functions.isError ? <QueryFailure failure={functions.error} onRetry={() => void functions.refetch()} /> : null}
      {functions.isPending ? <LoadingState shape="rows" label={t('loadingRecords')} /> : null}
      {functions.data?.length === 0 ? <EmptyState title={t('noForms')} /> : null}
      {functions.data ? <AppTabs appCode={appCode} functions={functions.data} current={current ?? null} /> : null}
      {current ? <RecordList key={current.code} schemaCode={current.schemaCode} listCode={current.listCode} /> : null}
    </Page>
  );
}
