import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useParams } from '../../platform/router/index.ts';
import { RoleForm } from './RoleForm.tsx';
import { appRolesQuery } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import styles from './roles.module.css';

/** One role of an application, or a new one. */
export function RolePage() {
  const { app = '', role: id = '' } = useParams();
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const whole = useQuery(appRolesQuery(useClient(), app));
  const role = whole.data?.roles.find((each) => each.id === id) ?? null;
  const isKnown = role !== null || id === 'new';
  return (
    <Page title={role ? localizedName(role, locale) : t(id === 'new' ? 'add' : 'title')}>
      <p className={styles.back}>
        <Link to={`/admin/roles/${app}`}>{t('backToApp')}</Link>
      </p>
      {whole.isError ? <QueryFailure failure={whole.error} onRetry={() => void whole.refetch()} /> : null}
      {whole.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {whole.data && !isKnown ? <EmptyState title={t('unknown')} hint={t('unknownHint')} /> : null}
      {whole.data && isKnown ? <RoleForm key={id} app={app} role={role} models={whole.data.models} /> : null}
    </Page>
  );
}
