import type { Address } from '@inkstone/schema';
import type { Area, AreaPath } from './area.ts';
import { loadCities } from './cities.ts';
import { provinces } from './provinces.ts';

const levels = [
  ['provinceName', 'provinceAdcode'],
  ['cityName', 'cityAdcode'],
  ['districtName', 'districtAdcode'],
] as const;

/** Returns an address with the names and codes of these areas, in Traditional Chinese; finer levels are left out. */
export function addressOfPath(path: AreaPath): Address {
  const parts = path.flatMap((area, index) => {
    const [name, code] = levels[index]!;
    return [
      [name, area.name],
      [code, area.code],
    ];
  });
  return Object.fromEntries(parts) as Address;
}

export type CheckedAddress<A extends Address> =
  | { readonly ok: true; readonly value: A }
  /** The code, or else the name, that is not an area or is not within the area above it. */
  | { readonly ok: false; readonly area: string };

/**
 * Normalizes an address against the list of areas, whichever way it was sent: each level is found by its code, or by its name if it has no
 * code, within the level above; names and codes are then taken from the list, and levels skipped between two known ones are filled in.
 * Refuses areas that are not in the list. Other members (street, coordinates) are kept.
 */
export async function checkAddress<A extends Address>(address: A): Promise<CheckedAddress<A>> {
  const { provinceName, provinceAdcode, cityName, cityAdcode, districtName, districtAdcode, ...rest } = address;
  const sent = [provinceAdcode ?? provinceName, cityAdcode ?? cityName, districtAdcode ?? districtName];
  if (sent.every((each) => each === undefined)) return { ok: true, value: address };
  const path = await findPath(sent);
  return Array.isArray(path) ? { ok: true, value: { ...addressOfPath(path), ...rest } as A } : { ok: false, area: path as string };
}

/** Returns the areas, or the first value sent that was not found. */
async function findPath([sentProvince, sentCity, sentDistrict]: readonly (string | undefined)[]): Promise<AreaPath | string> {
  const above = sentProvince === undefined ? provinces : provinces.filter((area) => isNamed(area, sentProvince));
  if (above.length === 0) return sentProvince!;
  if (sentCity === undefined && sentDistrict === undefined) return [above[0]!];
  for (const province of above) {
    const cities = (await loadCities(province.code)).filter((area) => sentCity === undefined || isNamed(area, sentCity));
    for (const { districts, ...city } of cities) {
      if (sentDistrict === undefined) return [province, city];
      const district = districts.find((area) => isNamed(area, sentDistrict));
      if (district) return [province, city, district];
    }
    // Within a single province the most specific known cause is returned.
    if (cities.length === 0 && sentProvince !== undefined) return sentCity!;
  }
  return sentDistrict ?? sentCity!;
}

function isNamed({ code, name, simplified }: Area, sent: string): boolean {
  return sent === code || sent === name || sent === simplified;
}
