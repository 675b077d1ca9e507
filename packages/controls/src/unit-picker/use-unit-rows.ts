import { limits } from '@inkstone/schema';
import { useCallback, useMemo, useState } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import { useAsync } from '../view/use-async.ts';
import type { UnitRow } from './unit-row.ts';
import { unitRows, type UnitQuery } from './unit-rows.ts';

interface LoadedPage {
  readonly key: string;
  readonly rows: readonly UnitRow[];
  readonly next: string | null;
}

const nothing: readonly UnitRow[] = [];

/** Loads the rows of a query page by page; another query starts over. */
export function useUnitRows(unitQuery: UnitQuery, isEnabled: boolean) {
  const services = useFormUiServices();
  const key = JSON.stringify(unitQuery);
  const [before, setBefore] = useState<LoadedPage | null>(null);
  const memoised = useMemo(() => JSON.parse(key) as UnitQuery, [key]);
  const first = before?.key === key ? before : null;
  const load = useCallback(
    async (signal: AbortSignal): Promise<LoadedPage> => {
      if (!services) return { key, rows: nothing, next: null };
      const page = await unitRows(services, memoised, first?.next ?? null, signal);
      return { key, rows: [...(first?.rows ?? nothing), ...page.rows], next: page.next };
    },
    [services, key, memoised, first],
  );
  const found = useAsync(isEnabled ? load : null, unitQuery.query === '' || first ? 0 : limits.remoteDelayMs);
  const loaded = found.value?.key === key ? found.value : null;
  return {
    rows: loaded?.rows ?? nothing,
    found: { ...found, value: loaded },
    more: loaded && loaded.next !== null && found.state === 'done' ? () => setBefore(loaded) : null,
  };
}
