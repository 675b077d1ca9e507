import { useQuery } from '@tanstack/react-query';
import { Link } from '../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { AppIcon } from './AppIcon.tsx';
import { appTexts } from './app.locale.ts';
import { appsQuery } from './apps-query.ts';
import './app.css';

/** All applications, for windows that have no side navigation. */
export function AppsPage() {
  const t = useTexts(appTexts);
  return (
    <Page title={t('apps')}>
      <AppLinks />
    </Page>
  );
}

function AppLinks() {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const apps = useQuery(appsQuery(useClient()));
  if (apps.isError) return <QueryFailure failure={apps.error} onRetry={() => void apps.refetch()} />;
  if (apps.isPending) return <LoadingState shape="rows" label={t('loadingApps')} />;
  if (apps.data.length === 0) return <EmptyState title={t('noApps')} hint={t('noAppsHint')} />;
  return (
    <Paper>
      <ul className="app-links">
        {apps.data.map((app) => (
          <li key={app.code}>
            <Link to={`/apps/${app.code}`} className="app-link">
              <AppIcon name={localizedName(app, locale)} />
              <span>
                {localizedName(app, locale)}
                <span className="ink-muted ink-small app-link-group">{localizedName(app.group, locale)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
