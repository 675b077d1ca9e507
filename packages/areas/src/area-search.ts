import type { Area, AreaPath } from './area.ts';
import { loadCities } from './cities.ts';
import { provinces } from './provinces.ts';

/** How fine an address is. */
export type AreaDepth = 1 | 2 | 3;

/** 台 and 臺 are the same word; case, spaces and punctuation do not matter. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('臺', '台')
    .replaceAll(/[\s'’.-]/gu, '');
}

function namesOf({ name, simplified, english }: Area): readonly string[] {
  return [name, simplified ?? name, english ?? name].map(foldName);
}

/** All areas of a depth, in the order of the list; a province or city without finer ones ends there. */
export async function allPaths(depth: AreaDepth): Promise<readonly AreaPath[]> {
  if (depth === 1) return provinces.map((province) => [province]);
  const cities = await Promise.all(provinces.map(({ code }) => loadCities(code)));
  return provinces.flatMap((province, index) =>
    cities[index]!.flatMap(({ districts, ...city }): AreaPath[] =>
      depth === 2 || districts.length === 0 ? [[province, city]] : districts.map((district) => [province, city, district]),
    ),
  );
}

/** The names written one after the other, in one script; a municipality once. */
function fullNames(path: AreaPath): readonly string[] {
  const parts = path.filter((area, index) => area.name !== path[index - 1]?.name).map(namesOf);
  return [0, 1, 2].map((script) => parts.map((names) => names[script]!).join(''));
}

/**
 * Areas by a part of their name in Traditional, Simplified or English, or by their code: those whose own name begins with what was typed
 * first, then those that hold it anywhere in their full name (`台北大安`). At most `limit`.
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

/** Also with the words for city, county and district left out: `台北大安` is within `台北市大安區`. */
function isWithin(names: string, word: string): boolean {
  return (
    names.includes(word) ||
    names.replaceAll(/[省市縣县區区鄉乡鎮镇]/gu, '').includes(word.replaceAll(/[省市縣县區区鄉乡鎮镇]/gu, '') || word)
  );
}
