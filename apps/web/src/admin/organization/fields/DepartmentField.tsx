import { Select } from 'antd';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { organizationTexts } from '../organization.locale.ts';
import { Field } from '../../../platform/fields/Field.tsx';
import type { NamedUnit } from './named-unit.ts';
import { useDepartmentOptions } from './use-department-options.ts';

interface DepartmentFieldProps {
  readonly label: string;
  /** The id of a department; `top`: none above, where that is offered. */
  readonly value: string | null;
  readonly excluded?: ReadonlySet<string>;
  /** Offers the place above all departments. */
  readonly offersTop?: boolean;
  readonly isRequired?: boolean;
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly onChange: (department: NamedUnit | null) => void;
}

/** Chooses one open department, searched by its name with those above it. */
export function DepartmentField({ value, excluded, offersTop = false, onChange, ...field }: DepartmentFieldProps) {
  const t = useTexts(organizationTexts);
  const departments = useDepartmentOptions();
  const options = [
    ...(offersTop ? [{ value: 'top', label: t('topLevel') }] : []),
    ...departments.options.filter((option) => !excluded?.has(option.value)),
  ];
  return (
    <Field {...field}>
      {(input) => (
        <Select
          {...input}
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          placeholder={t('searchDepartment')}
          loading={departments.isLoading}
          notFoundContent={departments.failure}
          options={options}
          onChange={(id: string) => {
            const chosen = options.find((option) => option.value === id);
            onChange(chosen ? { id, name: chosen.label } : null);
          }}
        />
      )}
    </Field>
  );
}
