import { useMemo } from 'react';
import { useSearchParams } from '../../platform/router/index.ts';
import { readListState, writeListState, type ListState } from './list-state.ts';

/** What somebody made of the list; it stands in the address, which may be copied. */
export function useListState(): readonly [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListState(search), [search]);
  const change = (part: Partial<ListState>) =>
    setSearch((before) => writeListState(before, { ...readListState(before), ...part }), { replace: true });
  return [state, change];
}
