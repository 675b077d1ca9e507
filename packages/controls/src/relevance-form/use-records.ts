import { limits, type RecordReference } from '@inkstone/schema';
import { useCallback, useState } from 'react';
import { useFormUiServices, type FoundPage } from '../ui-services.ts';
import { useFound } from '../use-found.ts';

const nothing: FoundPage<RecordReference> = { items: [], next: null };

/** Records of a model by what was typed, page after page; a new search starts over. */
export function useRecords(schemaCode: string | null, fields: readonly string[], isWanted: boolean) {
  const services = useFormUiServices();
  const [query, setQuery] = useState('');
  const [before, setBefore] = useState(nothing);
  const wanted = fields.join(' ');
  const ask = useCallback(
    async (signal: AbortSignal): Promise<FoundPage<RecordReference>> => {
      if (!services || !schemaCode) return nothing;
      const page = await services.searchRecords(schemaCode, {
        keyword: query,
        fields: wanted === '' ? [] : wanted.split(' '),
        signal,
        ...(before.next !== null && { cursor: before.next }),
      });
      return { items: [...before.items, ...page.items], next: page.next };
    },
    [services, schemaCode, query, before, wanted],
  );
  const found = useFound(isWanted ? ask : null, query === '' || before.next !== null ? 0 : limits.remoteDelayMs);
  const search = (text: string): void => {
    setQuery(text);
    setBefore(nothing);
  };
  return { found, query, search, more: () => found.value && setBefore(found.value) };
}
