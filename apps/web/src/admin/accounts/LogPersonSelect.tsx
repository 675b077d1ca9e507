import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { getManagedPerson } from '@inkstone/api';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { usePeopleSearch } from '../../runtime/form/people/use-people-search.ts';
import { accountsTexts } from './accounts.locale.ts';
import styles from './accounts.module.css';

interface LogPersonSelectProps {
  /** The id of a person; empty: everybody. */
  readonly value: string;
  readonly onChange: (personId: string) => void;
}

/** Selects whose sign-ins are shown. */
export function LogPersonSelect({ value, onChange }: LogPersonSelectProps) {
  const t = useTexts(accountsTexts);
  const failureText = useFailureText();
  const client = useClient();
  const people = usePeopleSearch();
  const isKnown = value === '' || people.options.some((option) => option.value === value);
  const chosen = useQuery({
    queryKey: ['managed-person-name', value],
    queryFn: ({ signal }) => client.call(getManagedPerson, { id: value }, { signal }),
    enabled: !isKnown,
  });
  const named = isKnown ? [] : [{ value, label: chosen.data?.name ?? value }];
  return (
    <Select
      className={styles.person ?? ''}
      aria-label={t('person')}
      showSearch={{ filterOption: false, onSearch: people.search }}
      value={value}
      popupMatchSelectWidth={false}
      loading={people.isFetching}
      notFoundContent={people.failure ? failureText(people.failure) : null}
      options={[{ value: '', label: t('everybody') }, ...named, ...people.options]}
      onChange={onChange}
    />
  );
}
