import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { userSearch } from '@inkstone/api';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { formTexts } from './form.locale.ts';
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
  const client = useClient();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const query = useQuery({
    queryKey: ['people', keyword],
    queryFn: ({ signal }) => client.call(userSearch, { keyword, size: 20 }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <div>
      <label htmlFor={id} className={styles.label} data-required>
        {label}
      </label>
      <Select
        id={id}
        className={styles.wide ?? ''}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        value={value}
        placeholder={t('searchPeople')}
        loading={query.isFetching}
        status={problem ? 'error' : ''}
        notFoundContent={query.isError ? failureText(query.error) : null}
        options={(query.data?.items ?? []).map((person) => ({
          value: person.id,
          label: [person.name, person.departmentName].filter(Boolean).join(' · '),
        }))}
        onChange={(person) => person && onChange(person)}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
