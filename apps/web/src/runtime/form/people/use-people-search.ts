import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { userSearch } from '@inkstone/api';
import { useClient } from '../../../platform/platform.ts';

export interface PersonOption {
  readonly value: string;
  /** Includes the department, to distinguish people of the same name. */
  readonly label: string;
  readonly name: string;
}

/** Searches people by name on the server. */
export function usePeopleSearch() {
  const client = useClient();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const query = useQuery({
    queryKey: ['people', keyword],
    queryFn: ({ signal }) => client.call(userSearch, { keyword, size: 20 }, { signal }),
    placeholderData: (before) => before,
  });
  const options = (query.data?.items ?? []).map(({ id, name, departmentName }): PersonOption => ({
    value: id,
    label: [name, departmentName].filter(Boolean).join(' · '),
    name,
  }));
  return { typed, options, isFetching: query.isFetching, failure: query.isError ? query.error : null, search: setTyped };
}
