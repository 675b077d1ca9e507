import { InvalidWorkbook } from './invalid-workbook.ts';
import type { XmlListener } from './xml-scan.ts';

/** Shared texts are kept in memory while a workbook is read; real tables stay below these limits. */
const maxTexts = 2_000_000;
const maxCharacters = 40_000_000;
/** No spreadsheet program allows longer texts in a cell. */
export const longestText = 100_000;

/** Collects the shared strings, which cells refer to by index. Phonetic readings are skipped. */
export function textListener(): XmlListener & { readonly texts: readonly string[] } {
  const texts: string[] = [];
  let characters = 0;
  let current: string | null = null;
  let isInText = false;
  let phoneticDepth = 0;
  return {
    texts,
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') phoneticDepth += 1;
      else if (name === 't') isInText = phoneticDepth === 0;
    },
    close(name) {
      if (name === 't') isInText = false;
      else if (name === 'rPh') phoneticDepth -= 1;
      else if (name === 'si') {
        texts.push(unescaped(current ?? ''));
        current = null;
        if (texts.length > maxTexts) throw new InvalidWorkbook('size', 'too many texts');
      }
    },
    text(text) {
      if (!isInText || current === null) return;
      current += text;
      characters += text.length;
      if (characters > maxCharacters || current.length > longestText) throw new InvalidWorkbook('size', 'too much text');
    },
  };
}

/** Decodes escapes such as `_x000D_` for characters that XML cannot contain. Omits NUL and replaces lone surrogates. */
export function unescaped(text: string): string {
  const whole = !text.includes('_x')
    ? text
    : text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return whole.replaceAll('\0', '').toWellFormed();
}
