import { trimText } from '@inkstone/schema';
import { useParams, useSearchParams } from '../platform/router/index.ts';
import type { WorkFilter } from './work-queries.ts';
import { isWorkTab, startedStatuses, type WorkTab } from './work-tabs.ts';

export interface WorkAddress {
  readonly filter: WorkFilter;
  /** The open item. */
  readonly open: string | null;
  /** Returns the address of this list with another filter or another open item. */
  readonly change: (change: Partial<WorkFilter> & { readonly open?: string | null }) => void;
  readonly addressWith: (open: string | null) => string;
}

/** The filter and the open item are part of the address, so that it can be copied. */
export function useWorkAddress(): WorkAddress {
  const { tab } = useParams();
  const [search, setSearch] = useSearchParams();
  const shown: WorkTab = isWorkTab(tab) ? tab : 'todo';
  const filter: WorkFilter = {
    tab: shown,
    appCode: search.get('app') ?? '',
    schemaCode: search.get('form') ?? '',
    keyword: trimText(search.get('q') ?? ''),
    status: startedStatuses.find((status) => status === search.get('status')) ?? 'STARTED',
  };
  const open = search.get('item');
  const query = (next: WorkFilter, item: string | null) => {
    const parameters = new URLSearchParams();
    if (next.appCode) parameters.set('app', next.appCode);
    if (next.appCode && next.schemaCode) parameters.set('form', next.schemaCode);
    if (next.keyword) parameters.set('q', next.keyword);
    if (next.status !== 'STARTED') parameters.set('status', next.status);
    if (item) parameters.set('item', item);
    return parameters;
  };
  return {
    filter,
    open,
    change: ({ open: item = open, ...change }) => setSearch(query({ ...filter, ...change }, item), { replace: true }),
    addressWith: (item) => {
      const text = query(filter, item).toString();
      return `/work/${shown}${text ? `?${text}` : ''}`;
    },
  };
}
