import { queryOptions } from '@tanstack/react-query';
import { getShortCode, shortCodeImage } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Platform } from '../../platform/platform.ts';

export interface ShareTarget {
  readonly schemaCode: string;
  readonly formCode?: string;
  readonly objectId?: string;
}

/** Returns the short address of a target with its QR code as a data URL. */
export const sharedQuery = ({ client, downloader }: Pick<Platform, 'client' | 'downloader'>, place: ShareTarget) =>
  queryOptions({
    queryKey: ['short-code', place],
    queryFn: async ({ signal }) => {
      // The call returns the same code every time, so the key need not be kept.
      const { shortCode, path, url } = await client.call(getShortCode, place, { signal, idempotencyKey: createId() });
      const here = window.location.href.split('#')[0]!.replace(/\/$/, '');
      const image = await downloader(shortCodeImage, { shortCode, origin: here }, { signal });
      return { address: url ?? `${here}/#${path}`, picture: `data:image/svg+xml,${encodeURIComponent(await image.text())}` };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
