import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getInstanceCount, listFinishedWorkitems, listMyInstances, listWorkitems, searchCirculates, searchWorkitems } from '@inkstone/api';
import type { Client } from '../platform/api/client.ts';
import { entryOfInstance, entryOfItem, type WorkEntry } from './work-entry.ts';
import type { StartedStatus, WorkTab } from './work-tabs.ts';

export interface WorkFilter {
  readonly tab: WorkTab;
  readonly appCode: string;
  readonly schemaCode: string;
  readonly keyword: string;
  readonly status: StartedStatus;
}

interface WorkPage {
  readonly items: readonly WorkEntry[];
  readonly next: string | null;
}

interface PageInput {
  readonly size: number;
  readonly cursor?: string;
  readonly appCode?: string;
  readonly schemaCode?: string;
  readonly keyword?: string;
}

type FetchPage = (client: Client, input: PageInput, status: StartedStatus) => Promise<WorkPage>;

const fetchers: Readonly<Record<WorkTab, FetchPage>> = {
  todo: async (client, input) => itemPage(await client.call(listWorkitems, input)),
  waiting: async (client, input) => itemPage(await client.call(listWorkitems, { ...input, state: 'waiting' })),
  'to-read': async (client, input) => itemPage(await client.call(searchCirculates, input)),
  done: async (client, input) => itemPage(await client.call(listFinishedWorkitems, input)),
  all: async (client, input) => itemPage(await client.call(searchWorkitems, input)),
  started: async (client, input, status) => instancePage(await client.call(listMyInstances, { ...input, status })),
  drafts: async (client, input) => instancePage(await client.call(listMyInstances, { ...input, status: 'DRAFT' })),
};

const itemPage = (page: { items: Parameters<typeof entryOfItem>[0][]; next: string | null }): WorkPage => ({
  items: page.items.map(entryOfItem),
  next: page.next,
});
const instancePage = (page: { items: Parameters<typeof entryOfInstance>[0][]; next: string | null }): WorkPage => ({
  items: page.items.map(entryOfInstance),
  next: page.next,
});

/**
 * A work list, page by page. Queries under `work` are invalidated when a live event reports a change, also while they are not shown, so
 * that a list does not show finished items when the user returns to it.
 */
export const workListQuery = (client: Client, filter: WorkFilter) =>
  infiniteQueryOptions({
    queryKey: ['work', 'list', filter],
    initialPageParam: '',
    async queryFn({ pageParam }) {
      const input: PageInput = {
        size: 30,
        ...(pageParam ? { cursor: pageParam } : {}),
        ...(filter.appCode ? { appCode: filter.appCode } : {}),
        ...(filter.schemaCode ? { schemaCode: filter.schemaCode } : {}),
        ...(filter.keyword ? { keyword: filter.keyword } : {}),
      };
      let page = await fetchers[filter.tab](client, input, filter.status);
      // A search returns results in steps; an empty step does not end it.
      while (page.items.length === 0 && page.next !== null) {
        page = await fetchers[filter.tab](client, { ...input, cursor: page.next }, filter.status);
      }
      return page;
    },
    getNextPageParam: (page) => page.next,
  });

/** Counts the user's own instances by status, within the filter by application and model. */
export const instanceCountQuery = (client: Client, { appCode, schemaCode }: Pick<WorkFilter, 'appCode' | 'schemaCode'>) =>
  queryOptions({
    queryKey: ['work', 'instance-count', appCode, schemaCode],
    queryFn: ({ signal }) => client.call(getInstanceCount, { ...(appCode && { appCode }), ...(schemaCode && { schemaCode }) }, { signal }),
  });
