import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { useShortcuts } from '../../platform/shortcuts/use-shortcuts.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { designTexts } from '../design.locale.ts';
import { AppLine } from './AppLine.tsx';
import { AppMakers } from './AppMakers.tsx';
import { placeBeside } from './app-order.ts';
import { CopyAppDialog } from './CopyAppDialog.tsx';
import { CreateAppDialog } from './CreateAppDialog.tsx';
import { designAppsQuery, type DesignApp } from './design-apps-query.ts';
import { useAppOrder } from './use-app-order.ts';
import styles from './apps.module.css';

/** The applications that the person may design or publish. */
export function DesignAppsPage() {
  const t = useTexts(designTexts);
  const apps = useQuery(designAppsQuery(useClient()));
  const { user } = useSession();
  const navigate = useNavigate();
  const isAdministrator = user?.isAdmin || user?.isAppAdmin;
  const [creates, setCreates] = useState(false);
  useShortcuts({ n: apps.data?.mayCreate ? () => setCreates(true) : undefined });
  return (
    <Page
      title={t('title')}
      actions={
        apps.data?.mayCreate ? (
          <>
            <Button onClick={() => navigate('/admin/app-import')}>{t('importPackage')}</Button>
            <Button type="primary" title={`${t('createApp')} (N)`} aria-keyshortcuts="n" onClick={() => setCreates(true)}>
              {t('createApp')}
            </Button>
          </>
        ) : null
      }
    >
      <p className={`ink-muted ${styles.intro}`}>{t('intro')}</p>
      {apps.isError ? <QueryFailure failure={apps.error} onRetry={() => void apps.refetch()} /> : null}
      {apps.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {apps.data?.apps.length === 0 ? <EmptyState title={t('noApps')} hint={t('noAppsHint')} /> : null}
      {apps.data && apps.data.apps.length > 0 ? (
        <AppList apps={apps.data.apps} mayMove={apps.data.mayMove} mayCreate={apps.data.mayCreate} />
      ) : null}
      {isAdministrator ? <AppMakers /> : null}
      {creates ? <CreateAppDialog onClose={() => setCreates(false)} /> : null}
    </Page>
  );
}

interface AppListProps {
  readonly apps: readonly DesignApp[];
  readonly mayMove: boolean;
  readonly mayCreate: boolean;
}

/** The applications in their order, which administrators change by dragging or with the arrow keys. */
function AppList({ apps, mayMove, mayCreate }: AppListProps) {
  const t = useTexts(designTexts);
  const failureText = useFailureText();
  const [copied, setCopied] = useState<DesignApp | null>(null);
  const { shown, failure, place } = useAppOrder(apps);
  const codes = shown.map(({ code }) => code);
  return (
    <>
      {mayMove ? <p className={`ink-muted ink-small ${styles.hint}`}>{t('moveHint')}</p> : null}
      <div role="alert" className={fieldStyles.issue}>
        {failure ? failureText(failure) : null}
      </div>
      <Paper>
        <ul className={styles.list}>
          {shown.map((app, index) => (
            <AppLine
              key={app.code}
              app={app}
              onStep={mayMove ? (by) => place(app.code, index + by) : null}
              onDrop={(dropped, edge) => place(dropped, placeBeside(codes, dropped, app.code, edge))}
              onCopy={mayCreate ? () => setCopied(app) : null}
            />
          ))}
        </ul>
      </Paper>
      {copied ? <CopyAppDialog app={copied} onClose={() => setCopied(null)} /> : null}
    </>
  );
}
