/** A name in the forms that code needs, and the texts that people read. */
export interface Names {
  /** The folder: `meeting-room`. */
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
  readonly zh: string;
  readonly en: string;
}

const kebabPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longest = 40;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns null unless the name consists of lower-case words joined by hyphens. Without a Chinese name the English one stands for it. */
export function parseName(kebab: string, zh?: string): Names | null {
  if (!kebabPattern.test(kebab) || kebab.length > longest) return null;
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  const en = capital(words.join(' '));
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), snake: words.join('_'), zh: zh ?? en, en };
}

/** Text that is put between single quotes in code. */
export const isPlainText = (text: string): boolean => text.trim() === text && /^[^'"`\\<>{}\p{Cc}]{1,40}$/u.test(text);
