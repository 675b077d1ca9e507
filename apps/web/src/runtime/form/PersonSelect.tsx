import { Select } from 'antd';
import { useId } from 'react';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { formTexts } from './form.locale.ts';
import { usePeopleSearch } from './use-people-search.ts';
import styles from './form.module.css';

interface PersonSelectProps {
  readonly label: string;
  readonly value: string | null;
  readonly problem: string | null;
  readonly onChange: (person: string) => void;
}

/** Somebody by name, searched on the server. */
export function PersonSelect({ label, value, problem, onChange }: PersonSelectProps) {
  const t = useTexts(formTexts);
  const failureText = useFailureText();
  const id = useId();
  const people = usePeopleSearch();
  return (
    <div>
      <label htmlFor={id} className={styles.label} data-required>
        {label}
      </label>
      <Select
        id={id}
        className={styles.wide ?? ''}
        showSearch={{ filterOption: false, onSearch: people.search }}
        value={value}
        placeholder={t('searchPeople')}
        loading={people.isFetching}
        status={problem ? 'error' : ''}
        notFoundContent={people.failure ? failureText(people.failure) : null}
        options={people.options}
        onChange={(person) => person && onChange(person)}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
