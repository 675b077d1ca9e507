import { WorkbookProblem } from './workbook-problem.ts';
import type { XmlListener } from './xml-scan.ts';

/** Texts of a workbook are kept while it is read; more than this is no table to fill in. */
const mostTexts = 2_000_000;
const mostSigns = 40_000_000;
/** No program lets more stand in a cell. */
export const longestText = 100_000;

/** The texts that cells name by number. What says how a text is pronounced is not part of it. */
export function textListener(): XmlListener & { readonly texts: readonly string[] } {
  const texts: string[] = [];
  let signs = 0;
  let current: string | null = null;
  let takes = false;
  let spoken = 0;
  return {
    texts,
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') spoken += 1;
      else if (name === 't') takes = spoken === 0;
    },
    close(name) {
      if (name === 't') takes = false;
      else if (name === 'rPh') spoken -= 1;
      else if (name === 'si') {
        texts.push(unescaped(current ?? ''));
        current = null;
        if (texts.length > mostTexts) throw new WorkbookProblem('size', 'too many texts');
      }
    },
    text(text) {
      if (!takes || current === null) return;
      current += text;
      signs += text.length;
      if (signs > mostSigns || current.length > longestText) throw new WorkbookProblem('size', 'too much text');
    },
  };
}

/** `_x000D_` is a sign that XML cannot hold. What no text can hold is left out: a zero, and halves of signs. */
export function unescaped(text: string): string {
  const whole = !text.includes('_x')
    ? text
    : text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return whole.replaceAll('\0', '').toWellFormed();
}
