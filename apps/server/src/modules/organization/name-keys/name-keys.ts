import { polyphonic } from 'pinyin-pro';
import { zhuyinOf } from './zhuyin.ts';

/** Names are short; one with many ambiguous characters keeps its likelier readings only. */
const maxReadings = 16;
const maxCharacters = 24;

/**
 * Returns the search keys of a Chinese name besides its characters: pinyin and zhuyin, each in full and by initials, from every character
 * on, so that given names are found too. All readings of a character count, because a surname's is often the rarer one. Keys are separated
 * by spaces, with a space before the first one, so that a key begins after every space. Empty for a name without Chinese characters.
 *
 *     nameKeys('林雅婷')  // ' linyating lyt ㄌㄧㄣㄧㄚㄊㄧㄥ ㄌㄧㄊ yating yt …'
 */
export function nameKeys(name: string): string {
  const syllables = Array.from(name).filter(isHan).slice(0, maxCharacters).map(readings);
  if (syllables.length === 0) return '';
  const keys = new Set<string>();
  for (const reading of combinations(syllables)) {
    for (let first = 0; first < reading.length; first += 1) {
      for (const key of keysOf(reading.slice(first))) keys.add(key);
    }
  }
  return [...keys].map((key) => ` ${key}`).join('');
}

function isHan(character: string): boolean {
  return /\p{Script=Han}/u.test(character);
}

function readings(character: string): readonly string[] {
  const [found = []] = polyphonic(character, { toneType: 'none', type: 'array' });
  const each = new Set(found.filter((reading) => /^[a-zü]+$/.test(reading)));
  return each.size === 0 ? [character] : [...each].map((reading) => reading.replaceAll('ü', 'v'));
}

function combinations(syllables: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let found: string[][] = [[]];
  for (const each of syllables) {
    // All readings of the preceding characters, with the likelier reading of this one first: readings of a surname are not dropped by the
    // limit.
    const before = found;
    found = each.flatMap((reading) => before.map((start) => [...start, reading])).slice(0, maxReadings);
  }
  return found;
}

function keysOf(reading: readonly string[]): string[] {
  const zhuyin = reading.map((syllable) => zhuyinOf(syllable) ?? syllable);
  const firsts = (each: readonly string[]): string => each.map((part) => part.charAt(0)).join('');
  const full = reading.join('');
  return [
    full,
    firsts(reading),
    zhuyin.join(''),
    firsts(zhuyin),
    ...(full.includes('v') ? [full.replaceAll('v', 'u'), full.replaceAll('v', 'yu')] : []),
  ];
}
