import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { sortRoles, type ManagedRole } from '@inkstone/api';
import { joinNamed, localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, MenuButton, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Page } from '../../../platform/page/Page.tsx';
import { useClient } from '../../../platform/platform.ts';
import { Link, useNavigate } from '../../../platform/router/index.ts';
import { rolesQuery, type ManagedRoles } from '../organization-queries.ts';
import { RefusedRest } from '../RefusedRest.tsx';
import { useOrganizationChange } from '../use-organization-change.ts';
import { organizationRolesTexts } from './organization-roles.locale.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleGroupsDialog } from './RoleGroupsDialog.tsx';
import { rolesByGroup, stepRole } from './role-order.ts';
import adminStyles from '../../admin.module.css';
import organizationStyles from '../organization.module.css';
import styles from './roles.module.css';

/** The roles of the organisation by group, in order. */
export function OrganizationRolesPage() {
  const t = useTexts(organizationRolesTexts);
  const navigate = useNavigate();
  const roles = useQuery(rolesQuery(useClient()));
  const [open, setOpen] = useState<'role' | 'groups' | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('title')}
      actions={
        <div className={organizationStyles.actions}>
          <Button disabled={!roles.data} onClick={() => setOpen('groups')}>
            {t('groups')}
          </Button>
          <Button type="primary" disabled={!roles.data} onClick={() => setOpen('role')}>
            {t('add')}
          </Button>
        </div>
      }
    >
      <p className={styles.back}>
        <Link to="/admin/organization">{t('back')}</Link>
      </p>
      {roles.isError && !roles.data ? <QueryFailure failure={roles.error} onRetry={() => void roles.refetch()} /> : null}
      {roles.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {roles.data?.roles.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {roles.data?.roles.length ? <Roles all={roles.data} /> : null}
      {open === 'role' && roles.data ? (
        <RoleDialog role={null} groups={roles.data.groups} onSaved={(id) => navigate(`/admin/organization/roles/${id}`)} onClose={close} />
      ) : null}
      {open === 'groups' && roles.data ? <RoleGroupsDialog groups={roles.data.groups} onClose={close} /> : null}
    </Page>
  );
}

function Roles({ all }: { readonly all: ManagedRoles }) {
  const t = useTexts(organizationRolesTexts);
  const locale = useLocale();
  const sort = useOrganizationChange(sortRoles);
  const step = (role: ManagedRole, by: -1 | 1) => {
    if (!sort.isPending) sort.mutate({ ids: stepRole(all.roles, role, by).map(({ id }) => id) });
  };
  const sections = rolesByGroup(all);
  return (
    <>
      <RefusedRest failure={sort.error} fields={[]} />
      {sections.map(({ group, roles }) => (
        <section key={group?.id ?? 'none'} aria-label={group ? localizedName(group, locale) : t('noGroup')}>
          {sections.length > 1 || group ? (
            <h2 className={adminStyles.heading}>{group ? localizedName(group, locale) : t('noGroup')}</h2>
          ) : null}
          <Paper>
            <ul className={adminStyles.list}>
              {roles.map((role, index) => (
                <RoleRow key={role.id} role={role} isFirst={index === 0} isLast={index === roles.length - 1} onStep={step} />
              ))}
            </ul>
          </Paper>
        </section>
      ))}
    </>
  );
}

interface RoleRowProps {
  readonly role: ManagedRole;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (role: ManagedRole, by: -1 | 1) => void;
}

function RoleRow({ role, isFirst, isLast, onStep }: RoleRowProps) {
  const t = useTexts(organizationRolesTexts);
  const locale = useLocale();
  const name = localizedName(role, locale);
  return (
    <li>
      <p>
        <Link to={`/admin/organization/roles/${role.id}`}>{name}</Link> <span className="ink-muted ink-small">{role.code}</span>
      </p>
      <MenuButton
        side="below"
        label={t('actionsOf', { name })}
        items={[
          { key: 'up', label: t('moveUp'), disabled: isFirst },
          { key: 'down', label: t('moveDown'), disabled: isLast },
        ]}
        onChoose={(key) => onStep(role, key === 'up' ? -1 : 1)}
      >
        ⋯
      </MenuButton>
      <p className="ink-muted ink-small">
        {[t('memberCount', { count: role.members.length }), joinNamed(role.members.slice(0, 5), locale)].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}
