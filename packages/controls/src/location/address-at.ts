import type { Address } from '@inkstone/schema';
import type { Point } from './distance.ts';
import type { MapProvider } from './map-provider.ts';

/**
 * What a map provider calls a place, with the areas by the names and codes of our own list; areas that are not in it are words like any
 * others. Null when the provider knows nothing.
 */
export async function addressAt(
  map: MapProvider,
  point: Point,
  request: Parameters<NonNullable<MapProvider['addressOf']>>[1],
): Promise<Address | null> {
  const address = (await map.addressOf?.(point, request)) ?? null;
  if (address === null) return null;
  // The list of areas comes only where a place is being named.
  const { checkAddress } = await import('@inkstone/areas');
  const checked = await checkAddress(address);
  if (checked.ok) return checked.value;
  const { provinceName, cityName, districtName } = address;
  return { address: [provinceName, cityName, districtName, address.address].filter(Boolean).join(' ') };
}
