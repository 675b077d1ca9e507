import { Select } from 'antd';
import { useState } from 'react';
import { changeRole, createRole, type ManagedRole } from '@inkstone/api';
import { localizedName, trimText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Field } from '../../../platform/fields/Field.tsx';
import { TextField } from '../fields/TextField.tsx';
import { OrganizationDialog } from '../OrganizationDialog.tsx';
import type { ManagedRoles } from '../organization-queries.ts';
import { refusedFields } from '../refused-fields.ts';
import { isUnitCode } from '../unit-code.ts';
import { useOrganizationChange } from '../use-organization-change.ts';
import { organizationRolesTexts } from './organization-roles.locale.ts';

interface RoleDialogProps {
  /** Null: a new one. */
  readonly role: ManagedRole | null;
  readonly groups: ManagedRoles['groups'];
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** Creates a role, or changes its names, code and group. */
export function RoleDialog({ role, groups, onSaved, onClose }: RoleDialogProps) {
  const t = useTexts(organizationRolesTexts);
  const locale = useLocale();
  const [name, setName] = useState(role?.name ?? '');
  const [english, setEnglish] = useState(role?.name_i18n.en ?? '');
  const [code, setCode] = useState(role?.code ?? '');
  const [groupId, setGroupId] = useState(role?.groupId ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const create = useOrganizationChange(createRole, ({ id }) => onSaved(id));
  const change = useOrganizationChange(changeRole, ({ id }) => onSaved(id));
  const failure = create.error ?? change.error;
  const refused = refusedFields(failure, locale);

  function handleSave(): void {
    setIsChecked(true);
    if (trimText(name) === '' || !isUnitCode(code)) return;
    const properties = {
      name: trimText(name),
      name_i18n: { ...role?.name_i18n, en: trimText(english) },
      code: trimText(code),
      groupId: groupId || null,
    };
    if (role) change.mutate({ id: role.id, revision: role.revision, ...properties });
    else create.mutate(properties);
  }

  return (
    <OrganizationDialog
      title={t(role ? 'editRole' : 'add')}
      okText={t('save')}
      failure={failure}
      fields={['name', 'name_i18n', 'code', 'groupId']}
      isBusy={create.isPending || change.isPending}
      onOk={handleSave}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        isRequired
        isFirst
        maxLength={100}
        value={name}
        issue={isChecked && trimText(name) === '' ? t('nameRule') : refused.of('name')}
        onChange={setName}
      />
      <TextField label={t('english')} maxLength={100} value={english} issue={refused.of('name_i18n')} onChange={setEnglish} />
      <TextField
        label={t('code')}
        isRequired
        maxLength={64}
        hint={t('codeHint')}
        value={code}
        issue={isChecked && !isUnitCode(code) ? t('codeRule') : refused.of('code')}
        onChange={setCode}
      />
      <Field label={t('group')} issue={refused.of('groupId')}>
        {(input) => (
          <Select
            {...input}
            value={groupId}
            options={[
              { value: '', label: t('noGroup') },
              ...groups.map((group) => ({ value: group.id, label: localizedName(group, locale) })),
            ]}
            onChange={setGroupId}
          />
        )}
      </Field>
    </OrganizationDialog>
  );
}
