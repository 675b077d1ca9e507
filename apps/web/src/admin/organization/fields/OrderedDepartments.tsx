import { useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { organizationTexts } from '../organization.locale.ts';
import { DepartmentField } from './DepartmentField.tsx';
import type { NamedUnit } from './named-unit.ts';
import { OrderedUnits } from './OrderedUnits.tsx';

interface OrderedDepartmentsProps {
  readonly label: string;
  readonly departments: readonly NamedUnit[];
  /** Whether the first one is the main department. */
  readonly hasMain?: boolean;
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly isReadOnly?: boolean;
  readonly onChange: (departments: readonly NamedUnit[]) => void;
}

/** Departments in order, such as those of a person. */
export function OrderedDepartments({ label, departments, hasMain = false, issue = null, onChange, ...list }: OrderedDepartmentsProps) {
  const t = useTexts(organizationTexts);
  const chosen = useMemo(() => new Set(departments.map(({ id }) => id)), [departments]);
  return (
    <OrderedUnits label={label} units={departments} onChange={onChange} {...list} {...(hasMain && { firstLabel: t('mainDepartment') })}>
      <DepartmentField
        label={t('addToDepartment')}
        value={null}
        excluded={chosen}
        issue={issue}
        onChange={(department) => department && onChange([...departments, department])}
      />
    </OrderedUnits>
  );
}
