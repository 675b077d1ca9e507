import { limits, type RecordReference, trimText } from '@inkstone/schema';
import { useCallback, useMemo, useState } from 'react';
import { useFormUiServices, type FoundRecords } from '../services/ui-services.ts';
import { useFound } from '../face/use-found.ts';
import { recordSearch, type RecordSource } from './record-source.ts';

interface Answered extends FoundRecords {
  readonly key: string;
}

const noRecords: readonly RecordReference[] = [];
const noParents: ReadonlySet<string> = new Set();

/**
 * Records of a model by what was typed, page after page; a new search, or another condition, starts over. With `parentId` only those at that
 * place of their tree, until something is typed.
 */
export function useRecords(source: RecordSource, isWanted: boolean, parentId?: string) {
  const services = useFormUiServices();
  const [query, setQuery] = useState('');
  const [before, setBefore] = useState<Answered | null>(null);
  const keyword = trimText(query);
  const key = JSON.stringify([source, keyword, parentId]);
  const asked = useMemo(() => (JSON.parse(key) as [RecordSource, string])[0], [key]);
  const first = before?.key === key ? before : null;
  const ask = useCallback(
    async (signal: AbortSignal): Promise<Answered> => {
      if (!services || asked.schemaCode === null) return { key, items: noRecords, next: null };
      const page = await services.searchRecords(asked.schemaCode, {
        ...recordSearch(asked, keyword),
        signal,
        ...(parentId !== undefined && keyword === '' && { parentId }),
        ...(first?.next && { cursor: first.next }),
      });
      const parents = new Set([...(first?.parents ?? noParents), ...(page.parents ?? noParents)]);
      return { key, items: [...(first?.items ?? noRecords), ...page.items], next: page.next, parents };
    },
    [services, asked, keyword, key, first, parentId],
  );
  const found = useFound(isWanted ? ask : null, keyword === '' || first ? 0 : limits.remoteDelayMs);
  const answered = found.value?.key === key ? found.value : null;
  return {
    found: { ...found, value: answered },
    records: answered?.items ?? noRecords,
    parents: answered?.parents ?? noParents,
    query,
    search: setQuery,
    more: answered && answered.next !== null ? () => setBefore(answered) : null,
  };
}
