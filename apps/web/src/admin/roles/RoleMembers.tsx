import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { departmentTree, roleList } from '@inkstone/api';
import { trimText } from '@inkstone/schema';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PeopleSelect } from '../../runtime/form/people/PeopleSelect.tsx';
import type { Member } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import styles from './roles.module.css';

interface RoleMembersProps {
  readonly members: readonly Member[];
  readonly onChange: (members: readonly Member[]) => void;
}

/** Members: people, departments with or without subdepartments, and roles of the organisation. */
export function RoleMembers({ members, onChange }: RoleMembersProps) {
  const t = useTexts(rolesTexts);
  const of = (kind: Member['kind']): Member[] => members.filter((member) => member.kind === kind);
  const replace = (kind: Member['kind'], next: readonly Member[]): void =>
    onChange([...members.filter((member) => member.kind !== kind), ...next]);
  const people = of('person');
  return (
    <div className={styles.members}>
      <PeopleSelect
        label={t('people')}
        isRequired={false}
        known={people}
        value={people.map(({ id }) => id)}
        issue={null}
        onChange={(ids) =>
          replace(
            'person',
            ids.map((id) => ({ kind: 'person', id, name: people.find((person) => person.id === id)?.name ?? '' })),
          )
        }
      />
      <DepartmentSelect label={t('departments')} kind="department" value={of('department')} onChange={replace} />
      <DepartmentSelect label={t('departmentTrees')} kind="departmentTree" value={of('departmentTree')} onChange={replace} />
      <OrgRoleSelect value={of('role')} onChange={replace} />
    </div>
  );
}

interface SelectProps {
  readonly value: readonly Member[];
  readonly onChange: (kind: Member['kind'], members: readonly Member[]) => void;
}

type Option = { readonly value: string; readonly label: string };

function DepartmentSelect({
  label,
  kind,
  value,
  onChange,
}: SelectProps & { readonly label: string; readonly kind: 'department' | 'departmentTree' }) {
  const t = useTexts(rolesTexts);
  const client = useClient();
  const failureText = useFailureText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(trimText(typed));
  const found = useQuery({
    queryKey: ['departments', keyword],
    queryFn: ({ signal }) => client.call(departmentTree, keyword === '' ? { parentId: 'top' } : { keyword }, { signal }),
    placeholderData: (before) => before,
  });
  const offered = (found.data ?? []).map((department): Option => ({
    value: department.id,
    label: [...department.path, department.name].join(' / '),
  }));
  const chosen = value.filter(({ id: own }) => !offered.some((option) => option.value === own));
  const options = [...offered, ...chosen.map((member): Option => ({ value: member.id, label: member.name }))];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="multiple"
        showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
        value={value.map((member) => member.id)}
        placeholder={t('searchDepartments')}
        loading={found.isFetching}
        notFoundContent={found.isError ? failureText(found.error) : null}
        options={options}
        onChange={(ids: string[]) => {
          setTyped('');
          onChange(
            kind,
            ids.map((own) => ({ kind, id: own, name: options.find((option) => option.value === own)?.label ?? '' })),
          );
        }}
      />
    </div>
  );
}

function OrgRoleSelect({ value, onChange }: SelectProps) {
  const t = useTexts(rolesTexts);
  const client = useClient();
  const failureText = useFailureText();
  const id = useId();
  const roles = useQuery({ queryKey: ['organisation-roles'], queryFn: ({ signal }) => client.call(roleList, {}, { signal }) });
  const options = (roles.data ?? []).map((role): Option => ({ value: role.id, label: role.name }));
  const gone = value.filter((member) => !options.some((option) => option.value === member.id));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('orgRoles')}</label>
      <Select
        id={id}
        mode="multiple"
        optionFilterProp="label"
        value={value.map((member) => member.id)}
        placeholder={t('chooseRoles')}
        loading={roles.isFetching}
        notFoundContent={roles.isError ? failureText(roles.error) : null}
        options={[...options, ...gone.map((member): Option => ({ value: member.id, label: member.name }))]}
        onChange={(ids: string[]) =>
          onChange(
            'role',
            ids.map((own) => ({ kind: 'role', id: own, name: options.find((option) => option.value === own)?.label ?? '' })),
          )
        }
      />
    </div>
  );
}
