import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { userSearch } from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';

export interface PersonOption {
  readonly value: string;
  /** With the department, to tell people of the same name apart. */
  readonly label: string;
  readonly name: string;
}

/** People by what is typed of their name, searched on the server. */
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
