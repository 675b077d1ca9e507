import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getInstanceCount,
  listFinishedWorkitems,
  listMyInstances,
  listWorkitems,
  searchCirculates,
  searchWorkitems,
} from '@inkstone/api/routes';
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

type FetchPage = (client: Client, input: PageInput, status: StartedStatus, signal: AbortSignal) => Promise<WorkPage>;

const fetchers: Readonly<Record<WorkTab, FetchPage>> = {
  todo: async (client, input, _status, signal) => itemPage(await client.call(listWorkitems, input, { signal })),
  waiting: async (client, input, _status, signal) => itemPage(await client.call(listWorkitems, { ...input, state: 'waiting' }, { signal })),
  'to-read': async (client, input, _status, signal) => itemPage(await client.call(searchCirculates, input, { signal })),
  done: async (client, input, _status, signal) => itemPage(await client.call(listFinishedWorkitems, input, { signal })),
  all: async (client, input, _status, signal) => itemPage(await client.call(searchWorkitems, input, { signal })),
  started: async (client, input, status, signal) => instancePage(await client.call(listMyInstances, { ...input, status }, { signal })),
  drafts: async (client, input, _status, signal) =>
    instancePage(await client.call(listMyInstances, { ...input, status: 'DRAFT' }, { signal })),
};

const itemPage = (page: { items: Parameters<typeof entryOfItem>[0][]; next: string | null }): WorkPage => ({
  items: page.items.map(entryOfItem),
  next: page.next,
});
const instancePage = (page: { items: Parameters<typeof entryOfInstance>[0][]; next: string | null }): WorkPage => ({
  items: page.items.map(entryOfInstance),
  next: page.next,
});

/** A work list, page by page. Everything under `work` is asked again when a live event tells of a change. */
export const workListQuery = (client: Client, filter: WorkFilter) =>
  infiniteQueryOptions({
    queryKey: ['work', 'list', filter],
    initialPageParam: '',
    async queryFn({ pageParam, signal }) {
      const input: PageInput = {
        size: 30,
        ...(pageParam ? { cursor: pageParam } : {}),
        ...(filter.appCode ? { appCode: filter.appCode } : {}),
        ...(filter.schemaCode ? { schemaCode: filter.schemaCode } : {}),
        ...(filter.keyword ? { keyword: filter.keyword } : {}),
      };
      let page = await fetchers[filter.tab](client, input, filter.status, signal);
      // A search answers in steps; one that found nothing so far goes on.
      while (page.items.length === 0 && page.next !== null) {
        page = await fetchers[filter.tab](client, { ...input, cursor: page.next }, filter.status, signal);
      }
      return page;
    },
    getNextPageParam: (page) => page.next,
  });

/** How many of the own instances stand how, within what is filtered by application and model. */
export const instanceCountQuery = (client: Client, { appCode, schemaCode }: Pick<WorkFilter, 'appCode' | 'schemaCode'>) =>
  queryOptions({
    queryKey: ['work', 'instance-count', appCode, schemaCode],
    queryFn: ({ signal }) => client.call(getInstanceCount, { ...(appCode && { appCode }), ...(schemaCode && { schemaCode }) }, { signal }),
  });
