import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { deleteRole, roleImpact, type ManagedRole } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import { organizationTexts } from '../organization.locale.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { organizationRolesTexts } from './organization-roles.locale.ts';
import styles from './roles.module.css';

interface DeleteRoleDialogProps {
  readonly role: ManagedRole;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Deletes a role after showing what names it; while documents do, that has to be confirmed. */
export function DeleteRoleDialog({ role, onDeleted, onClose }: DeleteRoleDialogProps) {
  const t = useTexts(organizationRolesTexts);
  const general = useTexts(organizationTexts);
  const locale = useLocale();
  const client = useClient();
  const [isConfirmed, setConfirmed] = useState(false);
  const impact = useQuery({
    queryKey: ['organization-role-impact', role.id],
    queryFn: ({ signal }) => client.call(roleImpact, { id: role.id }, { signal }),
    gcTime: 0,
  });
  const remove = useOrganizationChange(deleteRole, onDeleted);
  const isNamed = impact.data?.uses.some(({ kind }) => kind !== 'app-role' && kind !== 'app-access') ?? false;
  return (
    <OrganizationDialog
      title={t('deleteTitle', { name: localizedName(role, locale) })}
      okText={t('delete')}
      isDanger
      isDisabled={!impact.data || (isNamed && !isConfirmed)}
      failure={remove.error}
      fields={[]}
      isBusy={remove.isPending}
      onOk={() => remove.mutate({ id: role.id, revision: role.revision, confirmed: isConfirmed })}
      onClose={onClose}
    >
      {impact.isPending ? <LoadingState shape="text" count={2} label={t('loading')} /> : null}
      {impact.isError ? <QueryFailure failure={impact.error} onRetry={() => void impact.refetch()} /> : null}
      {impact.data ? (
        <div role="status">
          <p>{t('deleteMembers', { count: impact.data.people })}</p>
          {impact.data.uses.length === 0 ? <p className="ink-muted">{t('notNamed')}</p> : <p>{t('namedBy')}</p>}
          <ul className={styles.uses}>
            {impact.data.uses.map((use) => (
              <li key={`${use.kind} ${use.appCode} ${use.code}`}>
                <span className="ink-muted">{general(`use-${use.kind}`)}</span> {localizedName(use, locale)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isNamed ? (
        <Checkbox checked={isConfirmed} onChange={({ target }) => setConfirmed(target.checked)}>
          {t('deleteAnyway')}
        </Checkbox>
      ) : null}
    </OrganizationDialog>
  );
}
