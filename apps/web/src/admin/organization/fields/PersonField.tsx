import { Select } from 'antd';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePeopleSearch } from '../../../runtime/form/people/use-people-search.ts';
import { organizationTexts } from '../organization.locale.ts';
import { Field } from '../../../platform/fields/Field.tsx';
import type { NamedUnit } from './named-unit.ts';

interface PersonFieldProps {
  readonly label: string;
  readonly value: NamedUnit | null;
  /** People who cannot be chosen. */
  readonly excluded?: readonly string[];
  readonly isReadOnly?: boolean;
  readonly placeholder?: string;
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly onChange: (person: NamedUnit | null) => void;
}

/** Chooses one active person by name, or none. */
export function PersonField({ value, excluded = [], isReadOnly = false, placeholder, onChange, ...field }: PersonFieldProps) {
  const t = useTexts(organizationTexts);
  const failureText = useFailureText();
  const people = usePeopleSearch();
  const found = people.options.filter((option) => !excluded.includes(option.value));
  const isListed = value === null || found.some((option) => option.value === value.id);
  const options = isListed ? found : [{ value: value.id, label: value.name, name: value.name }, ...found];
  return (
    <Field {...field}>
      {(input) => (
        <Select
          {...input}
          allowClear
          disabled={isReadOnly}
          showSearch={{ filterOption: false, onSearch: people.search }}
          value={value?.id ?? null}
          optionLabelProp="name"
          placeholder={placeholder ?? t('searchPerson')}
          loading={people.isFetching}
          notFoundContent={people.failure ? failureText(people.failure) : null}
          options={options}
          onChange={(id?: string | null) => {
            people.search('');
            const chosen = options.find((option) => option.value === id);
            onChange(chosen ? { id: chosen.value, name: chosen.name } : null);
          }}
        />
      )}
    </Field>
  );
}
