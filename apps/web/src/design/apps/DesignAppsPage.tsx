import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AppIcon } from '../../runtime/app/AppIcon.tsx';
import { designTexts } from '../design.locale.ts';
import { AppMakers } from './AppMakers.tsx';
import { CreateAppDialog } from './CreateAppDialog.tsx';
import { designAppsQuery, type DesignApp } from './design-apps-query.ts';
import styles from './apps.module.css';

/** The applications that the person may design or publish. */
export function DesignAppsPage() {
  const t = useTexts(designTexts);
  const apps = useQuery(designAppsQuery(useClient()));
  const { user } = useSession();
  const [creates, setCreates] = useState(false);
  return (
    <Page
      title={t('title')}
      actions={
        apps.data?.mayCreate ? (
          <Button type="primary" onClick={() => setCreates(true)}>
            {t('createApp')}
          </Button>
        ) : null
      }
    >
      <p className={`ink-muted ${styles.intro}`}>{t('intro')}</p>
      {apps.isError ? <QueryFailure failure={apps.error} onRetry={() => void apps.refetch()} /> : null}
      {apps.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {apps.data?.apps.length === 0 ? <EmptyState title={t('noApps')} hint={t('noAppsHint')} /> : null}
      {apps.data && apps.data.apps.length > 0 ? (
        <Paper>
          <ul className={styles.list}>
            {apps.data.apps.map((app) => (
              <AppLine key={app.code} app={app} />
            ))}
          </ul>
        </Paper>
      ) : null}
      {user?.isAdmin || user?.isAppAdmin ? <AppMakers /> : null}
      {creates ? <CreateAppDialog onClose={() => setCreates(false)} /> : null}
    </Page>
  );
}

function AppLine({ app }: { readonly app: DesignApp }) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const name = localizedName(app, locale);
  const marks = [
    ...(app.state === 'unpublished' ? [t('unpublished')] : []),
    ...(app.state === 'closed' ? [t('closedApp')] : []),
    ...(app.changed > 0 && app.state !== 'unpublished' ? [t('changedDocuments', { count: app.changed })] : []),
  ];
  return (
    <li className={styles.line}>
      <AppIcon name={name} />
      <span className={styles.names}>
        <Link to={`/design/${app.code}`} className={styles.name!}>
          {name}
        </Link>
        <span className="ink-muted ink-small">{app.code}</span>
      </span>
      <span className="ink-small">{marks.join(' · ')}</span>
    </li>
  );
}
