import { useMemo, useState } from 'react';
import { moveDepartment, type ManagedDepartment } from '@inkstone/api';
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

interface MoveDialogProps {
  readonly department: ManagedDepartment;
  readonly departments: readonly ManagedDepartment[];
  readonly onClose: () => void;
}

/** Moves a department below another one: shows the impact first, and afterwards the tasks that can be reassigned. */
export function MoveDialog({ department, departments, onClose }: MoveDialogProps) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  // Where it was when the dialog opened.
  const [before] = useState(department.parentId ?? 'top');
  const [parent, setParent] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const own = useMemo(() => departmentAndBelow(departments, department.id), [departments, department.id]);
  const move = useOrganizationChange(moveDepartment, () => setMoved(true));
  const placeIssue = parent === null ? t('chooseDepartment') : parent === before ? t('samePlace') : null;

  function handleMove(): void {
    setIsChecked(true);
    if (parent === null || placeIssue !== null) return;
    move.mutate({ id: department.id, revision: department.revision, parentId: parent === 'top' ? null : parent });
  }

  if (isMoved) return <ChangedDialog text={t('moved')} departmentId={department.id} onClose={onClose} />;
  return (
    <OrganizationDialog
      title={t('moveTitle', { name: localizedName(department, locale) })}
      okText={t('move')}
      failure={move.error}
      fields={['parentId']}
      isBusy={move.isPending}
      onOk={handleMove}
      onClose={onClose}
    >
      <p className="ink-muted">{t('moveHint')}</p>
      <DepartmentField
        label={t('parent')}
        isRequired
        offersTop
        excluded={own}
        value={parent}
        issue={(isChecked ? placeIssue : null) ?? refusedFields(move.error, locale).of('parentId')}
        onChange={(next) => setParent(next?.id ?? null)}
      />
      {parent !== null && placeIssue === null ? <Impact key={parent} id={department.id} movedTo={parent} /> : null}
    </OrganizationDialog>
  );
}
