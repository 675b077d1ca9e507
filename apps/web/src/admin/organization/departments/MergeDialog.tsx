import { useMemo, useState } from 'react';
import { mergeDepartments, type ManagedDepartment } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { departmentAndBelow } from '../department-tree.ts';
import { DepartmentField } from '../fields/DepartmentField.tsx';
import { organizationTexts } from '../organization.locale.ts';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import { refusedFields } from '../refused-fields.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { ChangedDialog } from './ChangedDialog.tsx';
import { Impact } from './Impact.tsx';

interface MergeDialogProps {
  readonly department: ManagedDepartment;
  readonly departments: readonly ManagedDepartment[];
  /** `intoId`: the department that remains, null if nothing was merged. */
  readonly onClose: (intoId: string | null) => void;
}

/** Merges a department into another one: shows the impact first, and afterwards the tasks that can be reassigned. */
export function MergeDialog({ department, departments, onClose }: MergeDialogProps) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const [intoId, setIntoId] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isMerged, setMerged] = useState(false);
  const own = useMemo(() => departmentAndBelow(departments, department.id), [departments, department.id]);
  const merge = useOrganizationChange(mergeDepartments, () => setMerged(true));

  function handleMerge(): void {
    setIsChecked(true);
    if (intoId !== null) merge.mutate({ id: department.id, revision: department.revision, intoId });
  }

  if (isMerged && intoId !== null) return <ChangedDialog text={t('merged')} departmentId={intoId} onClose={() => onClose(intoId)} />;
  return (
    <OrganizationDialog
      title={t('mergeTitle', { name: localizedName(department, locale) })}
      okText={t('mergeNow')}
      isDanger
      failure={merge.error}
      fields={['intoId']}
      isBusy={merge.isPending}
      onOk={handleMerge}
      onClose={() => onClose(null)}
    >
      <p className="ink-muted">{t('mergeHint')}</p>
      <DepartmentField
        label={t('mergeInto')}
        isRequired
        excluded={own}
        value={intoId}
        issue={isChecked && intoId === null ? t('chooseDepartment') : refusedFields(merge.error, locale).of('intoId')}
        onChange={(next) => setIntoId(next?.id ?? null)}
      />
      {intoId === null ? null : <Impact key={intoId} id={department.id} mergedInto={intoId} />}
    </OrganizationDialog>
  );
}
