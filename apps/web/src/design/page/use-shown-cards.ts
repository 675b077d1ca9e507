import { getPageByCode } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client } from '../../platform/api/client.ts';
import type { PortalCard } from '../../runtime/portal/portal-query.ts';
import { useShowsVersion } from '../working-copy/use-working-copy.ts';

const none: readonly PortalCard[] = [];

interface PreviewedPage {
  readonly appCode: string;
  readonly code: string;
  readonly content: JsonObject;
  /** As whom one looks; undefined: oneself. */
  readonly personId: string | undefined;
}

/** The cards of a page as the person of the preview sees them, by code; asked again when the page changes. */
export function useShownCards(client: Client, { appCode, code, content, personId }: PreviewedPage): ReadonlyMap<string, PortalCard> {
  const showsVersion = useShowsVersion();
  const { cards = none } =
    useQuery({
      queryKey: ['page-preview', appCode, code, personId, content],
      queryFn: ({ signal }) => client.call(getPageByCode, { appCode, code }, { signal }),
      placeholderData: (before) => before,
      enabled: !showsVersion,
      gcTime: 0,
      retry: false,
    }).data ?? {};
  return useMemo(() => new Map(cards.map((card) => [card.code, card])), [cards]);
}
