import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { designAppsQuery, type DesignApp } from '../../design/apps/design-apps-query.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { appsTexts } from './apps.locale.ts';
import adminStyles from '../admin.module.css';
import styles from './apps.module.css';

/** Lists the applications with their state, and leads to their designers and the members of their roles. For application administrators. */
export function AppsPage() {
  const t = useTexts(appsTexts);
  const query = useQuery(designAppsQuery(useClient()));
  const apps = query.data?.apps ?? [];
  return (
    <Page title={t('title')}>
      <p className={`ink-muted ${styles.intro}`}>{t('intro')}</p>
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.data && apps.length === 0 ? <EmptyState title={t('noApps')} hint={t('noAppsHint')} /> : null}
      {apps.length > 0 ? (
        <Paper>
          <ul className={adminStyles.list}>
            {apps.map((app) => (
              <Line key={app.code} app={app} />
            ))}
          </ul>
        </Paper>
      ) : null}
    </Page>
  );
}

function Line({ app }: { readonly app: DesignApp }) {
  const t = useTexts(appsTexts);
  const locale = useLocale();
  const { code, changed } = app;
  const name = localizedName(app, locale);
  return (
    <li>
      <Link to={`/design/${code}/settings`} aria-label={t('designNamed', { name })}>
        {name}
      </Link>
      <Link className="ink-small" to={`/admin/roles/${code}`} aria-label={t('membersNamed', { name })}>
        {t('members')}
      </Link>
      <p className="ink-muted ink-small">{[t(app.state), ...(changed > 0 ? [t('changed', { count: changed })] : []), code].join(' · ')}</p>
    </li>
  );
}
