import { Select } from 'antd';
import { withNote } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { organizationTexts } from '../organization.locale.ts';
import { Field } from '../../../platform/fields/Field.tsx';
import type { NamedUnit } from './named-unit.ts';
import { useDepartmentOptions } from './use-department-options.ts';

interface DepartmentsFieldProps {
  readonly label: string;
  readonly departments: readonly NamedUnit[];
  readonly placeholder: string;
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly onChange: (departments: readonly NamedUnit[]) => void;
}

/** Chooses several departments whose order does not count; chosen ones that are closed keep their names. */
export function DepartmentsField({ departments, placeholder, onChange, ...field }: DepartmentsFieldProps) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const offered = useDepartmentOptions();
  const closed = departments.filter(({ id }) => !offered.options.some((option) => option.value === id));
  const nameOf = (id: string) => offered.options.find((option) => option.value === id)?.label ?? id;
  const options = [...offered.options, ...closed.map(({ id, name }) => ({ value: id, label: withNote(name, t('isClosed'), locale) }))];
  return (
    <Field {...field}>
      {(input) => (
        <Select
          {...input}
          mode="multiple"
          optionFilterProp="label"
          value={departments.map(({ id }) => id)}
          placeholder={placeholder}
          loading={offered.isLoading}
          notFoundContent={offered.failure}
          options={options}
          onChange={(ids: string[]) => onChange(ids.map((id) => closed.find((each) => each.id === id) ?? { id, name: nameOf(id) }))}
        />
      )}
    </Field>
  );
}
