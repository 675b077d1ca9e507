import { limits, type RecordReference, trimText } from '@inkstone/schema';
import { useCallback, useMemo, useState } from 'react';
import { useFormUiServices, type FoundRecords } from '../services/ui-services.ts';
import { useAsync } from '../view/use-async.ts';
import { recordSearch, type RecordSource } from './record-source.ts';

interface LoadedPage extends FoundRecords {
  readonly key: string;
}

const noRecords: readonly RecordReference[] = [];
const noParents: ReadonlySet<string> = new Set();

/**
 * Loads records for a query page by page; a new query or another condition starts over. With `parentId`, only the children of that record
 * until something is searched for.
 */
export function useRecords(source: RecordSource, isEnabled: boolean, parentId?: string) {
  const services = useFormUiServices();
  const [query, setQuery] = useState('');
  const [before, setBefore] = useState<LoadedPage | null>(null);
  const keyword = trimText(query);
  const key = JSON.stringify([source, keyword, parentId]);
  const memoised = useMemo(() => (JSON.parse(key) as [RecordSource, string])[0], [key]);
  const first = before?.key === key ? before : null;
  const load = useCallback(
    async (signal: AbortSignal): Promise<LoadedPage> => {
      if (!services || memoised.schemaCode === null) return { key, items: noRecords, next: null };
      const page = await services.searchRecords(memoised.schemaCode, {
        ...recordSearch(memoised, keyword),
        signal,
        ...(parentId !== undefined && keyword === '' && { parentId }),
        ...(first?.next && { cursor: first.next }),
      });
      const parents = new Set([...(first?.parents ?? noParents), ...(page.parents ?? noParents)]);
      return { key, items: [...(first?.items ?? noRecords), ...page.items], next: page.next, parents };
    },
    [services, memoised, keyword, key, first, parentId],
  );
  const found = useAsync(isEnabled ? load : null, keyword === '' || first ? 0 : limits.remoteDelayMs);
  const { retry } = found;
  const loaded = found.value?.key === key ? found.value : null;
  return {
    found: { ...found, value: loaded },
    records: loaded?.items ?? noRecords,
    parents: loaded?.parents ?? noParents,
    /** Is what is shown the beginning of all of them, as far as one page goes? */
    isBeginning: loaded !== null && keyword === '' && first === null,
    /** Loads the first page again. */
    restart: () => {
      setBefore(null);
      retry();
    },
    query,
    search: setQuery,
    more: loaded && loaded.next !== null ? () => setBefore(loaded) : null,
  };
}
