import { loadCities, provinces, type Area, type AreaDepth, type AreaPath, type City } from '@inkstone/areas';
import type { Address } from '@inkstone/schema';

/** Returns the areas of an address whose codes are known. */
export function pathOfAddress(value: Address | null): AreaPath {
  const named = [
    [value?.provinceAdcode, value?.provinceName],
    [value?.cityAdcode, value?.cityName],
    [value?.districtAdcode, value?.districtName],
  ];
  const end = named.findIndex(([code]) => code === undefined);
  return named.slice(0, end === -1 ? 3 : end).map(([code = '', name = '']) => ({ code, name }));
}

/** Returns the areas to choose from on a level, given the areas chosen so far; null while a level above is missing. */
export async function areasOfLevel(level: number, path: AreaPath): Promise<readonly Area[]> {
  if (level === 0) return provinces;
  const cities = await loadCities(path[0]?.code ?? '');
  return level === 1 ? cities : districtsOf(cities, path[1]?.code);
}

function districtsOf(cities: readonly City[], code: string | undefined): readonly Area[] {
  return cities.find((city) => city.code === code)?.districts ?? [];
}

export interface AreaChoice {
  readonly path: AreaPath;
  /** No further level has to be chosen. */
  readonly isComplete: boolean;
}

/**
 * Chooses an area on a level. Choices on the levels below are discarded, and a city that is the only one of its province is chosen
 * automatically.
 */
export async function chooseArea(path: AreaPath, level: number, area: Area, depth: AreaDepth): Promise<AreaChoice> {
  const chosen = [...path.slice(0, level), area];
  if (chosen.length >= depth) return { path: chosen, isComplete: true };
  const below = await areasOfLevel(chosen.length, chosen);
  if (chosen.length === 1 && below.length === 1) return chooseArea(chosen, 1, below[0]!, depth);
  return { path: chosen, isComplete: below.length === 0 };
}
