import { closeDepartment, type ManagedDepartment } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { organizationTexts } from '../organization.locale.ts';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import { useOrganizationChange } from '../use-organization-change.ts';
import { Impact } from './Impact.tsx';

/** Closes a department after showing what depends on it. */
export function CloseDialog({ department, onClose }: { readonly department: ManagedDepartment; readonly onClose: () => void }) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const close = useOrganizationChange(closeDepartment, onClose);
  return (
    <OrganizationDialog
      title={t('closeTitle', { name: localizedName(department, locale) })}
      okText={t('closeDepartment')}
      isDanger
      failure={close.error}
      fields={[]}
      isBusy={close.isPending}
      onOk={() => close.mutate({ id: department.id, revision: department.revision })}
      onClose={onClose}
    >
      <p className="ink-muted">{t('closeHint')}</p>
      <Impact id={department.id} />
    </OrganizationDialog>
  );
}
