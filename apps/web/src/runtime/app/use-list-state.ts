import { useMemo } from 'react';
import { useSearchParams } from '../../platform/router/index.ts';
import { readListState, writeListState, type ListState } from './list-state.ts';

/** The user's changes to the list, stored in the address, which can be copied. */
export function useListState(): readonly [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListState(search), [search]);
  const change = (part: Partial<ListState>) =>
    setSearch((before) => writeListState(before, { ...readListState(before), ...part }), { replace: true });
  return [state, change];
}
