import { useState } from 'react';
import { changeDepartment, createDepartment, type ManagedDepartment } from '@inkstone/api';
import { trimText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import { DepartmentField } from '../fields/DepartmentField.tsx';
import type { NamedUnit } from '../fields/named-unit.ts';
import { OrderedPeople } from '../fields/OrderedPeople.tsx';
import { TextField } from '../fields/TextField.tsx';
import { organizationTexts } from '../organization.locale.ts';
import { refusedFields } from '../refused-fields.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { isUnitCode } from '../unit-code.ts';

interface DepartmentDialogProps {
  /** Null: a new one. */
  readonly department: ManagedDepartment | null;
  /** The department above a new one. */
  readonly parentId: string | null;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

const fields = ['name', 'name_i18n', 'code', 'parentId', 'managers', 'deputies'];

/** Creates a department, or changes its names, code, managers and deputies. */
export function DepartmentDialog({ department, parentId, onSaved, onClose }: DepartmentDialogProps) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const [name, setName] = useState(department?.name ?? '');
  const [english, setEnglish] = useState(department?.name_i18n.en ?? '');
  const [code, setCode] = useState(department?.code ?? '');
  const [parent, setParent] = useState(parentId ?? 'top');
  const [managers, setManagers] = useState<readonly NamedUnit[]>(department?.managers ?? []);
  const [deputies, setDeputies] = useState<readonly NamedUnit[]>(department?.deputies ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const create = useOrganizationChange(createDepartment, ({ id }) => onSaved(id));
  const change = useOrganizationChange(changeDepartment, ({ id }) => onSaved(id));
  const failure = create.error ?? change.error;
  const refused = refusedFields(failure, locale);
  const nameIssue = isChecked && trimText(name) === '' ? t('nameRule') : refused.of('name');
  const codeIssue = isChecked && !isUnitCode(code) ? t('codeRule') : refused.of('code');

  function handleSave(): void {
    setIsChecked(true);
    if (trimText(name) === '' || !isUnitCode(code)) return;
    const properties = {
      name: trimText(name),
      name_i18n: { ...department?.name_i18n, en: trimText(english) },
      code: trimText(code),
      managers: managers.map(({ id }) => id),
      deputies: deputies.map(({ id }) => id),
    };
    if (department) change.mutate({ id: department.id, revision: department.revision, ...properties });
    else create.mutate({ ...properties, parentId: parent === 'top' ? null : parent });
  }

  return (
    <OrganizationDialog
      title={t(department ? 'editDepartment' : 'addDepartment')}
      okText={t('save')}
      failure={failure}
      fields={fields}
      isBusy={create.isPending || change.isPending}
      onOk={handleSave}
      onClose={onClose}
    >
      <TextField label={t('name')} isRequired isFirst maxLength={100} value={name} issue={nameIssue} onChange={setName} />
      <TextField label={t('english')} maxLength={100} value={english} issue={refused.of('name_i18n')} onChange={setEnglish} />
      <TextField label={t('code')} isRequired maxLength={64} hint={t('codeHint')} value={code} issue={codeIssue} onChange={setCode} />
      {department ? null : (
        <DepartmentField
          label={t('parent')}
          offersTop
          value={parent}
          issue={refused.of('parentId')}
          onChange={(next) => setParent(next?.id ?? 'top')}
        />
      )}
      <OrderedPeople
        label={t('managers')}
        addLabel={t('addManager')}
        hint={t('managersHint')}
        people={managers}
        issue={refused.of('managers')}
        onChange={setManagers}
      />
      <OrderedPeople
        label={t('deputies')}
        addLabel={t('addDeputy')}
        people={deputies}
        issue={refused.of('deputies')}
        onChange={setDeputies}
      />
    </OrganizationDialog>
  );
}
