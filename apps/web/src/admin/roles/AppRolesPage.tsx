import { useQuery } from '@tanstack/react-query';
import { joinNames, localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useParams } from '../../platform/router/index.ts';
import { appsQuery } from '../../runtime/app/apps/apps-query.ts';
import { appRolesQuery, type AppRole, type RoleModel } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import adminStyles from '../admin.module.css';
import styles from './roles.module.css';

/** The published roles of one application with their members. */
export function AppRolesPage() {
  const { app = '' } = useParams();
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const client = useClient();
  const apps = useQuery(appsQuery(client));
  const whole = useQuery(appRolesQuery(client, app));
  const named = apps.data?.find(({ code }) => code === app);
  const title = named ? `${t('title')} · ${localizedName(named, locale)}` : t('title');
  return (
    <Page title={title}>
      <p className={styles.back}>
        <Link to="/admin/roles">{t('back')}</Link>
      </p>
      {whole.isError ? <QueryFailure failure={whole.error} onRetry={() => void whole.refetch()} /> : null}
      {whole.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {whole.data?.roles.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {whole.data?.roles.length ? <Roles app={app} roles={whole.data.roles} models={whole.data.models} /> : null}
    </Page>
  );
}

interface RolesProps {
  readonly app: string;
  readonly roles: readonly AppRole[];
  readonly models: readonly RoleModel[];
}

function Roles({ app, roles, models }: RolesProps) {
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const modelNames = new Map(models.map((model) => [model.code, localizedName(model, locale)]));
  return (
    <Paper>
      <ul className={adminStyles.list}>
        {roles.map((role) => {
          const name = localizedName(role, locale);
          const modelList = joinNames(
            role.grants.map(({ schemaCode }) => modelNames.get(schemaCode) ?? schemaCode),
            locale,
          );
          return (
            <li key={role.id}>
              <Link to={`/admin/roles/${app}/${role.id}`}>{name}</Link>
              <Link className="ink-small" to={`/design/${app}/role/${role.code}`} aria-label={t('designNamed', { name })}>
                {t('toDesign')}
              </Link>
              <p className="ink-muted ink-small">
                {[role.members.length ? t('memberCount', { count: role.members.length }) : t('nobody'), modelList || t('noModels')].join(
                  ' · ',
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Paper>
  );
}
