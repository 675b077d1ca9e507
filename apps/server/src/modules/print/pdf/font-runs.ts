import type { PdfRun } from './pdf-node.ts';

/** A font and the characters it covers. */
export interface CoveringFont {
  readonly name: string;
  has(codePoint: number): boolean;
}

/**
 * Splits a text into runs of the first font that covers their characters; characters that no font covers go to the first font. Text that
 * the first font covers completely stays a string. Control and format characters are removed.
 */
export function fontRuns(text: string, fonts: readonly [CoveringFont, ...CoveringFont[]]): string | PdfRun[] {
  const [main, ...others] = fonts;
  const printable = text.replace(/[\p{Cc}\p{Cf}]|\ufe0f/gu, (sign) => (sign === '\n' ? sign : sign === '\t' ? ' ' : ''));
  const runs: { text: string; font: string }[] = [];
  for (const letter of printable) {
    const point = letter.codePointAt(0)!;
    const { name } = isBlank(point) || main.has(point) ? main : (others.find((font) => font.has(point)) ?? main);
    const last = runs.at(-1);
    if (last && last.font === name) last.text += letter;
    else runs.push({ text: letter, font: name });
  }
  return runs.every(({ font }) => font === main.name) ? printable : runs;
}

const isBlank = (point: number): boolean => point <= 0x20 || point === 0x3000;
