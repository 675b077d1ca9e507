import { readArea, type City } from './area.ts';
import { provinces } from './provinces.ts';

type ProvinceFile = { readonly areas: string };

/** Codes of Taiwan's counties have five digits, all others six. */
function isInTaiwan(provinceCode: string): boolean {
  return provinceCode.length === 5;
}

/** A line is a city followed by its districts; a district's code is either complete or only the suffix to the city's code. */
function readCity(line: string): City {
  const [head = '', districts = ''] = line.split(':');
  const city = readArea(head);
  const stem = city.code.length === 5 ? city.code : city.code.slice(0, 4);
  return {
    ...city,
    districts: districts
      .split(',')
      .filter(Boolean)
      .map(readArea)
      .map((area) => (area.code.length < 6 ? { ...area, code: stem + area.code } : area)),
  };
}

const loading = new Map<string, Promise<readonly City[]>>();

async function loadFile(name: string): Promise<readonly City[]> {
  const { areas } = (await import(`./data/${name}.ts`)) as ProvinceFile;
  return areas.trim().split('\n').map(readCity);
}

/**
 * Returns the cities of a province with their districts; loaded once. A county of Taiwan is its own city. Empty for a code that is not a
 * province; a failed load is retried at the next call.
 */
export async function loadCities(provinceCode: string): Promise<readonly City[]> {
  if (!provinces.some(({ code }) => code === provinceCode)) return [];
  const name = isInTaiwan(provinceCode) ? 'taiwan' : provinceCode;
  const known = loading.get(name);
  const cities = known ?? loadFile(name);
  if (!known) {
    loading.set(name, cities);
    cities.catch(() => loading.delete(name));
  }
  return isInTaiwan(provinceCode) ? (await cities).filter(({ code }) => code === provinceCode) : cities;
}
