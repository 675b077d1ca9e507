import { useQuery } from '@tanstack/react-query';
import { unitNames, type CallOutput } from '@inkstone/api';
import { useClient } from '../../../platform/platform.ts';

export type UnitName = CallOutput<typeof unitNames>[number];

const atOnce = 200;

const none: ReadonlyMap<string, UnitName> = new Map();

/** The people and departments that texts name by id, account or code; those that are not known yet are missing. */
export function useUnitNames(texts: readonly string[]): ReadonlyMap<string, UnitName> {
  const client = useClient();
  const wanted = [...new Set(texts.filter((text) => text !== '' && !text.startsWith('SELF_')))].toSorted();
  const query = useQuery({
    queryKey: ['unit-names', wanted.join(';')],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(wanted.length / atOnce) }, (_, part) =>
        wanted.slice(part * atOnce, (part + 1) * atOnce),
      );
      const found = await Promise.all(parts.map((part) => client.call(unitNames, { texts: part.join(';') }, { signal })));
      return new Map(found.flat().map((unit) => [unit.text, unit]));
    },
    enabled: wanted.length > 0,
    staleTime: 60_000,
    retry: false,
    placeholderData: (before) => before,
  });
  return query.data ?? none;
}
