import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useNavigate } from '../../platform/router/index.ts';
import { appsQuery } from '../../runtime/app/apps-query.ts';
import { appsTexts } from './apps.locale.ts';
import styles from './apps.module.css';
import adminStyles from '../admin.module.css';

/** Lists the applications with links to their documents. For application administrators. */
export function AppsPage() {
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const apps = useQuery(appsQuery(useClient()));
  return (
    <Page
      title={t('title')}
      actions={
        <Button type="primary" onClick={() => navigate('/admin/app-import')}>
          {t('import')}
        </Button>
      }
    >
      <p className={`ink-muted ${styles.intro}`}>{t('intro')}</p>
      {apps.isError ? <QueryFailure failure={apps.error} onRetry={() => void apps.refetch()} /> : null}
      {apps.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {apps.data?.length === 0 ? <EmptyState title={t('noApps')} hint={t('noAppsHint')} /> : null}
      {apps.data?.length ? (
        <Paper>
          <ul className={adminStyles.list}>
            {apps.data.map((app) => (
              <li key={app.code} className={adminStyles.linkRow}>
                <Link to={`/admin/apps/${app.code}`}>{localizedName(app, locale)}</Link>
                <p className="ink-muted ink-small">{[localizedName(app.group, locale), app.code].join(' · ')}</p>
              </li>
            ))}
          </ul>
        </Paper>
      ) : null}
    </Page>
  );
}
