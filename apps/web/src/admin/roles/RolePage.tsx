import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, Navigate, useParams } from '../../platform/router/index.ts';
import { MembersForm } from './MembersForm.tsx';
import { appRolesQuery } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import styles from './roles.module.css';

/** The members of one role of an application. */
export function RolePage() {
  const { app = '', role: id = '' } = useParams();
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const whole = useQuery(appRolesQuery(useClient(), app));
  const role = whole.data?.roles.find((each) => each.id === id) ?? null;
  if (id === 'new') return <Navigate to={`/design/${app}`} replace />;
  return (
    <Page title={role ? localizedName(role, locale) : t('title')}>
      <p className={styles.back}>
        <Link to={`/admin/roles/${app}`}>{t('backToApp')}</Link>{' '}
        {role ? <Link to={`/design/${app}/role/${role.code}`}>{t('toDesign')}</Link> : null}
      </p>
      {whole.isError ? <QueryFailure failure={whole.error} onRetry={() => void whole.refetch()} /> : null}
      {whole.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {whole.data && !role ? <EmptyState title={t('unknown')} hint={t('unknownHint')} /> : null}
      {role ? <MembersForm key={id} app={app} role={role} /> : null}
    </Page>
  );
}
