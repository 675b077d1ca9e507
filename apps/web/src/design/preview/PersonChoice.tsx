import { Select } from 'antd';
import { useState } from 'react';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { usePeopleSearch } from '../../runtime/form/people/use-people-search.ts';
import { previewTexts } from './preview.locale.ts';

interface PersonChoiceProps {
  /** Undefined: oneself. */
  readonly value: string | undefined;
  /** The person of the value, where it was chosen elsewhere. */
  readonly known?: { readonly id: string; readonly name: string } | undefined;
  /** Unset: as whom one looks. */
  readonly label?: string;
  readonly onChange: (personId: string | undefined) => void;
}

/** As whom one looks at a preview: oneself, or a person searched by name. */
export function PersonChoice({ value, known, label, onChange }: PersonChoiceProps) {
  const t = useTexts(previewTexts);
  const failureText = useFailureText();
  const user = useUser();
  const people = usePeopleSearch();
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string } | null>(null);
  const oneself = { value: user.id, label: t('oneself', { name: user.name }) };
  const found = people.options.filter((each) => each.value !== user.id);
  const other = chosen ?? (known && known.id !== user.id ? { value: known.id, label: known.name } : null);
  const isFound = other === null || found.some((each) => each.value === other.value);
  const options = [...(people.typed === '' ? [oneself] : []), ...(isFound ? [] : [other]), ...found];
  return (
    <Select
      aria-label={label ?? t('person')}
      size="small"
      showSearch={{ filterOption: false, onSearch: people.search }}
      value={value ?? user.id}
      loading={people.isFetching}
      notFoundContent={people.failure ? failureText(people.failure) : null}
      options={options}
      popupMatchSelectWidth={false}
      onChange={(id) => {
        const option = options.find((each) => each.value === id);
        setChosen(id === user.id || !option ? null : { value: option.value, label: option.label });
        people.search('');
        onChange(id === user.id ? undefined : id);
      }}
      style={{ minWidth: 140 }}
    />
  );
}
