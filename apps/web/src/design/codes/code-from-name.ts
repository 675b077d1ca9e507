import { isSqlKeyword, systemFields } from '@inkstone/schema';

export interface CodeOptions {
  /** Codes that others have. */
  readonly taken: ReadonlySet<string>;
  readonly maxLength?: number;
  /** What a name without a letter is called. */
  readonly fallback: string;
}

const reserved: ReadonlySet<string> = new Set([...Object.keys(systemFields).map((code) => code.toLowerCase()), 'rowstatus']);

/** Makes a code of a name that was read as pinyin: lower case, words joined by underscores, free and not reserved. */
export function codeFromWords(words: readonly string[], { taken, maxLength = 28, fallback }: CodeOptions): string {
  const plain = words
    .flatMap((word) =>
      word
        .normalize('NFD')
        .toLowerCase()
        .split(/[^a-z0-9]+/u),
    )
    .filter(Boolean)
    .join('_');
  const base = /^[a-z]/.test(plain) && plain.length > 1 ? plain : [fallback, plain].filter(Boolean).join('_');
  const short = base.slice(0, maxLength).replace(/_+$/, '');
  const isFree = (code: string) => !taken.has(code) && !isSqlKeyword(code) && !reserved.has(code);
  if (isFree(short)) return short;
  for (let number = 2; ; number += 1) {
    const ending = `_${number}`;
    const code = short.slice(0, maxLength - ending.length).replace(/_+$/, '') + ending;
    if (isFree(code)) return code;
  }
}

/** Makes a code of a name: Chinese characters by their pinyin, letters and digits as they are. */
export async function codeFromName(name: string, options: CodeOptions): Promise<string> {
  return codeFromWords(await pinyinOf(name), options);
}

/** Loads the pinyin before the line may be cut. */
export const preloadPinyin = (): void => void pinyinOf('');

async function pinyinOf(name: string): Promise<readonly string[]> {
  try {
    const [{ customPinyin, pinyin }, { default: readings }] = await Promise.all([import('pinyin-pro'), import('./readings.json')]);
    // Words of offices that the library, which is made for simplified characters, reads in another way.
    customPinyin(readings);
    return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  } catch {
    // Without a line the code is made of the letters alone.
    return [name];
  }
}
