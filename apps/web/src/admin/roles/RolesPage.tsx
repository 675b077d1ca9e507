import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { appsQuery } from '../../runtime/app/apps/apps-query.ts';
import { rolesTexts } from './roles.locale.ts';
import adminStyles from '../admin.module.css';
import styles from './roles.module.css';

/** Lists the applications with links to their roles. For application administrators. */
export function RolesPage() {
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const apps = useQuery(appsQuery(useClient()));
  return (
    <Page title={t('title')}>
      <p className={`ink-muted ${styles.intro}`}>{t('intro')}</p>
      {apps.isError ? <QueryFailure failure={apps.error} onRetry={() => void apps.refetch()} /> : null}
      {apps.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {apps.data?.length === 0 ? <EmptyState title={t('noApps')} hint={t('noAppsHint')} /> : null}
      {apps.data?.length ? (
        <Paper>
          <ul className={adminStyles.list}>
            {apps.data.map((app) => (
              <li key={app.code} className={adminStyles.linkRow}>
                <Link to={`/admin/roles/${app.code}`}>{localizedName(app, locale)}</Link>
              </li>
            ))}
          </ul>
        </Paper>
      ) : null}
    </Page>
  );
}
