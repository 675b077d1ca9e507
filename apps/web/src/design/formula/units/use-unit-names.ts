import { useQuery } from '@tanstack/react-query';
import { unitNames, type CallOutput } from '@inkstone/api';
import { useClient } from '../../../platform/platform.ts';

export type UnitName = CallOutput<typeof unitNames>[number];

const none: ReadonlyMap<string, UnitName> = new Map();

/** The people and departments that texts name by id, account or code; those that are not known yet are missing. */
export function useUnitNames(texts: readonly string[]): ReadonlyMap<string, UnitName> {
  const client = useClient();
  const wanted = [...new Set(texts.filter((text) => text !== '' && !text.startsWith('SELF_')))].toSorted().slice(0, 200).join(';');
  const found = useQuery({
    queryKey: ['unit-names', wanted],
    queryFn: async ({ signal }) => {
      const units = await client.call(unitNames, { texts: wanted }, { signal });
      return new Map(units.map((unit) => [unit.text, unit]));
    },
    enabled: wanted !== '',
    staleTime: 60_000,
    retry: false,
    placeholderData: (before) => before,
  });
  return found.data ?? none;
}
