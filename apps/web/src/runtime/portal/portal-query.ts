import { queryOptions } from '@tanstack/react-query';
import { getPageByCode, getWorkCount, listWorkitems, queryList, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';
import { sourceInput } from '../app/record-query.ts';

export type PortalPageContent = CallOutput<typeof getPageByCode>;
export type PortalCard = PortalPageContent['cards'][number];
export type CardOf<K extends PortalCard['kind']> = Extract<PortalCard, { kind: K }>;

export const pageQuery = (client: Client, appCode: string, code: string) =>
  queryOptions({
    queryKey: ['apps', appCode, 'page', code],
    queryFn: ({ signal }) => client.call(getPageByCode, { appCode, code }, { signal }),
  });

/** The first records of a list, as configured on the card. */
export const firstRecordsQuery = (client: Client, card: CardOf<'list'>) =>
  queryOptions({
    queryKey: ['records', card.schemaCode, card.listCode, 'first', card.filter ?? null, card.size],
    queryFn: ({ signal }) =>
      client.call(queryList, { ...sourceInput(card), ...(card.filter && { filter: card.filter }), size: card.size }, { signal }),
  });

export const recentRecordsQuery = (client: Client, { schemaCode, size }: CardOf<'recent'>) =>
  queryOptions({
    queryKey: ['records', schemaCode, 'recent', size],
    queryFn: ({ signal }) =>
      client.call(
        queryList,
        { schemaCode, sort: [{ code: 'modifiedTime', direction: 'desc' }], fields: ['modifiedTime'], size },
        { signal },
      ),
  });

/** Under `work`, so that live events invalidate it. */
export const appWorkQuery = (client: Client, appCode: string, size: number) =>
  queryOptions({
    queryKey: ['work', 'portal', appCode, size],
    async queryFn({ signal }) {
      const [count, page] = await Promise.all([
        client.call(getWorkCount, { appCode }, { signal }),
        client.call(listWorkitems, { appCode, size }, { signal }),
      ]);
      return { count: count.todo, items: page.items };
    },
  });
