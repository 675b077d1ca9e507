import type { Address } from '@inkstone/schema';
import type { Point } from './distance.ts';
import type { PlaceNamer } from './map-provider.ts';

/**
 * What a place is called, with the areas by the names and codes of our own list; areas that are not in it are words like any
 * others. Null when nobody knows.
 */
export async function addressAt(addressOf: PlaceNamer, point: Point, request: Parameters<PlaceNamer>[1]): Promise<Address | null> {
  const address = await addressOf(point, request);
  if (address === null) return null;
  // The list of areas comes only where a place is being named.
  const { checkAddress } = await import('@inkstone/areas');
  const checked = await checkAddress(address);
  if (checked.ok) return checked.value;
  const { provinceName, cityName, districtName } = address;
  return { address: [provinceName, cityName, districtName, address.address].filter(Boolean).join(' ') };
}
