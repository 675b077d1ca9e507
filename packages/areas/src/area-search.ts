import type { Area, AreaPath } from './area.ts';
import { loadCities } from './cities.ts';
import { provinces } from './provinces.ts';

/** The finest level of an address: 1 province, 2 city, 3 district. */
export type AreaDepth = 1 | 2 | 3;

/** 台 and 臺 count as the same character; case, spaces and punctuation are ignored. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('臺', '台')
    .replaceAll(/[\s'’.-]/gu, '');
}

function namesOf({ name, simplified, english }: Area): readonly string[] {
  return [name, simplified ?? name, english ?? name].map(foldName);
}

/** All areas of a depth, in the order of the list; the path of a province or city without finer areas ends there. */
export async function allPaths(depth: AreaDepth): Promise<readonly AreaPath[]> {
  if (depth === 1) return provinces.map((province) => [province]);
  const cities = await Promise.all(provinces.map(({ code }) => loadCities(code)));
  return provinces.flatMap((province, index) =>
    cities[index]!.flatMap(({ districts, ...city }): AreaPath[] =>
      depth === 2 || districts.length === 0 ? [[province, city]] : districts.map((district) => [province, city, district]),
    ),
  );
}

/** The concatenated names in each script; a municipality appears once. */
function fullNames(path: AreaPath): readonly string[] {
  const parts = path.filter((area, index) => area.name !== path[index - 1]?.name).map(namesOf);
  return [0, 1, 2].map((script) => parts.map((names) => names[script]!).join(''));
}

/**
 * Finds areas by a part of their name in Traditional Chinese, Simplified Chinese or English, or by their code: first those whose own name
 * begins with the typed text, then those that contain it anywhere in their full name (`台北大安`). Returns at most `limit`.
 */
export async function searchAreas(typed: string, depth: AreaDepth, limit = 50): Promise<readonly AreaPath[]> {
  const words = typed.trim().split(/\s+/u).map(foldName).filter(Boolean);
  if (words.length === 0) return [];
  const found = (await allPaths(depth)).flatMap((path) => {
    const rank = rankOf(path, words);
    return rank === null ? [] : [{ path, rank }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ path }) => path);
}

function rankOf(path: AreaPath, words: readonly string[]): number | null {
  const last = path.at(-1)!;
  if (words.length === 1 && last.code.startsWith(words[0]!)) return last.code === words[0] ? 0 : 3;
  const whole = fullNames(path);
  if (!words.every((word) => whole.some((names) => isWithin(names, word)))) return null;
  const own = namesOf(last);
  const lead = words.at(-1)!;
  if (own.some((name) => name.startsWith(lead))) return 1;
  return own.some((name) => name.includes(lead)) ? 2 : 3;
}

/** Also matches without the characters for city, county and district: `台北大安` is within `台北市大安區`. */
function isWithin(names: string, word: string): boolean {
  return (
    names.includes(word) ||
    names.replaceAll(/[省市縣县區区鄉乡鎮镇]/gu, '').includes(word.replaceAll(/[省市縣县區区鄉乡鎮镇]/gu, '') || word)
  );
}
