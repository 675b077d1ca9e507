import { Select, type RefSelectProps } from 'antd';
import { useId, useState } from 'react';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useFirstFocus } from '@inkstone/ui-kit/first-focus';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';
import { usePeopleSearch, type PersonOption } from './use-people-search.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';

interface PeopleSelectProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly isOne?: boolean;
  readonly isFirst?: boolean;
  /** People whose names are known without searching. */
  readonly known?: readonly { readonly id: string; readonly name: string }[];
  readonly value: readonly string[];
  readonly issue: string | null;
  readonly onChange: (people: readonly string[]) => void;
}

/** Selects people by name, searched on the server; selected people keep their names during another search. `isFirst`: it gets the focus. */
export function PeopleSelect({ label, isRequired, isOne = false, isFirst = false, known = [], value, issue, onChange }: PeopleSelectProps) {
  const first = useFirstFocus<RefSelectProps>();
  const t = useTexts(formTexts);
  const failureText = useFailureText();
  const id = useId();
  const people = usePeopleSearch();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(() => new Map(known.map((person) => [person.id, person.name])));
  const chosen = value.filter((person) => !people.options.some((option) => option.value === person));
  const options = [
    ...people.options,
    ...chosen.map((person): PersonOption => {
      const name = names.get(person) ?? person;
      return { value: person, label: name, name };
    }),
  ];

  function handleChange(picked: readonly string[]): void {
    setNames(new Map([...names, ...options.map((option) => [option.value, option.name] as const)]));
    people.search('');
    onChange(picked);
  }

  return (
    <div>
      <label htmlFor={id} className={fieldStyles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <Select
        id={id}
        mode="multiple"
        ref={isFirst ? first : null}
        className={fieldStyles.wide ?? ''}
        showSearch={{ filterOption: false, onSearch: people.search, searchValue: people.typed }}
        value={[...value]}
        optionLabelProp="name"
        placeholder={t('searchPeople')}
        loading={people.isFetching}
        status={issue ? 'error' : ''}
        notFoundContent={people.failure ? failureText(people.failure) : null}
        options={options}
        onChange={(picked: string[]) => handleChange(isOne ? picked.slice(-1) : picked)}
      />
      <p className={fieldStyles.issue} role="alert">
        {issue}
      </p>
    </div>
  );
}
