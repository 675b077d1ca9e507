import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Page } from '../../../platform/page/Page.tsx';
import { useClient } from '../../../platform/platform.ts';
import { Link, useNavigate, useParams } from '../../../platform/router/index.ts';
import { rolesQuery } from '../organization-queries.ts';
import { organizationRolesTexts } from './organization-roles.locale.ts';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleMembersForm } from './RoleMembersForm.tsx';
import organizationStyles from '../organization.module.css';
import styles from './roles.module.css';

/** One role of the organisation: its members and the departments for which they hold it. */
export function OrganizationRolePage() {
  const { organizationRole: id = '' } = useParams();
  const t = useTexts(organizationRolesTexts);
  const locale = useLocale();
  const roles = useQuery(rolesQuery(useClient()));
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const role = roles.data?.roles.find((each) => each.id === id);
  return (
    <Page
      title={role ? localizedName(role, locale) : t('title')}
      actions={
        role ? (
          <div className={organizationStyles.actions}>
            <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
            <Button danger onClick={() => setOpen('delete')}>
              {t('delete')}
            </Button>
          </div>
        ) : null
      }
    >
      <p className={styles.back}>
        <Link to="/admin/organization/roles">{t('backToRoles')}</Link>
        {role ? <span className="ink-muted"> · {role.code}</span> : null}
      </p>
      {roles.isError && !roles.data ? <QueryFailure failure={roles.error} onRetry={() => void roles.refetch()} /> : null}
      {roles.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {roles.data && !role ? <EmptyState title={t('missing')} /> : null}
      {role ? <RoleMembersForm key={role.id} role={role} /> : null}
      {open === 'edit' && role && roles.data ? <RoleDialog role={role} groups={roles.data.groups} onSaved={close} onClose={close} /> : null}
      {open === 'delete' && role ? (
        <DeleteRoleDialog role={role} onDeleted={() => navigate('/admin/organization/roles', { replace: true })} onClose={close} />
      ) : null}
    </Page>
  );
}
