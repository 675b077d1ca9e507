import { Select } from 'antd';
import { useId } from 'react';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';
import { usePeopleSearch } from './use-people-search.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';

interface PersonSelectProps {
  readonly label: string;
  readonly value: string | null;
  /** The selected person, where the search results do not include them. */
  readonly known?: { readonly id: string; readonly name: string } | undefined;
  readonly issue: string | null;
  /** Unset: somebody has to be chosen. */
  readonly isOptional?: boolean;
  readonly onChange: (person: string) => void;
}

/** Selects a person by name, searched on the server. */
export function PersonSelect({ label, value, known, issue, isOptional = false, onChange }: PersonSelectProps) {
  const t = useTexts(formTexts);
  const failureText = useFailureText();
  const id = useId();
  const people = usePeopleSearch();
  const isKnown = known !== undefined && value === known.id && !people.options.some((each) => each.value === known.id);
  const options = isKnown ? [{ value: known.id, label: known.name }, ...people.options] : people.options;
  return (
    <div>
      <label htmlFor={id} className={fieldStyles.label} data-required={isOptional ? undefined : true}>
        {label}
      </label>
      <Select
        id={id}
        className={fieldStyles.wide ?? ''}
        showSearch={{ filterOption: false, onSearch: people.search }}
        value={value}
        placeholder={t('searchPeople')}
        loading={people.isFetching}
        status={issue ? 'error' : ''}
        notFoundContent={people.failure ? failureText(people.failure) : null}
        options={options}
        onChange={(person) => person && onChange(person)}
      />
      <p className={fieldStyles.issue} role="alert">
        {issue}
      </p>
    </div>
  );
}
