import { queryOptions } from '@tanstack/react-query';
import { getShortCode, shortCodeImage } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Platform } from '../../platform/platform.ts';

export interface SharedPlace {
  readonly schemaCode: string;
  readonly formCode?: string;
  readonly objectId?: string;
}

/** The address of a place with its QR code, as the data of a picture. */
export const sharedQuery = ({ client, downloader }: Pick<Platform, 'client' | 'downloader'>, place: SharedPlace) =>
  queryOptions({
    queryKey: ['short-code', place],
    queryFn: async ({ signal }) => {
      // Asked twice it is the same code: nothing is lost with a key that is not kept.
      const { shortCode, path, url } = await client.call(getShortCode, place, { signal, idempotencyKey: createId() });
      const here = window.location.href.split('#')[0]!.replace(/\/$/, '');
      const image = await downloader(shortCodeImage, { shortCode, origin: here }, { signal });
      return { address: url ?? `${here}/#${path}`, picture: `data:image/svg+xml,${encodeURIComponent(await image.text())}` };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
