import type { Address } from '@inkstone/schema';
import type { Point } from './distance.ts';
import type { ReverseGeocoder } from '../services/map-provider.ts';

/**
 * Returns the address of a point. Its areas have the names and codes of the built-in list; areas that are not in the list become part of
 * the street text. Null if the reverse geocoder finds no address.
 */
export async function addressAt(
  addressOf: ReverseGeocoder,
  point: Point,
  request: Parameters<ReverseGeocoder>[1],
): Promise<Address | null> {
  const address = await addressOf(point, request);
  if (address === null) return null;
  // The list of areas is loaded only when it is needed.
  const { checkAddress } = await import('@inkstone/areas');
  const checked = await checkAddress(address);
  if (checked.ok) return checked.value;
  const { provinceName, cityName, districtName } = address;
  return { address: [provinceName, cityName, districtName, address.address].filter(Boolean).join(' ') };
}
