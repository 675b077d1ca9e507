import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { Link, useParams, useSearchParams } from '../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { designAppsQuery } from '../../design/apps/design-apps-query.ts';
import { documentAddress } from '../../design/design-address.ts';
import { MapAndIssues } from './play/MapAndIssues.tsx';
import { VersionList } from './VersionList.tsx';
import { definitionQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';

const tabs = ['map', 'versions'] as const;

/** What is published of a workflow, its versions and running instances; it is changed and tried in the design environment. */
export function WorkflowPage() {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const { workflowCode = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find((each) => each === address.get('tab')) ?? 'map';
  const client = useClient();
  const current = useQuery(definitionQuery(client, workflowCode));
  const designed = useQuery(designAppsQuery(client)).data?.apps.find(({ code }) => code === current.data?.appCode);
  const title = current.data ? localizedName(current.data.definition, locale) : t('title');
  return (
    <Page
      title={title}
      actions={designed ? <Link to={documentAddress(designed.code, { kind: 'workflow', code: workflowCode })}>{t('design')}</Link> : null}
    >
      <Tabs
        activeKey={tab}
        onChange={(key) => setAddress({ tab: key }, { replace: true })}
        items={tabs.map((key) => ({ key, label: t(key) }))}
      />
      {current.isError ? <QueryFailure failure={current.error} onRetry={() => void current.refetch()} /> : null}
      {current.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {current.data && tab === 'map' ? <MapAndIssues workflowCode={workflowCode} definition={current.data.definition} /> : null}
      {current.data && tab === 'versions' ? (
        <VersionList workflowCode={workflowCode} current={current.data.version} mayMigrate={current.data.mayMigrate} />
      ) : null}
    </Page>
  );
}
